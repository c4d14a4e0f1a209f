"""From recordings to the numbers of a surface, with the errors that say how far to trust them.

`bodies.py`, `kinks.py`, `segments.py`, `scene.py` and `slides.py` find what happens in a recording; `laws.py` and
`paths.py` (on a tilted board `curves.py`, of what spins `spun.py`) say how a token slows; `objective.py` turns a law
and slides into residuals and does not know who minimises them; `solve.py` minimises; `scatter.py` and `together.py`
let slides differ; `approach.py` and `hits.py` measure collisions; `checks.py`, `film_checks.py` and `spin_checks.py`
warn; `result.py` is what comes out; `fit.py` runs them in turn. `profile.py`, `bootstrap.py` and `predict.py` say how
sure it is, `compare.py` which law holds, `rethrow.py` throws a recorded slide again, `readings.py` and `skill.py` do
with stopwatch and tape what `fit.py` does with films.
"""

from lab.fitting.compare import LawFit, LawTable, compare_laws, comparing
from lab.fitting.fit import fit_slides
from lab.fitting.hits import Hit
from lab.fitting.laws import LAWS
from lab.fitting.predict import LeaveOneOut, Prediction
from lab.fitting.readings import ReadingErrors, fit_readings
from lab.fitting.result import Fit, FittedRecording, FitWarning, ReadingFit, SlideFit
from lab.fitting.rethrow import Rethrow, rethrow
from lab.fitting.segments import Segment, SegmentKind, Stretch
from lab.fitting.skill import ThrowerFit, thrower_of_landings, thrower_of_releases

__all__ = [
    "LAWS",
    "Fit",
    "FitWarning",
    "FittedRecording",
    "Hit",
    "LawFit",
    "LawTable",
    "LeaveOneOut",
    "Prediction",
    "ReadingErrors",
    "ReadingFit",
    "Rethrow",
    "Segment",
    "SegmentKind",
    "SlideFit",
    "Stretch",
    "ThrowerFit",
    "compare_laws",
    "comparing",
    "fit_readings",
    "fit_slides",
    "rethrow",
    "thrower_of_landings",
    "thrower_of_releases",
]
