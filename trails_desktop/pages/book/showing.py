"""What shows a rule at the table: the lesson that teaches it, or a board with a card that has the word on it.

A place is what the window's pages are asked for: ``lessons/together``, ``practice/craft/Dispatch``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from engine.trails.book.glossary import BookPage, Term

_RULES = re.compile(r"^rules: (\[.*\])$", re.MULTILINE)
_ID = re.compile(r"^  id: ([\w-]+)$", re.MULTILINE)


def taught(folder: Path) -> dict[str, str]:
    """The lesson of each rule that a lesson names. Only its two lines are read: a book opens at once."""
    found: dict[str, str] = {}
    for file in sorted(folder.glob("*.yaml")):
        try:
            text = file.read_text(encoding="utf-8-sig")
        except (OSError, UnicodeDecodeError):
            continue
        rules, ident = _RULES.search(text), _ID.search(text)
        if rules is not None and ident is not None:
            for rule in json.loads(rules[1]):
                found.setdefault(str(rule), ident[1])
    return found


class Shows:
    """Where each rule, word and page can be seen."""

    def __init__(self, lessons: Path, pages: Mapping[str, BookPage], terms: Iterable[Term]) -> None:
        """lessons: their folder."""
        self._rules = {rule: f"lessons/{lesson}" for rule, lesson in taught(lessons).items()}
        self._terms: dict[str, str] = {}
        for term in terms:
            page = pages.get(term.page)
            lesson = f"lessons/{page.lesson}" if page is not None and page.lesson else ""
            seen = self._rules.get(term.rule, lesson)
            self._terms[term.id] = f"practice/craft/{term.craft}" if term.craft else seen
            if term.rule and self._terms[term.id]:
                self._rules.setdefault(term.rule, self._terms[term.id])

    def of_rule(self, rule: str) -> str:
        """The place where a rule is seen: its own, or that of the rule it is a part of; "" if there is none."""
        while rule:
            if rule in self._rules:
                return self._rules[rule]
            rule = rule.rpartition("-")[0] if "-" in rule else rule[:-1] if rule[-1:].islower() else ""
        return ""

    def of_term(self, term: Term) -> str:
        """The place where a word is seen, "" if there is none."""
        return self._terms.get(term.id, "")
