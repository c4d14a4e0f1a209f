"""`python -m ui` opens the window."""

from __future__ import annotations

import sys

from ui.app import launch

if __name__ == "__main__":
    sys.exit(launch())
