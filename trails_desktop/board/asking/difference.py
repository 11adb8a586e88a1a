"""What an answer would do, said as the difference of two views."""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, replace

from engine.views import CardView, View
from trails_desktop.board.asking.saying import Teller, tr


@dataclass(frozen=True, slots=True)
class Change:
    """A line of the forecast. mood: 1 good for the seat shown, -1 bad, 0 neither. short: a word for a tag on its
    card."""

    said: str
    mood: int = 0
    cards: tuple[int, ...] = ()
    short: str = ""


def difference(before: View, after: View, teller: Teller) -> tuple[Change, ...]:
    """What is different after an answer, the gravest first."""
    found: list[Change] = []
    if after.winner is not None and before.winner is None:
        found.append(_ended(after, teller))
    old, new = _by_id(before), _by_id(after)
    gone = [card for ident, card in old.items() if ident not in new]
    came = [card for ident, card in new.items() if ident not in old]
    found += _moved(before, gone, came, teller)
    for ident, card in new.items():
        if ident in old and card.name is not None:
            found += _changed(before, old[ident], card, teller)
    found += _hidden(before, after, gone, came, teller)
    if after.winner is None and after.asked is not None and after.asked != before.asked:
        template = teller.words.waits.get(after.asked_for) or tr("Then {who} decides")
        found.append(Change(template.format(who=teller.names[after.asked])))
    return _joined(sorted(found, key=lambda change: -abs(change.mood)))


def _joined(changes: list[Change]) -> tuple[Change, ...]:
    """Lines that say the same become one."""
    counts = Counter(change.said for change in changes)
    found: dict[str, Change] = {}
    for change in changes:
        found.setdefault(change.said, change)
    return tuple(
        replace(change, said=f"{said} × {counts[said]}") if counts[said] > 1 else change
        for said, change in found.items()
    )


def _by_id(view: View) -> dict[int, CardView]:
    return {card.id: card for card in view.cards()}


def _ended(view: View, teller: Teller) -> Change:
    if view.winner is None or view.winner < 0:
        return Change(tr("Nobody wins"))
    return Change(tr("{who} wins").format(who=teller.names[view.winner]), 1 if view.winner == view.seat else -1)


def _moved(view: View, gone: list[CardView], came: list[CardView], teller: Teller) -> list[Change]:
    """Cards that lie in another place: they get new ids there, so they are matched by what they are."""
    found, waiting = [], defaultdict[tuple[str | None, int], list[CardView]](list)
    for card in came:
        waiting[card.number, card.owner].append(card)
    for card in gone:
        if card.name is None:
            continue
        there = waiting.get((card.number, card.owner))
        name = teller.card(view, card.id)
        if there:
            to = there.pop()
            between = card in view.shared  # it lies with nobody: where it comes from is no news
            said = tr("{card} → {after}") if between else tr("{card}: {before} → {after}")
            said = said.format(card=name, before=teller.place(card.zone), after=teller.place(to.zone))
            short = teller.place(to.zone).upper()
        else:
            said = tr("{card} leaves {before}").format(card=name, before=teller.place(card.zone))
            short = tr("leaves").upper()
        own = card.owner == view.seat
        mood = 0 if own and card.zone == "hand" else -1 if own else 1
        found.append(Change(said, mood, (card.id,), short))
    return found


def _changed(view: View, old: CardView, new: CardView, teller: Teller) -> list[Change]:
    found, own = [], 1 if new.owner == view.seat else -1
    name, words = teller.card(view, new.id), teller.words
    for field, value in new.numbers.items():
        was = old.numbers.get(field, value)
        if was != value and field in words.fields:
            said = tr("{card}: {field} {before} → {after}")
            said = said.format(card=name, field=words.fields[field], before=was, after=value)
            short = f"{words.fields[field]} {was} → {value}"
            found.append(Change(said, own if value > was else -own, (new.id,), short))
    for kind in {**old.counters, **new.counters}:
        was, value = old.counters.get(kind, 0), new.counters.get(kind, 0)
        if was != value:
            said = tr("{card}: {field} {before} → {after}")
            said = said.format(card=name, field=words.counters.get(kind, kind), before=was, after=value)
            short = f"{words.counters.get(kind, kind)} {value}".upper()
            found.append(Change(said, -own if value > was else own, (new.id,), short))
    if old.turned != new.turned:
        mark = words.marks.get("turned" if new.turned else "upright", tr("turned") if new.turned else tr("upright"))
        found.append(Change(f"{name}: {mark}", 0, (new.id,)))
    if old.zone != new.zone:
        said = tr("{card}: {before} → {after}")
        said = said.format(card=name, before=teller.place(old.zone), after=teller.place(new.zone))
        found.append(Change(said, 0, (new.id,)))
    return found


def _hidden(before: View, after: View, gone: list[CardView], came: list[CardView], teller: Teller) -> list[Change]:
    """Places of which only the number of cards is known."""
    found = []
    moved = Counter((card.owner, card.zone) for card in (*gone, *came) if card.name is None)
    for side, now in zip(before.sides, after.sides, strict=True):
        for zone, count in now.sizes.items():
            was = side.sizes.get(zone, 0)
            if was != count and moved[side.seat, zone]:
                said = tr("{who}: {place} {before} → {after}")
                said = said.format(who=teller.names[side.seat], place=teller.place(zone), before=was, after=count)
                found.append(Change(said))
    return found
