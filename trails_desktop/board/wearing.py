"""What cards wear and what the buttons say, for the question at hand."""

from __future__ import annotations

from collections.abc import Sequence

from trails_desktop.board.asking.asker import ON_A_SHEET
from trails_desktop.board.asking.difference import Change
from trails_desktop.board.asking.saying import tr
from trails_desktop.board.desk import Desk
from trails_desktop.board.pieces.card import Worn
from trails_desktop.table.pieces.buttons import ButtonState


def worn(desk: Desk, changes: Sequence[Change]) -> dict[int, Worn]:
    """The signs of every card that wears some."""
    asker, view = desk.asker, desk.now
    marks: dict[int, set[str]] = {}

    def put(ident: int, mark: str) -> None:
        marks.setdefault(ident, set()).add(mark)

    battle = view.battle
    numbers: dict[int, str] = {}
    if battle is not None:
        for nth, ident in enumerate(battle.attackers, 1):
            put(ident, "attacker")
            if battle.beside:
                numbers[ident] = str(nth)
        if battle.target > 0:
            put(battle.target, "target")
    if asker is not None and desk.sheet is None:
        taken = asker.taken()
        targets = asker.targets()
        many = asker.decision.most > 1
        for thing in asker.lit():
            if thing[0] == "card" and not (asker.acts and asker.source):
                put(int(thing[1]), "can" if asker.acts else "may")
        if asker.source:
            put(asker.source, "picked")
        for thing in targets:
            if thing[0] == "card":
                put(int(thing[1]), "target" if thing == desk.pointing else "may")
        for thing, nth in taken.items():
            if thing[0] == "card":
                put(int(thing[1]), "picked")
                if many:
                    numbers[int(thing[1])] = str(nth)
    focus = desk.hands.focus
    if focus is not None and focus[0] == "card":
        put(int(focus[1]), "focus")
    tags = {ident: _tag(change) for change in changes for ident in change.cards[:1] if change.mood}
    if asker is not None and desk.purse is not None:
        for ident in tuple(marks):
            marks[ident] -= {"picked", "may"}
        numbers.clear()
        tags = desk.purse.tags()
        for ident in desk.purse.paying():
            put(ident, "pays")
    return {
        ident: Worn(frozenset(marks.get(ident, set())), numbers.get(ident, ""), tags.get(ident, ("", "")))
        for ident in marks.keys() | tags.keys()
    }


def _tag(change: Change) -> tuple[str, str]:
    return change.short, "mint" if change.mood > 0 else "coral"


def buttons(desk: Desk) -> tuple[ButtonState | None, ButtonState | None, ButtonState | None, ButtonState | None]:
    """The main button, the one below it, taking back and giving up."""
    over = desk.now.winner is not None
    undo = ButtonState(tr("Undo"), icon="undo", enabled=not over and desk.match.can_undo())
    concede = ButtonState(tr("Give up"), icon="flag", enabled=not over)
    return (*_main(desk), undo, concede)


def _main(desk: Desk) -> tuple[ButtonState | None, ButtonState | None]:
    asker, view = desk.asker, desk.now
    space = tr("Space")
    if view.winner is not None:
        return None, None
    if asker is None or desk.busy:
        who = desk.match.names[view.seat ^ 1]
        return ButtonState(tr("Waiting"), tr("{who} decides").format(who=who), kind="quiet", enabled=False), None
    decision = asker.decision
    if desk.sheet is not None or decision.kind in ON_A_SHEET:
        question = desk.teller.question(view, decision)
        return ButtonState(question, kind="quiet", enabled=False, short=tr("Decide")), None
    back = (
        ButtonState(tr("Choose something else"), key=tr("Esc"), kind="ghost") if asker.chosen or asker.source else None
    )
    if desk.purse is not None:
        may = desk.match.can_undo()
        back = ButtonState(tr("Do not play it"), key=tr("Esc"), kind="ghost") if may else None
        ready = asker.answer() is not None
        said = ButtonState(
            tr("Pay"), desk.purse.standing(), space, kind="primary", enabled=ready, why=desk.purse.standing()
        )
        return said, back
    if asker.acts:
        if asker.chosen:
            option = asker.chosen[0]
            verb = desk.teller.verb(option, decision)
            return ButtonState(desk.option_said(option), verb.detail, space, kind="primary"), back
        if asker.plain and not asker.source:
            option = asker.plain[0]
            verb = desk.teller.verb(option, decision)
            kind = "primary" if len(decision.options) == 1 else "quiet"
            return ButtonState(desk.option_said(option), verb.detail, space, kind=kind), back  # type: ignore[arg-type]
        alone = bool(asker.source and asker.of(asker.source))
        return ButtonState(tr("Choose what for"), key=space if alone else "", kind="quiet", enabled=alone), back
    count, least, most = len(asker.chosen), decision.least, decision.most
    wanted = str(most) if least == most else tr("{least} to {most}").format(least=least, most=most)
    detail = tr("{count} of {wanted}").format(count=count, wanted=wanted)
    ready = asker.answer() is not None
    verb_said = tr("Choose none") if not count and ready else desk.teller.question(view, decision)
    kind = "primary" if ready and count else "quiet"
    state = ButtonState(verb_said, detail, space, kind=kind, enabled=ready, short=tr("Confirm"), why=asker.wanting())  # type: ignore[arg-type]
    return state, back
