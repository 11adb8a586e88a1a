"""A query's tree as SQL over the tables ``card`` and ``card_words``."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.text.source.lexicon import icon_words
from trails_desktop.library.search.query import Every, Node, Not, Some, Term
from trails_desktop.library.storage import meanings
from trails_desktop.library.storage.index import CJK, SPOKEN, folded, pairs, spoken
from trails_desktop.library.storage.letters import hiragana

_COLUMNS: Final = {"cp": "cp", "ep": "ep", "level": "level", "str": "strength", "def": "defence", "arts": "arts_ep"}
_BARRED: Final = {"org": "orgs", "set": "sets", "craft": "icons", "lang": "langs"}
_NUMBER: Final = re.compile(r"[A-Za-z0-9]{1,6}-[A-Za-z0-9]{1,8}")
_NO_WORD: Final = re.compile(r"[^\w]+")


@dataclass(slots=True)
class Sql:
    """A condition and its parameters, while it is put together. instead: other spellings of words by
    the word. orgs: names of organizations as they are kept for searching, with those in the
    other language."""

    instead: dict[str, tuple[str, ...]] = field(default_factory=dict)
    orgs: Sequence[tuple[str, str]] = ()
    values: list[Any] = field(default_factory=list)

    def put(self, value: Any) -> str:
        """A parameter."""
        self.values.append(value)
        return "?"

    def of(self, node: Node) -> str:
        """The condition of a node."""
        if isinstance(node, Not):
            return f"NOT {self.of(node.part)}"
        if isinstance(node, Every):
            return "(" + (" AND ".join(map(self.of, node.parts)) or "1") + ")"
        if isinstance(node, Some):
            return "(" + " OR ".join(map(self.of, node.parts)) + ")"
        made = self._term(node)
        return f"(NOT {made})" if node.op == "!=" else made

    def _term(self, term: Term) -> str:
        name = term.field
        if name in ("", "name", "text"):
            return self._words(term)
        if name in _COLUMNS:
            op = {":": "=", "!=": "="}.get(term.op, term.op)
            # a number that a card does not have fits no comparison, and is not unknown to a negation
            return f"coalesce(card.{_COLUMNS[name]} {op} {self.put(int(term.value))}, 0)"
        if name == "owned":
            op = {":": "=", "!=": "="}.get(term.op, term.op)
            copies = "coalesce((SELECT copies FROM collection WHERE collection.number=card.number), 0)"
            return f"({copies} {op} {self.put(int(term.value))})"
        if name == "sub":
            return self._contains("subnames", term)
        if name == "org":
            return self._org(term)
        if name in _BARRED:
            return self._contains(_BARRED[name], term, whole=name == "lang")
        if name == "type":
            parts = [part for part in re.split("[/・]", term.value.upper()) if part]
            has = [f"instr('/' || card.type || '/', {self.put(f'/{part}/')})" for part in parts]
            return "(" + " AND ".join(has) + ")"
        if name == "rarity":
            return f"(card.rarity = {self.put(term.value)} COLLATE NOCASE)"
        if name == "id":
            return f"(card.number LIKE {self.put(_like(term.value))} ESCAPE '!')"
        return self._flag(term.value.casefold())

    def _contains(self, column: str, term: Term, *, whole: bool = False) -> str:
        """A word of a list: any that contains it, the very word after "="."""
        word = folded(term.value).replace("|", "/")
        if column in SPOKEN:
            word = spoken(word)
        if column == "icons":
            word = unicodedata.normalize("NFKC", word)
            word = _icon(word)
        if not word:
            return f"(card.{column} <> '')"
        return f"(instr(card.{column}, {self.put(f'|{word}|' if whole or term.op == '=' else word)}) > 0)"

    def _org(self, term: Term) -> str:
        """An organization by a part of its name, also where a card gives only its other name."""
        asked = spoken(term.value)
        alike = {other for one, other in self.orgs if (asked == one if term.op == "=" else asked and asked in one)}
        others = (f"instr(card.orgs, {self.put(f'|{other}|')}) > 0" for other in sorted(alike))
        return f"({' OR '.join((self._contains('orgs', term), *others))})"

    def _flag(self, word: str) -> str:
        if word in ("playable", "manual", "unread"):
            stamp = self.put(meanings.grammar_stamp())
            read = f"(SELECT understood FROM compiled WHERE key=card.text_key AND stamp={stamp})"
            if word == "playable":
                return f"(card.text_key = '' OR coalesce({read}, 0) = 1)"
            return f"(card.text_key <> '' AND {read} {'= 0' if word == 'manual' else 'IS NULL'})"
        if word == "owned":
            return "(card.number IN (SELECT number FROM collection WHERE copies > 0))"
        if word == "pictured":
            return "(card.number IN (SELECT number FROM image))"
        return f"(instr(card.flags, {self.put(f'|{word}|')}) > 0)"

    def _words(self, term: Term) -> str:
        columns = {"name": ("name", "name_pairs"), "text": ("text", "text_pairs")}.get(term.field)
        words = [term.value, *self.instead.get(term.value.casefold(), ())]
        asked = [one for word in words if (one := match(word, columns))]
        conditions = []
        if asked:
            matched = self.put(" OR ".join(asked))
            conditions.append(f"card.id IN (SELECT rowid FROM card_words WHERE card_words MATCH {matched})")
        if term.field == "" and not term.quoted and _NUMBER.fullmatch(term.value):
            conditions.append(f"card.number LIKE {self.put(_like(term.value) + '%')} ESCAPE '!'")
        return f"({' OR '.join(conditions) or '1'})"


def match(word: str, columns: tuple[str, str] | None) -> str:
    """What FTS5 is asked for: the words in order, the last one unfinished; Japanese as pairs of letters."""
    plain = unicodedata.normalize("NFKC", word).casefold()
    asked = []
    tokens = [token for token in _NO_WORD.split(plain.replace("'", " ")) if token]
    if not CJK.search(plain) and tokens:
        asked.append(f"{columns[0] if columns else '{name text}'} : " + '"' + " ".join(tokens) + '" *')
    tight = "".join(plain.split())
    if _NO_WORD.sub("", tight):
        japanese = columns[1] if columns else "{name_pairs text_pairs}"
        if len(tight) == 1:
            asked.append(f'{japanese} : "{hiragana(tight)}" *')
        elif CJK.search(tight) or len(tight) > 1:
            phrase = pairs(tight).rsplit(" ", 1)[0].replace('"', " ")
            if _NO_WORD.sub("", phrase):
                asked.append(f'{japanese} : "{phrase}"')
    return "(" + " OR ".join(asked) + ")" if asked else ""


def _like(word: str) -> str:
    return word.replace("!", "!!").replace("%", "!%").replace("_", "!_").replace("*", "%")


def _icon(word: str) -> str:
    """The English key of an icon craft named in either language."""
    bare = word.strip("[]【】 ")
    for lang in ("en", "ja"):
        key = icon_words(lang).get(bare)
        if key is not None:
            return key.casefold()
    return bare
