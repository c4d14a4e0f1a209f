"""The window with something in every view, for pictures of it: what a morning's work leaves behind, seeded."""
