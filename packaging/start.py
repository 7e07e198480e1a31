"""What the packaged program begins with."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    # Its workers are the same program; here they part ways.
    freeze_support()
    from carcqt.cli import main

    sys.exit(main())
