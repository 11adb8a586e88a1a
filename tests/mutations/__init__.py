"""Does a scenario fail when a rule is broken? Rules of the engine are broken one at a time and the scenarios run."""
