"""What a package leaves out of its parts: never loaded by this program, and most of their size."""

from __future__ import annotations

import re
from typing import Final

#: Cuts of fonts that the program does not load.
_FONTS: Final = r"""
 | (Barlow|BarlowCondensed)-(?!(Regular|Medium|SemiBold|Bold)\.ttf)\w+\.ttf
 | SourceSerif4-Italic | Jost-Italic | NotoSerifJP"""

#: Of a folder that PyInstaller made.
_FOLDER: Final = re.compile(
    r"""Qt/translations/(?!qt(base)?_ja) | platformthemes/libqgtk3
 | plugins/(egldeviceintegrations|networkinformation|generic|printsupport|sqldrivers)/ | libQt6Egl
 | platforms/libq(linuxfb|eglfs|vnc|minimal|minimalegl|vkkhrdisplay) | imageformats/libq(tiff|tga|wbmp|icns|gif|pdf)
 | lib(gtk-3|gdk-3|atk-|atspi|cairo|gdk_pixbuf|pango|epoxy|datrie|thai|fribidi\.so|graphite2|harfbuzz\.so|rsvg)"""
    + _FONTS,
    re.VERBOSE,
)

#: Of the wheels for Windows: what only builds, what Qt has besides a window, what only compiles or tests.
_WHEELS: Final = re.compile(
    r"""^(hatchling|editables|pathspec|pluggy|trove_classifiers|packaging|_distutils)
 | ^PySide6/(?!(__init__|_config|_git_pyside_version)\.py$ | Qt(Core|Gui|Widgets)\.pyd$
     | Qt6(Core|Gui|Widgets|Svg)\.dll$ | pyside6\.abi3\.dll$ | (msvcp|vcruntime|concrt)\d+\w*\.dll$ | support/
     | plugins/(platforms/qwindows\.dll|styles/|iconengines/|imageformats/q(jpeg|ico|svg|webp)\.dll)
     | translations/qt(base)?_ja\.qm)
 | \.(pyi|lib|h)$ | ^sqlalchemy/testing/ | (?<!trails_desktop/data)/tests?/"""
    + _FONTS,
    re.VERBOSE,
)


def folder_keeps(path: str) -> bool:
    """Whether PyInstaller's folder keeps a file, by its path in there."""
    return _FOLDER.search(path.replace("\\", "/")) is None


def windows_keeps(path: str) -> bool:
    """Whether the Windows program keeps a file of a wheel, by its path in there."""
    return _WHEELS.search(path) is None
