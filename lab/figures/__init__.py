"""Still figures for reports, notebooks and print: matplotlib objects, never its global state."""
