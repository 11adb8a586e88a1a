"""Words on the table: what the main button, menus, tickets and refusals say. Everything passes Qt's translation."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.kernel.decisions import Option
from engine.trails.views.records import CardView, StandbyView, View
from trails_desktop.match.api import Undo
from trails_desktop.table.cards.faces import Face, Faces, face_of
from trails_desktop.table.cards.names import CardNames
from trails_desktop.table.cards.words import Words, own_name, translated
from trails_desktop.table.furniture.tickets import Ticket
from trails_desktop.table.hands.doubts import NO_ATTACK, PLACE_NOTHING
from trails_desktop.table.hands.refusing import Refusal
from trails_desktop.table.pieces.bubble import BubbleLine, BubbleState
from trails_desktop.table.pieces.buttons import ButtonKind, ButtonState
from trails_desktop.table.pieces.tray import TrayState
from trails_desktop.table.placing.picker import FILTER_FROM
from trails_desktop.table.questions import asking as ask
from trails_desktop.table.questions import byhand
from trails_desktop.table.questions.asking import Act, Asking, Main
from trails_desktop.table.questions.craft_texts import question
from trails_desktop.table.questions.paying import Purse
from trails_desktop.table.questions.state import Choice
from trails_desktop.table.scene.gestures import MISPLACED
from trails_desktop.ui.keys.keymap import KeyTexts
from trails_desktop.ui.paint import Medal


def _tr(text: str) -> str:
    return QCoreApplication.translate("Table", text)


def main_button(main: Main, asking: Asking, view: View, names: CardNames, players: tuple[str, str]) -> ButtonState:
    """The main button: one verb, and what follows."""
    tr = QCoreApplication.translate
    detail = ""
    if main.verb == "pass":
        verb, detail = tr("Table", "Pass"), _after_pass(view, names, players)
    elif main.verb == "decline":
        verb, detail = _decline(asking.purpose), ""
    elif main.verb == "cure":
        card = ask.find(view, int(main.answer[0][1])) if main.answer else None
        one = tr("Table", "Cure {card}").format(card=names.card_name(card)) if card is not None else ""
        verb = one or tr("Table", "Choose whom to cure")
        detail = tr("Table", "Esc: cure nothing")
    elif main.verb == "attack":
        verb, detail = tr("Table", "Attack"), tr("Table", "then choose the target")
    elif main.verb == "keep":
        verb, detail = tr("Table", "Keep"), tr("Table", "keep all these cards")
    elif main.verb == "exchange":
        verb = tr("Table", "Exchange {count}").format(count=main.count)
        detail = tr("Table", "then draw as many")
    elif main.verb == "nothing":
        verb, detail = tr("Table", "Place nothing"), tr("Table", "keep the whole hand")
    elif main.verb == "pay":
        verb = tr("Table", "Pay")
        detail = tr("Table", "action the cards marked")
    elif main.verb == "done":
        verb, detail = tr("Table", "Done"), tr("Table", "{count} chosen").format(count=main.count)
    elif main.verb in ("mark", "panel", "none"):
        verb, detail = tr("Table", "Choose"), ""
    elif view.phase == "over":
        verb, detail = tr("Table", "The game is over"), ""
    else:
        verb = tr("Table", "Waiting")
        if view.asked in (0, 1):
            detail = tr("Table", "{player} decides").format(player=players[view.asked])
    kind: ButtonKind = "quiet" if _better(main, asking) else "primary"
    key = tr("Table", "Space") if main.answer is not None else ""
    return ButtonState(verb, detail, key, kind=kind, enabled=main.answer is not None)


def _better(main: Main, asking: Asking) -> bool:
    """Whether a player would want something else than this default: gold is for a choice that was made, or the only
    sensible move."""
    if main.verb in ("nothing", "decline"):
        return bool(asking.picks) or bool(asking.seats)
    return main.verb == "pass" and asking.moves


def _decline(purpose: str) -> str:
    return {
        "attackers": _tr("No attack"),
        "fight back": _tr("Do not fight back"),
        "cure": _tr("Cure nothing"),
        "hand": _tr("Another tool"),
    }.get(purpose, _tr("Choose nothing"))


def _after_pass(view: View, names: CardNames, players: tuple[str, str]) -> str:
    tr = QCoreApplication.translate
    if view.standby:
        return tr("Table", "resolve {card}").format(card=names.name(view.standby[0].number))
    if view.combat is not None:
        return tr("Table", "go on with the attack")
    if view.step == "deployment" and view.step_seat in (0, 1):
        if view.step_seat == view.asked:
            return tr("Table", "end your deployment")
        return tr("Table", "let {player} go on").format(player=players[view.step_seat])
    return tr("Table", "go on")


def undo_button(undo: Undo, other: str, short: bool = False) -> ButtonState:
    """The undo button: free, or asking the other seat."""
    tr = QCoreApplication.translate
    verb = tr("Table", "Undo")
    if undo.policy == "ask":
        verb = tr("Table", "Undo: asks {player}").format(player=other)
    why = translated(undo.why) if undo.policy == "never" else ""
    return ButtonState(verb, icon="undo", enabled=undo.policy != "never", why=why, short=tr("Table", "Ask undo"))


def until_button(passing: bool) -> ButtonState:
    """Pass until something happens."""
    tr = QCoreApplication.translate
    if passing:
        return ButtonState(tr("Table", "Stop passing"), icon="pause", kind="ghost", checked=True)
    return ButtonState(
        tr("Table", "Pass until something happens"), icon="flag", kind="ghost",
        short=tr("Table", "Pass until it matters"),
    )  # fmt: skip


def modes_button() -> ButtonState:
    """How far to pass."""
    return ButtonState(" ", icon="menu", kind="ghost", why=_tr("How far to pass"))


def pass_choices(keys: KeyTexts) -> tuple[Choice, ...]:
    """The menu of how far to pass. Options: ``("until", how)``."""
    tr = QCoreApplication.translate
    return (
        Choice(("until", "decision"), tr("Table", "Until my next decision"), keys("decision"), "lamp"),
        Choice(("until", "event"), tr("Table", "Until something happens"), keys("until"), "flag"),
        Choice(("until", "turn"), tr("Table", "To the end of the turn"), keys("turn"), "down"),
    )


def auto_button(on: bool) -> ButtonState:
    """Auto-pass."""
    tr = QCoreApplication.translate
    return ButtonState(tr("Table", "Auto-pass"), icon="flag", checked=on, short=tr("Table", "Auto"))


# --- menus and sheets ------------------------------------------------------------------------------------------------
def act_choice(act: Act, view: View, names: CardNames) -> Choice:
    """One entry of a card's menu."""
    tr = QCoreApplication.translate
    obj = int(act.option[1]) if len(act.option) > 1 else 0
    card = ask.find(view, obj)
    printing = names.printing(card.number) if card is not None and card.number else None
    if act.verb == "arts":
        arts = printing.arts if printing else None
        text = tr("Table", "Play the arts")
        if arts and arts.name:
            text = tr("Table", "Arts: {name}").format(name=arts.name)
        return Choice(act.option, text, f"{arts.ep} EP" if arts else "", "play")
    if act.verb == "gain":
        return Choice(act.option, tr("Table", "Action it for 1 EP"), "", "action")
    if act.verb == "craft":
        return Choice(act.option, tr("Table", "Craft {number}").format(number=act.craft), _craft(printing, act), "lamp")
    if act.verb == "support":
        supported = ask.find(view, act.other)
        who = names.card_name(supported) if supported else ""
        return Choice(act.option, tr("Table", "Support {card}").format(card=who), "", "support")
    cost = ""
    if card is not None:
        if card.cp is not None:
            cost = f"{card.cp} CP"
        elif card.ep is not None:
            cost = f"{card.ep} EP"
    return Choice(act.option, tr("Table", "Play it"), cost, "play")


