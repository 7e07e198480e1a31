"""How standard controls are painted, ours and those in dialogs and menus of Qt itself: buttons,
checks, fields, lists that drop down, sliders, scroll bars, menus and tooltips, in one `QStyle`."""
