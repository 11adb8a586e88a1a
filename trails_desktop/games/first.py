"""What players read of the game that has no kit, since the program began with it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

#: Its proper name, by language.
NAMES: Final[Mapping[str, str]] = MappingProxyType({"en": "Daymark", "ja": "昼標"})