def _craft(printing: object, act: Act) -> str:
    """The beginning of the craft's text, to tell several apart."""
    text = getattr(printing, "text", "")
    crafts = [line.lstrip("•・ ") for line in text.splitlines() if line.startswith(("•", "・"))]
    if 1 <= act.craft <= len(crafts):
        said = crafts[act.craft - 1].replace("{action}", _tr("Action")).replace("{enter}", _tr("Enters:"))
        return said if len(said) <= 44 else said[:42].rstrip() + "…"
    return ""


def option_choice(
    option: Option, view: View, faces: Faces, players: tuple[str, str], words: Words
) -> Choice:  # fmt: skip
    """One option of a question asked by a sheet."""
    tr = QCoreApplication.translate
    names = faces.names
    kind, *rest = option
    if kind == "seat" and rest and isinstance(rest[0], int):
        who = own_name(players, view.seat) if rest[0] == view.seat else players[rest[0]]
        return Choice(option, who, icon="people")
    if kind == "trigger" and len(rest) > 1 and isinstance(rest[1], str) and rest[1]:
        # A craft that triggered: the card that bears it, wherever it is by now.
        picture = faces.pixmap(Face("face", rest[1]), 120, 1.0).toImage()
        return Choice(option, names.name(rest[1]), picture=picture)
    if kind in ("pick", "top", "under", "trigger", "card") and rest and isinstance(rest[0], int):
        card = ask.find(view, rest[0])
        if card is not None:
            shown = face_of(card, names)
            org = card.orgs[0] if card.orgs else ""
            picture = faces.pixmap(shown, 120, 1.0, card).toImage()
            return Choice(option, names.card_name(card) or tr("Table", "hidden card"), org=org, picture=picture)
        waiting = next((one for one in view.standby if one.id == rest[0] or one.source == rest[0]), None)
        if waiting is not None:
            return Choice(option, names.name(waiting.number), waiting_line(waiting, view, names, players))
        nth = tr("Table", "{what} {number}").format(what=translated(str(kind)), number=rest[0] + 1)
        return Choice(option, nth)
    if kind == "mode" and rest:
        return Choice(option, tr("Table", "Effect {number}").format(number=rest[0]))
    if kind == "org" and rest:
        return Choice(option, names.called(str(rest[0])), org=str(rest[0]))
    if kind == "name" and view.asked_for == "name" and rest:
        return Choice(option, names.called(str(rest[0])))
    if kind == "pass":
        return Choice(option, tr("Table", "Pass"))
    if (by_hand := byhand.option_words(option)) is not None:
        return by_hand
    said = " ".join(translated(part) if isinstance(part, str) else str(part) for part in (rest or [kind]))
    return Choice(option, said)


