"""Sentences of the network in the language in use. They are shown as plain text, whatever the other side has put in."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trails_desktop.lan.line.sentences import Sentence


def shown(sentence: Sentence | None) -> str:
    """A sentence, translated and with a full stop; "" for none."""
    if sentence is None or not sentence.template:
        return ""
    text = QCoreApplication.translate("lan", sentence.template)
    for name, value in sentence.args:
        # a reason may be a sentence of ours that came over the line in English
        shown_value = QCoreApplication.translate("lan", value) if isinstance(value, str) and value else str(value)
        text = text.replace("{" + name + "}", shown_value)
    text = text.rstrip()
    return text if text.endswith((".", "。", "!", "?")) else text + ("。" if _japanese(text) else ".")


def _japanese(text: str) -> bool:
    return any("\u3040" <= letter <= "\u9fff" for letter in text)


def minutes(seconds: float) -> str:
    """A clock as it is read: 12:05."""
    whole = max(0, int(seconds + 0.999))
    return f"{whole // 60}:{whole % 60:02}"
