"""The Trails rulebook, in rooms one above the other: see the layers in ``pyproject.toml``."""
