"""Puts into the wheel the compiled core of the rules, if CARCQT_COMPILE is set; else it is pure.
Puts into it the pictures that a first start shows, if CARCQT_PICTURES is set; else they are drawn.
Puts into it the manual pages and completions of the command, if CARCQT_MANUAL is set.
"""

import os
import subprocess
import sys
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCore(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        compiles = ["mypy>=2.4,<2.5", "setuptools>=65"] if "CARCQT_COMPILE" in os.environ else []
        # Whatever draws in the program draws here.
        draws = self.metadata.core.dependencies if "CARCQT_PICTURES" in os.environ else []
        tells = ["shtab>=1.8", "argparse-manpage>=4.6"] if "CARCQT_MANUAL" in os.environ else []
        return [*compiles, *draws, *tells, *(self.metadata.core.dependencies if tells else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if "CARCQT_PICTURES" in os.environ:
            self._draw(build_data)
        if "CARCQT_MANUAL" in os.environ:
            self._describe(build_data)
        if "CARCQT_COMPILE" in os.environ:
            self._compile(build_data)

    def _describe(self, build_data: dict[str, Any]) -> None:
        """Write what belongs below the `share` of the place that the wheel is installed in."""
        folder = Path(tempfile.mkdtemp())
        subprocess.run([sys.executable, "-m", "tools.terminal", folder], cwd=self.root, check=True)
        for file in filter(Path.is_file, folder.rglob("*")):
            build_data["shared_data"][str(file)] = file.relative_to(folder).as_posix()

    def _draw(self, build_data: dict[str, Any]) -> None:
        """Draw in another process: it ends with all that Qt has begun."""
        folder = Path(tempfile.mkdtemp())
        command = [sys.executable, "-m", "tools.ready_pictures", str(folder)]
        subprocess.run(command, cwd=self.root, check=True)
        build_data["force_include"][str(folder)] = "carcqt/_data/pictures"

    def _compile(self, build_data: dict[str, Any]) -> None:
        sys.path.insert(0, self.root)
        from tools.compile_core import compile_core

        folder = Path(tempfile.mkdtemp())
        compile_core(folder)
        for file in folder.rglob("*.*"):
            build_data["force_include"][str(file)] = f"carcqt/_core/{file.relative_to(folder)}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        # What was compiled calls on librt, as it was or newer, and that on the other.
        needed = [f"librt>={metadata.version('librt')}", "mypy_extensions"]
        build_data["dependencies"] += needed
