"""What chance does with a throw: landing maps with intervals."""

from lab.chance.intervals import Chance, wilson
from lab.chance.landing import LandingMap, landing_map

__all__ = ["Chance", "LandingMap", "landing_map", "wilson"]
