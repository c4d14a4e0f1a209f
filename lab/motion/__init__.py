"""How tokens move: the batch solver (exact, many slides) and the live table (pymunk, in real time)."""

from lab.motion.batch import draw_many, slide, slide_many
from lab.motion.events import Event
from lab.motion.live import LiveTable
from lab.motion.reach import rough_speed_to_reach, speed_to_reach
from lab.motion.release import Release, Releases
from lab.motion.result import Draw, SlideBatch, SlideResult
from lab.motion.scatter import Draws

__all__ = [
    "Draw",
    "Draws",
    "Event",
    "LiveTable",
    "Release",
    "Releases",
    "SlideBatch",
    "SlideResult",
    "draw_many",
    "rough_speed_to_reach",
    "slide",
    "slide_many",
    "speed_to_reach",
]
