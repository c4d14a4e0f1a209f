"""Grids over parameters to tidy tables: on local threads or a Dask cluster, the same numbers bit for bit."""

from lab.chance.sweep.grid import Axis, read_axis
from lab.chance.sweep.run import sweep
from lab.chance.sweep.table import SweepTable

__all__ = ["Axis", "SweepTable", "read_axis", "sweep"]
