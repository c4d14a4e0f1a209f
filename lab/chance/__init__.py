"""What chance does with a throw: landing maps with intervals."""

from lab.chance.intervals import Chance, wilson
from lab.chance.landing import LandingMap, landing_map
from lab.chance.worth import WORTHS, Worth, printed, worth_by_name

__all__ = ["WORTHS", "Chance", "LandingMap", "Worth", "landing_map", "printed", "wilson", "worth_by_name"]
