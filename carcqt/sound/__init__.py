"""Quiet sounds made from numbers: which belong to what happens, their waves, and who plays them.
Knows no Qt and no game; without a device or the package for it, all is silent."""