# --- tickets ---------------------------------------------------------------------------------------------------------
def waiting_line(waiting: StandbyView, view: View, names: CardNames, players: tuple[str, str]) -> str:
    """Who plays it, and what it aims at."""
    tr = QCoreApplication.translate
    aims = [names.card_name(card) for obj in waiting.targets if (card := ask.find(view, obj)) is not None]
    aims += [players[seat] for seat in waiting.target_seats]
    aims = [aim for aim in aims if aim]
    who = players[waiting.controller]
    what = {
        "arts": tr("Table", "arts"), "craft": tr("Table", "craft"), "trigger": tr("Table", "trigger"),
        "support": tr("Table", "support"), "base": tr("Table", "BASE"),
    }.get(waiting.kind, "")  # fmt: skip
    if waiting.x is not None:
        what = f"{what} X = {waiting.x}".strip()
    if aims and what:
        return tr("Table", "{player}: {what}, target {targets}").format(player=who, what=what, targets=", ".join(aims))
    if aims:
        return tr("Table", "{player}: target {targets}").format(player=who, targets=", ".join(aims))
    return tr("Table", "{player}: {what}").format(player=who, what=what) if what else who


def ticket(waiting: StandbyView, view: View, faces: Faces, players: tuple[str, str]) -> Ticket:
    """One waiting card as a ticket."""
    names = faces.names
    spec = names.face(waiting.number)
    kind: Medal | None = None
    cost: int | None = None
    if waiting.kind == "arts" and spec.arts is not None:
        kind, cost = "ep", spec.arts.ep
    elif waiting.kind in ("card", "event", "base"):
        pairs: tuple[tuple[Medal, int | None], ...] = (("cp", spec.cp), ("ep", spec.ep), ("lv", spec.level))
        kind, cost = next(((medal, value) for medal, value in pairs if value is not None), (None, None))
    return Ticket(
        id=waiting.id, name=spec.name, line=waiting_line(waiting, view, names, players),
        org=spec.orgs[0] if spec.orgs else "", cost_kind=kind, cost=cost, picture=faces.picture(waiting.number),
    )  # fmt: skip


# --- bubbles and spoken names ----------------------------------------------------------------------------------------
def refusal_bubble(refusal: Refusal, card: CardView | None, names: CardNames, words: Words) -> BubbleState:
    """Why something is not possible."""
    tr = QCoreApplication.translate
    name = names.card_name(card) if card is not None else ""
    if refusal.verb == MISPLACED:
        title = tr("Table", "Not there")
    elif refusal.verb in (PLACE_NOTHING, NO_ATTACK):
        title = tr("Table", "Place nothing?") if refusal.verb == PLACE_NOTHING else tr("Table", "No attack?")
    elif refusal.verb == "aim":
        title = tr("Table", "No target there")
    elif refusal.verb == "be attacked":
        title = tr("Table", "Cannot attack this")
    elif refusal.obj and name:
        title = tr("Table", "{card} cannot be used now").format(card=name)
    else:
        title = tr("Table", "Not possible now")
    lines = tuple(BubbleLine(words.reason(reason).plain, reason.rule) for reason in refusal.reasons)
    return BubbleState(title, lines)


