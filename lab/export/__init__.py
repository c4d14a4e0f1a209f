"""The tuned numbers for whoever builds the game elsewhere: for an engine, and as a set to check a port by."""

from lab.export.conformance import Conformance, conformance_set
from lab.export.engines import ENGINES, Engine, engine_code
from lab.export.numbers import physics_document

__all__ = ["ENGINES", "Conformance", "Engine", "conformance_set", "engine_code", "physics_document"]
