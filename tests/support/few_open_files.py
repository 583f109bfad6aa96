"""The app in a process that may have few files open: `python -m tests.support.few_open_files serve …`.

It takes the arguments of the app itself. FRUGAL_FILES in the environment is how many.
"""

from __future__ import annotations

import os
import resource
import sys

from companion import cli

if __name__ == "__main__":
    files = int(os.environ["FRUGAL_FILES"])
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    sys.exit(cli.main())
