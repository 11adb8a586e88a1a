"""The colours of the eight quarters: skies, cloths and faces of masks."""

from __future__ import annotations

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from trails_desktop.cardart.drawing.palette import Colour, Sky, rgb


@dataclass(frozen=True, slots=True)
class Quarter:
    """skies: zenith to horizon, three. cloths, trims, faces: what the players wear, five each, dealt together.
    main, second: of booths and bunting. tent: of what stands far."""

    skies: tuple[Sky, ...]
    light: Colour
    dark: Colour
    sun: Colour
    main: Colour
    second: Colour
    tent: Colour
    cloths: tuple[Colour, ...]
    trims: tuple[Colour, ...]
    faces: tuple[Colour, ...]


def _hues(words: str) -> tuple[Colour, ...]:
    return tuple(rgb("#" + word) for word in words.split())


def _sky(words: str) -> Sky:
    top, high, low, horizon = _hues(words)
    return top, high, low, horizon


def _quarter(skies: tuple[str, ...], rest: str, cloths: str, trims: str, faces: str) -> Quarter:
    light, dark, sun, main, second, tent = _hues(rest)
    dealt = (_hues(cloths), _hues(trims), _hues(faces))
    return Quarter(tuple(_sky(sky) for sky in skies), light, dark, sun, main, second, tent, *dealt)


QUARTERS: Final = MappingProxyType(
    {
        "fire": _quarter(
            ("2C0F1C 7E2320 DA5A26 FFC062", "8A3A20 E07A30 FFB85A FFE8B0", "1A0A16 45141E 8A2A22 D85A2C"),
            "FFDFA0 1C080C FFF0C0 C8452A F2B04A 5A1E1E",
            "2E1420 7E2A22 E8A03A 5A2A4A F0DCB8", "F2B04A F6D68A 7E1E16 F08A3A C8452A",
            "F2E2C8 C2653C 2E1418 F0B45A FBF2E0",
        ),
        "ice": _quarter(
            ("3C6C98 86B8D8 C8E4F0 F4FBFC", "16304E 2E5E8C 6A9CC4 BCDCEA", "8CB4D0 C4DEEC EAF4F8 FFFFFF"),
            "FFFFFF 16304A FFFFFF 4C9CC8 EAF6FA 7FA8C4",
            "1E3A5C EAF4FA 6A4A7C 4C88B4 A8D4E8", "8FC4DC 4C9CC8 E8E4F4 F4FBFF 1E4A7C",
            "CFEBF6 5E9CC4 FFFFFF EAF6FA 16304A",
        ),
        "wind": _quarter(
            ("1E6A70 5CB0A4 B4DCC4 F2F6DC", "5C9AB8 9CCCD4 DCEEDC FBFBEC", "0E3E48 2A7A78 6CB49C CCE4B4"),
            "FBFFE6 0C2C2C FFFFF0 2F8F7C F4E6B0 4E9488",
            "2F7F70 E8A050 F4ECD0 123E44 8A3A50", "F4E6B0 1E5A54 2F8F7C E8C24A F2D8A0",
            "F8F2D8 2F8F7C E8B860 F6E0C8 FBF6E6",
        ),
        "earth": _quarter(
            ("6A4A24 B88A44 E6C682 F8ECC8", "7A9078 B8BE88 E8DCA4 FBF4D4", "38240F 7A5420 C08A40 EBC47C"),
            "FFF2C8 2C1A0A FFF8E0 9A6426 5E7A34 8A6434",
            "7A4A26 5E6A30 D8C08A 3A4A20 4A2E18", "E0C080 C9963C 5E7A34 E8D49A 9AAA50",
            "E8D8B4 9A6A34 F2E8D8 B49A5A 6E7A3A",
        ),
        "thunder": _quarter(
            ("140C2C 3A2466 6E4AA0 B894D0", "3A2A6A 7A5CB4 B8A0DC ECDCF4", "0A0820 1E1444 44307C 8A68B8"),
            "E8D8FF 0C0620 FFF6D0 6A3FB0 F6D648 2E1C54",
            "2A1C54 D8C04A 8A6AC8 F0E8F8 6A2A6E", "F6D648 3A2466 F6EFC8 6A3FB0 F0B84A",
            "F4EEE0 8A60D0 C9A23C F0E4FF F6D648",
        ),
        "aqua": _quarter(
            ("142C5C 3262A0 7CA4CC C8DCE4", "3A7A9C 72B4C4 B4DCDC ECF6EC", "081632 16386E 2E66A0 7CB4CC"),
            "E4F2FA 0A1836 F4FAFF 2C5AB4 8FD0D8 28508C",
            "1E4A96 8FD0D8 123058 D8E8EC 3A8A7A", "8FD0D8 1E4A96 C8B478 3A68C6 F2E2B0",
            "F2F6F4 8FD0D8 D8C88A 3A8AB8 E8F0DC",
        ),
        "shine": _quarter(
            ("D89A2A F2C85A FBE6A0 FFFBE8", "7AB0D8 B8D8E4 F8F0C8 FFFCEC", "B06A1A E0A030 F8D070 FFF4C8"),
            "FFFBE0 4A2C08 FFFFFF D8A02A FFFFFF D0963C",
            "B4782A FFFFFF D8A02A FBF2DA 7A3A1E", "FFF2C0 D8A02A FFFFFF D8A02A F6D67A",
            "FFF6D8 F6CC5A E8B23A F6CC5A FFFDF4",
        ),
        "dark": _quarter(
            ("0A0A18 1C1A34 383454 6A6484", "201C34 443C5C 7A6C8C B8A8BC", "04040C 10101E 242238 484464"),
            "C8C4E4 06060E D8D4EA 3A3458 A8A0CC 16142A",
            "6E2238 3A3458 14121E 1C1A34 4A4468", "D8B04A A8A0CC 6A6484 6A6484 C8C4E4",
            "D8D0E4 A8A0CC F0ECFA E4E0F0 3A3458",
        ),
        "": _quarter(
            ("44294F 7A5080 C08CA0 F0D0B8", "2A1835 5A3A68 9A6C90 D8B0A8", "5A4A6A 9484A0 CCBCC4 F0E6DC"),
            "FFF0DC 1C1026 FFF4E0 7A5080 E2B95C 4A2A54",
            "4A2A54 8F3350 E2B95C 6A5A7A F0E6DC", "E2B95C F4E4CE 8F3350 F0E6DC 7A5080",
            "F4E4CE E2B95C FFF6E8 C8724E 8F7A9C",
        ),
    }
)  # fmt: skip
