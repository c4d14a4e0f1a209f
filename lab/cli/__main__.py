"""`python -m lab.cli`: the same as `knockout-lab`."""

from lab.cli import main

main()
