"""The manual, as it stands in ``docs/manual``."""
