"""Words of what happened: one line of consequence, and the rows of what happened since one last decided.

Said from the lines of the log that the seat may read; nothing here knows more.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Literal

from PySide6.QtCore import QCoreApplication

from engine.trails.views.records import CardView, LogLine, View
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.cards.words import Words
from trails_desktop.table.hold.moments import Moment, on_field

Tone = Literal["", "name", "loss", "gain"]
_STUNNED = "{card} is stunned"
_STUN_LOSS = "Stun damage for {card}: {who} loses {n} bond"
_OVERKILL = "Overkill by {card}: {who} loses {n} bond"
_RESOLVES = "{card} resolves"
#: What is no news where an effect is told: what was paid, and where the card goes that was used.
_ASIDE = frozenset({_RESOLVES, "{card} goes to the trail", "{who} gains {n} EP", "{who} gains {n} CP"})
_MOST = 2  #: sentences of one effect


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words, and how they are set: a name, a loss or a gain of the seat that looks."""

    text: str
    tone: Tone = ""


@dataclass(frozen=True, slots=True)
class Told:
    """One line. tone: of the whole, by who lost. number: a card to be shown beside it. bond: "33 → 30"."""

    pieces: tuple[Piece, ...]
    rule: str = ""
    tone: Tone = ""
    number: str = ""
    icon: str = "lamp"
    bond: str = ""

    @property
    def plain(self) -> str:
        """The words alone."""
        return "".join(piece.text for piece in self.pieces)


@dataclass(frozen=True, slots=True)
class Row:
    """What happened, and what it did."""

    title: str
    detail: str = ""
    number: str = ""
    tone: Tone = ""
    bond: str = ""


