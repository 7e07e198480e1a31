"""`python -m carcqt` is the `carcqt` command."""

import sys

from carcqt.cli import main

if __name__ == "__main__":
    sys.exit(main())
