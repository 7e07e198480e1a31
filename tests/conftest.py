"""How all tests run: the same examples each time, no screen, far from anybody's own files."""

import os
import tempfile

from hypothesis import settings

settings.register_profile("ci", derandomize=True, deadline=None, print_blob=True)
settings.register_profile("dev", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

# Before anything of Qt is loaded; HYPOTHESIS_PROFILE=dev asks for new examples.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
_home = tempfile.TemporaryDirectory(prefix="carcqt-tests-")
for _place in ("CACHE", "CONFIG", "DATA", "STATE"):
    os.environ[f"XDG_{_place}_HOME"] = os.path.join(_home.name, _place.lower())
