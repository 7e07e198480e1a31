; Called by tools/windows.py with VERSION, FOLDER and SETUP.
; For one user: nothing here asks for the rights of an administrator.
Target amd64-unicode
!include "MUI2.nsh"

Name "carcqt"
OutFile "${SETUP}"
InstallDir "$LOCALAPPDATA\Programs\carcqt"
InstallDirRegKey HKCU "Software\carcqt" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

!define MUI_ICON "${FOLDER}/carcqt.ico"
!define MUI_UNICON "${FOLDER}/carcqt.ico"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\carcqt"
!define CLASSES "Software\Classes"

!define MUI_FINISHPAGE_RUN "$INSTDIR\carcqt.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"

LangString PACK ${LANG_ENGLISH} "carcqt pack"
LangString PACK ${LANG_FRENCH} "Recueil carcqt"
LangString FILE ${LANG_ENGLISH} "carcqt game, puzzle or lesson"
LangString FILE ${LANG_FRENCH} "Partie, casse-tête ou leçon carcqt"
LangString MATERIAL ${LANG_ENGLISH} "carcqt deck, map or layout"
LangString MATERIAL ${LANG_FRENCH} "Jeu de tuiles, carte ou mise en place carcqt"
LangString EDITOR ${LANG_ENGLISH} "carcqt Editor"
LangString EDITOR ${LANG_FRENCH} "Éditeur carcqt"

!macro KIND id title program
  WriteRegStr HKCU "${CLASSES}\${id}" "" "${title}"
  WriteRegStr HKCU "${CLASSES}\${id}\DefaultIcon" "" "$INSTDIR\carcqt.ico"
  WriteRegStr HKCU "${CLASSES}\${id}\shell\open\command" "" '"$INSTDIR\${program}" "%1"'
!macroend

Section
  SetOutPath "$INSTDIR"
  ; What an older version had and this one has not would be imported.
  IfFileExists "$INSTDIR\carcqt.exe" 0 +3
    RMDir /r "$INSTDIR\python"
    RMDir /r "$INSTDIR\lib"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateDirectory "$SMPROGRAMS\carcqt"
  CreateShortcut "$SMPROGRAMS\carcqt\carcqt.lnk" "$INSTDIR\carcqt.exe" "" "$INSTDIR\carcqt.ico"
  CreateShortcut "$SMPROGRAMS\carcqt\$(EDITOR).lnk" "$INSTDIR\carcqt-editor.exe" "" "$INSTDIR\carcqt.ico"

  ; Packs are ours. TOML files are not: they keep their program, and "Open with" offers ours.
  !insertmacro KIND "carcqt.pack" "$(PACK)" "carcqt.exe"
  !insertmacro KIND "carcqt.file" "$(FILE)" "carcqt.exe"
  !insertmacro KIND "carcqt.material" "$(MATERIAL)" "carcqt-editor.exe"
  WriteRegStr HKCU "${CLASSES}\.carcqt" "" "carcqt.pack"
  WriteRegNone HKCU "${CLASSES}\.toml\OpenWithProgids" "carcqt.file"
  WriteRegNone HKCU "${CLASSES}\.toml\OpenWithProgids" "carcqt.material"

  WriteRegStr HKCU "Software\carcqt" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "carcqt"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\carcqt.ico"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  ; Only what was installed: somebody may have chosen a folder with files of their own.
  RMDir /r "$INSTDIR\python"
  RMDir /r "$INSTDIR\lib"
  Delete "$INSTDIR\carcqt.exe"
  Delete "$INSTDIR\carcqt-editor.exe"
  Delete "$INSTDIR\carcqt-console.exe"
  Delete "$INSTDIR\carcqt.ico"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\LICENCES.md"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  RMDir /r "$SMPROGRAMS\carcqt"
  DeleteRegKey HKCU "${CLASSES}\carcqt.pack"
  DeleteRegKey HKCU "${CLASSES}\carcqt.file"
  DeleteRegKey HKCU "${CLASSES}\carcqt.material"
  DeleteRegKey HKCU "${CLASSES}\.carcqt"
  DeleteRegValue HKCU "${CLASSES}\.toml\OpenWithProgids" "carcqt.file"
  DeleteRegValue HKCU "${CLASSES}\.toml\OpenWithProgids" "carcqt.material"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\carcqt"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
