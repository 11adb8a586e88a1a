"""The program's languages: English in the source, others from catalogues, changed while the program runs.

A catalogue is a Qt translation source (`.ts`) in `assets/translations`, read as it is: no compiled twin can grow stale
beside it, and the usual tools (lupdate, Linguist) work on it. `NAME_CODE.ts` belongs to the language CODE; a language
may have several files.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication, QDateTime, QLibraryInfo, QLocale, QObject, QTranslator

#: Code and own name of every language the interface speaks.
LANGUAGES: Final = (("en", "English"), ("ja", "日本語"))
_log = logging.getLogger("trails.language")

Messages = dict[tuple[str, str], str]


def read_catalogue(file: Path) -> Messages:
    """(context, source text) to translation, finished ones only. Raises ValueError with one sentence."""
    try:
        root = ElementTree.fromstring(file.read_bytes())
    except (OSError, ElementTree.ParseError) as error:
        raise ValueError(f"The translation {file.name} cannot be read: {error}.") from error
    found: Messages = {}
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") in ("unfinished", "vanished", "obsolete"):
                continue
            source, text = message.findtext("source", ""), translation.text or ""
            if source and text:
                found[name, source] = text
    return found


def short_moment(made: QDateTime) -> str:
    """Day and minute in the local time, as the system writes them; year first where it has no language."""
    system, local = QLocale.system(), made.toLocalTime()
    if system.language() == QLocale.Language.C:
        return local.toString("yyyy-MM-dd HH:mm")
    return system.toString(local, QLocale.FormatType.ShortFormat)


def card_count(count: int) -> str:
    """So many cards, in the language in use."""
    one, several = QCoreApplication.translate("Count", "1 card"), QCoreApplication.translate("Count", "{count} cards")
    return one if count == 1 else several.format(count=count)


class Catalogue(QTranslator):
    """A translator over plain messages. A text without translation stays English."""

    def __init__(self, messages: Messages, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._messages = messages

    def isEmpty(self) -> bool:
        return not self._messages

    def translate(
        self,
        context: str | bytes | bytearray | memoryview,
        sourceText: str | bytes | bytearray | memoryview,
        disambiguation: str | bytes | bytearray | memoryview | None = None,
        n: int = -1,
    ) -> str:
        # Asked last of all translators, so that the source text itself is the right answer for an unknown one.
        source = str(sourceText)
        return self._messages.get((str(context), source), source)


class Languages(QObject):
    """Switches the application's language; every window then gets a LanguageChange event from Qt."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._code = "en"
        self._installed: list[QTranslator] = []

    @property
    def code(self) -> str:
        """The language in use."""
        return self._code

    def choose(self, wanted: str) -> str:
        """Use ``wanted`` ("" = the system's language, English if it is not spoken here); returns the code used."""
        known = [code for code, _ in LANGUAGES]
        code = wanted or QLocale.system().name().split("_")[0]
        if code not in known:
            code = "en"
        if code != self._code:
            self._switch(code)
        return code

    def _switch(self, code: str) -> None:
        for old in self._installed:
            QCoreApplication.removeTranslator(old)
            old.deleteLater()
        self._installed.clear()
        self._code = code
        if code == "en":
            return
        messages: Messages = {}
        for file in sorted(self._folder.glob(f"*_{code}.ts")):
            try:
                messages |= read_catalogue(file)
            except ValueError as error:
                _log.warning("%s", error)
        if not messages:
            _log.warning("No translation to %s was found; the program stays English.", code)
        # The last one installed is asked first: Qt's own texts, then ours.
        self._install(Catalogue(messages, self))
        own = QTranslator(self)
        if own.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
            self._install(own)

    def _install(self, translator: QTranslator) -> None:
        if QCoreApplication.installTranslator(translator):
            self._installed.append(translator)
