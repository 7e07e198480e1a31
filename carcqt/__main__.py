"""`python -m carcqt` is the `carcqt` command."""

import os
import sys

try:
    from carcqt.cli import main
except KeyboardInterrupt:
    os._exit(130)

if __name__ == "__main__":
    sys.exit(main())
