"""From recordings to the numbers of a surface, with the errors that say how far to trust them.

`slides.py` finds the slide in a track; `laws.py` says how a token slows; `objective.py` turns a law and
slides into residuals and does not know who minimises them; `solve.py` minimises; `checks.py` warns;
`result.py` is what comes out; `fit.py` runs them in turn.
"""

from lab.fitting.fit import fit_slides
from lab.fitting.laws import LAWS
from lab.fitting.result import Fit, FittedRecording, FitWarning, SlideFit

__all__ = ["LAWS", "Fit", "FitWarning", "FittedRecording", "SlideFit", "fit_slides"]
