"""What chance does with a throw: landing maps with intervals."""

from lab.chance.intervals import Chance, wilson
from lab.chance.landing import Knock, LandingMap, landing_map, landing_maps
from lab.chance.worth import WORTHS, Worth, printed, worth_by_name

__all__ = [
    "WORTHS",
    "Chance",
    "Knock",
    "LandingMap",
    "Worth",
    "landing_map",
    "landing_maps",
    "printed",
    "wilson",
    "worth_by_name",
]
