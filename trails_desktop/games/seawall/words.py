"""Seawall's words on the board, in the language in use."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trails_desktop.board.game import BoardWords, Verb
from trails_desktop.games.seawall.prints import keyword_name, type_name


def _prompt(template: str) -> str:
    return QCoreApplication.translate("engine", template)


def words() -> BoardWords:
    """All of them."""
    tr = QCoreApplication.translate
    return BoardWords(
        places={
            "hand": tr("Seawall", "hand"), "deck": tr("Seawall", "deck"), "resource deck": tr("Seawall", "reserve"),
            "battle": tr("Seawall", "battle area"), "base": tr("Seawall", "base"),
            "shields": tr("Seawall", "shields"), "resources": tr("Seawall", "resources"),
            "trash": tr("Seawall", "trash"), "removed": tr("Seawall", "removed"), "limbo": tr("Seawall", "nowhere"),
            "base and shields": tr("Seawall", "base · shields"), "ready": tr("Seawall", "ready"),
            "turn-start": tr("Seawall", "Start"), "draw": tr("Seawall", "Draw"), "resource": tr("Seawall", "Resource"),
            "main": tr("Seawall", "Main"), "end": tr("Seawall", "End"), "attack": tr("Seawall", "Attack"),
            "block": tr("Seawall", "Block"), "action": tr("Seawall", "Action"), "damage": tr("Seawall", "Damage"),
            "battle end": tr("Seawall", "Battle end"),
        },
        verbs={
            "pass": Verb(tr("Seawall", "Pass"), tr("Seawall", "on to the next step"), cards=()),
            "main: pass": Verb(tr("Seawall", "End main phase"), tr("Seawall", "on to the end of the turn"), cards=()),
            "play": Verb(tr("Seawall", "Play {0}")),
            "pair": Verb(tr("Seawall", "Pair {0} with {1}"), cards=(1, 2)),
            "activate": Verb(tr("Seawall", "Use an effect of {0}"), cards=(1,)),
            "support": Verb(tr("Seawall", "Support {1} with {0}"), cards=(1, 2)),
            "attack": Verb(tr("Seawall", "Attack {1} with {0}"), cards=(1, 2)),
            "block": Verb(tr("Seawall", "Block with {0}")),
            "no block": Verb(tr("Seawall", "No block"), cards=()),
            "pick": Verb(tr("Seawall", "{0}")),
            "yes": Verb(tr("Seawall", "Yes"), cards=()),
            "no": Verb(tr("Seawall", "No"), cards=()),
            "trigger": Verb(tr("Seawall", "{0}")),
            "discard": Verb(tr("Seawall", "Discard {0}")),
        },
        questions={
            "main": tr("Seawall", "Your main phase"), "action": tr("Seawall", "Pass"),
            "block": tr("Seawall", "Block?"), "redraw": tr("Seawall", "Redraw your hand?"),
            "initiative": tr("Seawall", "Who goes first?"), "discard": tr("Seawall", "Discard down to ten"),
            "order": tr("Seawall", "Which of these comes next?"),
            "pay": tr("Seawall", "Pay how much with spare Resources?"),
            "choose": tr("Seawall", "Choose"), "yes-no": tr("Seawall", "Use {source}?"),
        },
        types={kind: type_name(kind) for kind in ("unit", "pilot", "command", "base", "resource")},
        fields={"ap": "AP", "hp": "HP", "level": tr("Seawall", "level"), "cost": tr("Seawall", "cost")},
        marks={
            "linked": tr("Seawall", "bonded"), "arrived": tr("Seawall", "came this turn"),
            "turned": tr("Seawall", "rested"), "upright": tr("Seawall", "active"),
        },
        counters={"damage": tr("Seawall", "damage")},
        values={
            word: keyword_name(word)
            for word in ("blocker", "repair", "breach", "support", "first strike", "high-maneuver")
        },
        waits={
            "block": tr("Seawall", "{who} may block: the rest is open"),
            "action": tr("Seawall", "{who} may act first: the rest is open"),
        },
        quiet={"redraw": "no"},
        prompt=_prompt,
    )  # fmt: skip