class Teller:
    """Tells a seat's moments."""

    def __init__(self, words: Words, names: CardNames, players: tuple[str, str]) -> None:
        self._words, self._names, self._players = words, names, players

    # --- one line of consequence -------------------------------------------------------------------------------------
    def told(self, moment: Moment) -> Told:
        """What came of it."""
        seat, before, after = moment.view.seat, moment.before, moment.view
        lost = [max(0, before.players[at].bond - after.players[at].bond) for at in (0, 1)]
        mine = lost[seat] if seat in (0, 1) else 0
        theirs = lost[1 - seat] if seat in (0, 1) else 0
        tone: Tone = "loss" if mine else "gain" if theirs else ""
        icon = "lampout" if any(line.template == _STUNNED for line in moment.change.log) or mine or theirs else "lamp"
        if moment.kind == "fight":
            pieces, rule = self._fight(moment, seat), self._rule(moment, _STUNNED, _OVERKILL) or "804.11"
            number = self._first(moment)
        elif moment.kind == "resolve" and moment.waiting is not None:
            number = moment.waiting.number
            pieces, rule = self._effect(moment, number)
        else:
            lines = [line for line in moment.change.log if line.template not in _ASIDE]
            pieces, rule, number = self._lines(lines), lines[0].rule if lines else after.rule, ""
        at = seat if mine else 1 - seat
        bond = f"{before.players[at].bond} → {after.players[at].bond}" if (mine or theirs) and seat in (0, 1) else ""
        return Told(tuple(pieces), rule, tone, number, icon, bond)

    def _fight(self, moment: Moment, seat: int) -> list[Piece]:
        log = moment.change.log
        pieces: list[Piece] = []
        over: dict[int, int] = {}
        for line in log:
            if line.template == _OVERKILL:
                over[_seat(line)] = over.get(_seat(line), 0) + _n(line)
        for line in log:
            if line.template != _STUNNED:
                continue
            obj = _obj(line, "card")
            loss = next((one for one in log if one.template == _STUN_LOSS and _obj(one, "card") == obj), None)
            who = _seat(loss) if loss is not None else -1
            lost, extra = (_n(loss) if loss is not None else 0), over.pop(who, 0)
            pieces += [Piece("   ")] if pieces else []
            name = Piece(self._words.log_line(line).spans[0].text, "name")
            name = next((Piece(s.text, "name") for s in self._words.log_line(line).spans if s.kind == "card"), name)
            if loss is None:
                pieces += _fill(_say("{card} is stunned"), {"card": name})
            elif extra:
                said = _say("{card} is stunned, overkill {n}: {loss}")
                pieces += _fill(
                    said, {"card": name, "n": Piece(str(extra)), "loss": self._loss(who, lost + extra, seat)}
                )
            else:
                said = _say("{card} is stunned: {loss}")
                pieces += _fill(said, {"card": name, "loss": self._loss(who, lost, seat)})
        for who, lost in over.items():
            pieces += [Piece("   ")] if pieces else []
            pieces += _fill(_say("Nobody in the way: {loss}"), {"loss": self._loss(who, lost, seat)})
        if not pieces:
            pieces = [Piece(_say("Nobody is stunned: nothing happens"))]
        return pieces

    def _effect(self, moment: Moment, number: str) -> tuple[list[Piece], str]:
        lines = [line for line in moment.change.log if line.template not in _ASIDE]
        rule = lines[0].rule if lines else "1205.1"
        if not lines:
            name = Piece(self._names.name(number), "name")
            aims = moment.waiting is not None and (moment.waiting.targets or moment.waiting.target_seats)
            gone = aims and not self._standing(moment)
            said = _say("{card}: its target is gone, nothing happens") if gone else self._nothing(moment, number)
            return _fill(said, {"card": name}), rule
        pieces = self._lines(lines[:_MOST])
        if len(lines) > _MOST:
            pieces.append(Piece(_say(", and {n} more").format(n=len(lines) - _MOST)))
        return pieces, rule

    def _standing(self, moment: Moment) -> bool:
        waiting = moment.waiting
        if waiting is None:
            return False
        there = {card.id for player in moment.view.players for card in (*player.field, *player.homebase)}
        return bool(waiting.target_seats) or any(obj in there for obj in waiting.targets)

    def _nothing(self, moment: Moment, number: str) -> str:
        """An effect that found nothing: what it looked for, where its text says so and none is there."""
        printing = self._names.printing(number, "en")
        said = (printing.text if printing is not None else "").lower()
        fields = [player.field for player in moment.before.players]
        if "you control" in said and moment.seat in (0, 1):
            fields = [moment.before.players[moment.seat].field]
        there = {kind for field in fields for card in field for kind in card.types if not card.stunned}
        for verb, thing, template in (
            ("destroy", "ITEM", _say("{card}: no ITEM to destroy, nothing happens")),
            ("destroy", "UNIT", _say("{card}: no UNIT to destroy, nothing happens")),
            ("stun", "UNIT", _say("{card}: no UNIT to stun, nothing happens")),
            ("ready", "UNIT", _say("{card}: no UNIT to ready, nothing happens")),
        ):
            if f"{verb} " in said and thing.lower() in said and thing not in there:
                return template
        return _say("{card}: nothing happens")

    def _lines(self, lines: Sequence[LogLine]) -> list[Piece]:
        pieces: list[Piece] = []
        for line in lines:
            pieces += [Piece("   ")] if pieces else []
            for span in self._words.log_line(line).spans:
                pieces.append(Piece(span.text, "name" if span.kind in ("card", "seat") else ""))
        return pieces

    def _loss(self, who: int, lost: int, seat: int) -> Piece:
        if who == seat:
            return Piece(_say("you lose {n}").format(n=lost), "loss")
        return Piece(_say("{who} loses {n}").format(who=self._name(who), n=lost), "gain" if seat in (0, 1) else "")

    # --- what was declared -------------------------------------------------------------------------------------------
    def attack(self, moment: Moment) -> tuple[tuple[str, str], tuple[str, str], str, str]:
        """Names and second lines of attackers and target, and the two numbers; "" where there is none."""
        combat, view = moment.combat, moment.view
        if combat is None:
            return ("", ""), ("", ""), "", ""
        cards = [card for obj in combat.attackers if (card := on_field(view, obj)) is not None]
        names = " + ".join(self._names.card_name(card) for card in cards[:2])
        if len(cards) > 2:
            first = self._names.card_name(cards[0])
            names = _say("{card} and {n} more").format(card=first, n=len(cards) - 1)
        how = _say("attacks alone") if len(cards) == 1 else _say("attack together: STR added")
        why = self._changed(cards[0], "str") if len(cards) == 1 else ""
        strength = sum(card.strength or 0 for card in cards)
        target = on_field(view, combat.target) if combat.target else None
        if target is None:
            nobody = _say("every point of STR is bond")
            return (names, why or how), (self._name(combat.target_seat), nobody), str(strength), ""
        stands = self._changed(target, "def") or _say("is attacked")
        return (names, why or how), (self._names.card_name(target), stands), str(strength), str(target.defence or 0)

    def _changed(self, card: CardView, field: str) -> str:
        """Why a number is not the printed one: "3 - 1, Marked for the Dark"."""
        changes = [change for change in card.changes if change.field == field and change.source]
        if not changes:
            return ""
        now = (card.strength if field == "str" else card.defence) or 0
        parts = [str(now - sum(change.amount for change in changes))]
        parts += [f"{'+' if change.amount >= 0 else '−'} {abs(change.amount)}" for change in changes]
        return f"{' '.join(parts)}, {', '.join(dict.fromkeys(self._names.name(c.source) for c in changes))}"

    # --- since one last decided --------------------------------------------------------------------------------------
    def rows(self, since: Sequence[Moment]) -> tuple[Row, ...]:
        """What happened, the newest last: what was played with what it did."""
        found: list[Row] = []
        for moment in since:
            if moment.kind == "turn":
                found.append(Row(_say("Turn {n} began").format(n=moment.view.turn), self.initiative(moment.view)))
            elif moment.kind == "ticket" and moment.waiting is not None:
                name = self._names.name(moment.waiting.number)
                title = _say("{who} played {card}").format(who=self._you(moment), card=name)
                found.append(Row(title, "", moment.waiting.number))
            elif moment.kind == "attack":
                (one, _), (other, _), strength, defence = self.attack(moment)
                title = _say("{card} attacked {target}").format(card=one, target=other)
                against = _say("{one} against {other}").format(one=strength, other=defence) if defence else ""
                found.append(Row(title, against, self._first(moment)))
            elif moment.tells:
                told = self.told(moment)
                last = found[-1] if found else None
                if moment.kind == "resolve" and last is not None and last.number == told.number and not last.detail:
                    found[-1] = Row(last.title, told.plain, last.number, told.tone, told.bond)
                else:
                    found.append(Row(told.plain, "", told.number, told.tone, told.bond))
        return tuple(found)

    def initiative(self, view: View) -> str:
        """Who goes first in this turn."""
        if view.initiative == view.seat:
            return _say("Your initiative: you go first")
        return _say("{who} has the initiative and goes first").format(who=self._name(view.initiative))

    def _you(self, moment: Moment) -> str:
        return self._name(moment.seat)

    def _name(self, seat: int) -> str:
        return self._players[seat] if seat in (0, 1) else ""

    def _first(self, moment: Moment) -> str:
        """The number of a card to be shown: who is stunned, else who attacks."""
        combat = moment.combat
        stunned = next((line for line in moment.change.log if line.template == _STUNNED), None)
        if stunned is not None:
            return str(dict(stunned.args)["card"][1])  # type: ignore[index]  # a card is (word, number, object)
        card = on_field(moment.before, combat.attackers[0]) if combat is not None and combat.attackers else None
        return card.number or "" if card is not None else ""

    @staticmethod
    def _rule(moment: Moment, *templates: str) -> str:
        return next((line.rule for line in moment.change.log if line.template in templates), "")


def _say(text: str) -> str:
    return QCoreApplication.translate("Hold", text)


def _fill(template: str, values: Mapping[str, Piece]) -> list[Piece]:
    """A translated template in pieces. A field nobody gave stays visible."""
    pieces: list[Piece] = []
    for words, field, _, _ in Formatter().parse(template):
        if words:
            pieces.append(Piece(words))
        if field is not None:
            pieces.append(values.get(field, Piece("{" + field + "}")))
    return pieces


def _seat(line: LogLine) -> int:
    who = dict(line.args).get("who")
    return int(who[1]) if isinstance(who, tuple) else -1


def _obj(line: LogLine, field: str) -> int:
    card = dict(line.args).get(field)
    return int(card[2]) if isinstance(card, tuple) and len(card) > 2 else 0


def _n(line: LogLine) -> int:
    n = dict(line.args).get("n")
    return n if isinstance(n, int) else 0
