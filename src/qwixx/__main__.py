"""`python -m qwixx` is the command `qwixx`."""

import sys

from qwixx.cli import main

sys.exit(main())
