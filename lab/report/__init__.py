"""The main job as one value and one page: slides to friction, a table, landings, a scored round."""

from lab.report.folder import write_report
from lab.report.job import Demo, run_demo

__all__ = ["Demo", "run_demo", "write_report"]
