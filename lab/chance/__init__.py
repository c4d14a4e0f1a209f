"""What chance does with a throw: landing maps with intervals, what ends are worth, where to aim."""

from lab.chance.aims import AimMap, BestAim, aim_map
from lab.chance.expected import expected_worth
from lab.chance.filling import release_table, release_tables
from lab.chance.intervals import Chance, Mean, wilson
from lab.chance.landing import Knock, LandingMap, full_heat, landing_map, landing_maps
from lab.chance.plane import PlaneMap, landing_plane_map
from lab.chance.reasons import why
from lab.chance.skill import SkillCurve, skill_curve, skill_curve_of
from lab.chance.table import Aims, ReleaseTable
from lab.chance.worth import WORTHS, Worth, printed, worth_by_name
from lab.chance.worth_parts import WorthPart, worth_parts

__all__ = [
    "WORTHS",
    "AimMap",
    "Aims",
    "BestAim",
    "Chance",
    "Knock",
    "LandingMap",
    "Mean",
    "PlaneMap",
    "ReleaseTable",
    "SkillCurve",
    "Worth",
    "WorthPart",
    "aim_map",
    "expected_worth",
    "full_heat",
    "landing_map",
    "landing_maps",
    "landing_plane_map",
    "printed",
    "release_table",
    "release_tables",
    "skill_curve",
    "skill_curve_of",
    "why",
    "wilson",
    "worth_by_name",
    "worth_parts",
]
