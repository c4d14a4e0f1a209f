"""From recordings to the numbers of a surface, with the errors that say how far to trust them.

`bodies.py`, `kinks.py`, `scene.py` and `slides.py` find what happens in a recording; `laws.py` and `paths.py` say
how a token slows; `objective.py` turns a law and slides into residuals and does not know who minimises them;
`solve.py` minimises; `scatter.py` and `together.py` let slides differ; `approach.py` and `hits.py` measure
collisions; `checks.py` and `film_checks.py` warn; `result.py` is what comes out; `fit.py` runs them in turn.
"""

from lab.fitting.compare import LawFit, LawTable, compare_laws
from lab.fitting.fit import fit_slides
from lab.fitting.hits import Hit
from lab.fitting.laws import LAWS
from lab.fitting.result import Fit, FittedRecording, FitWarning, SlideFit

__all__ = [
    "LAWS",
    "Fit",
    "FitWarning",
    "FittedRecording",
    "Hit",
    "LawFit",
    "LawTable",
    "SlideFit",
    "compare_laws",
    "fit_slides",
]
