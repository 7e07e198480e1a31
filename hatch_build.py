"""Puts the compiled core of the rules into the wheel, if CARCQT_COMPILE is set; else it is pure."""

import os
import sys
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCore(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy>=2.4,<2.5", "setuptools>=65"] if "CARCQT_COMPILE" in os.environ else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or "CARCQT_COMPILE" not in os.environ:
            return
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