def question_hint(
    asking: Asking, view: View, names: CardNames, words: Words, aiming: bool = False
) -> BubbleState | None:
    """What is asked, where the cards themselves are the answer; None for priority and for questions on a sheet. aiming:
    attackers are chosen, and what they attack is next."""
    decision = asking.decision
    if decision is None or asking.panel or asking.purpose == "priority":
        return None
    if aiming:
        said = _tr("Point at what they attack to see what would happen; a click attacks")
        return BubbleState(_tr("Now the target"), (BubbleLine(said, "803.5"),), "hint", "none")
    said = question(decision, words)
    head = {
        "attackers": _tr("Attack"),
        "attack target": _tr("Choose the target"),
        "fight back": _tr("Fight back"),
        "cure": _tr("Cure"),
        "place": _tr("Place a card"),
        "exchange": _tr("Exchange"),
        "pay": _tr("Pay"),
    }.get(asking.purpose, byhand.detail_of(decision) or asker(decision.source, view, names) or _tr("Choose"))
    lines = (BubbleLine(said, decision.rule),) if said else ()
    return BubbleState(head, lines, "hint", "none")


def payment_hint(purse: Purse, carried: bool) -> BubbleState | None:
    """How the payment of the card in hand (or under the cursor) is changed; None where there is nothing to choose."""
    if not purse.free:
        return None
    way = (
        _tr("Wheel: pay with other cards. Right click: pay with that one.")
        if carried
        else _tr("+ and -: pay with other cards.")
    )
    return BubbleState(_tr("Payment"), (BubbleLine(way, "1217.3"),), "hint", "none")


def asker(source: int, view: View, names: CardNames) -> str:
    """The name of the card that asks, "" if it is the rules or a card this seat may not know."""
    card = ask.find(view, source)
    return names.card_name(card) if card is not None else names.name(asking_number(source, view))


def asking_number(source: int, view: View) -> str:
    """The number of the card that asks, "" if it is the rules or a card this seat may not know."""
    card = ask.find(view, source)
    if card is not None:
        return card.number or ""
    if not source or not view.standby:
        return ""
    # A card that was played is no longer the one it was in the hand; what resolves is on top.
    return next((one.number for one in view.standby if one.id == source), view.standby[0].number)


def tray_title(
    tray: tuple[CardView, ...], browsing: bool, view: View, typed: str = "", found: int = 0
) -> TrayState | None:  # fmt: skip
    """What the cards over the table are; None if there are none. typed: the filter; found: how many fit it."""
    if not tray:
        return None
    zones = {card.zone for card in tray}
    title = zone_name(zones.pop()) if len(zones) == 1 else _tr("Cards to choose from")
    if view.looking and not browsing:
        title = _tr("Shown to you")
    detail = _tr("Esc: close") if browsing else ""
    if typed:
        tr = QCoreApplication.translate
        detail = tr("Table", "“{words}”: {found} of {count} · Esc: all").format(
            words=typed, found=found, count=len(tray)
        )
    elif len(tray) >= FILTER_FROM:
        detail = " · ".join(part for part in (_tr("Type to filter"), detail) if part)
    return TrayState(title, detail)


def zone_name(zone: str) -> str:
    """A zone's name."""
    return {
        "hand": _tr("Hand"), "field": _tr("Field"), "homebase": _tr("Homebase"), "trail": _tr("Trail"),
        "exile": _tr("Exile"), "deck": _tr("Deck"), "standby": _tr("Standby"),
    }.get(zone, zone)  # fmt: skip


def spoken_card(card: CardView, names: CardNames, can_act: bool = False) -> str:
    """What a screen reader says of a card: a hidden one says no more than its back."""
    tr = QCoreApplication.translate
    if card.number is None:
        parts = [tr("Table", "stunned card") if card.stunned else tr("Table", "face-down card")]
    else:
        parts = [names.card_name(card), "/".join(card.types)]
        if card.cp is not None and card.zone in ("hand", "homebase"):
            parts.append(f"{card.cp} CP")
        if card.ep is not None:
            parts.append(f"{card.ep} EP")
        if card.strength is not None and not card.stunned:
            parts.append(
                tr("Table", "STR {strength}, DEF {defence}").format(strength=card.strength, defence=card.defence)
            )
        parts += [translated(icon) for icon in card.icons]
        if card.stunned:
            parts.append(tr("Table", "stunned"))
        elif not card.face_up and card.zone == "homebase":
            parts.append(tr("Table", "face-down"))
    if not card.ready and not card.stunned:
        parts.append(tr("Table", "in action"))
    if "support" in card.attributes:
        parts.append(tr("Table", "has support"))
    parts += byhand.notes_of(card)
    parts += {
        "attacking": [tr("Table", "attacking")], "sclm attacking": [tr("Table", "attacking in SCLM")],
        "defending": [tr("Table", "defending")],
    }.get(card.combat, [])  # fmt: skip
    if can_act:
        parts.append(tr("Table", "can act"))
    return ", ".join(part for part in parts if part)
