"""Eightfold's words on the board, in the language in use."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from trails_desktop.board.game import BoardWords, Verb
from trails_desktop.games.eightfold.houses import HOUSES
from trails_desktop.games.eightfold.prints import keyword_name, type_name


def _prompt(template: str) -> str:
    return QCoreApplication.translate("engine", template)


def words() -> BoardWords:
    """All of them."""
    tr = QCoreApplication.translate
    kinds = ("forward", "backup", "summon", "monster", "weapon", "armor", "accessory", "formation", "ability")
    return BoardWords(
        places={
            "hand": tr("Eightfold", "hand"), "deck": tr("Eightfold", "deck"), "field": tr("Eightfold", "field"),
            "backups": tr("Eightfold", "backups"), "monsters": tr("Eightfold", "monsters"),
            "formation": tr("Eightfold", "formation"), "forwards": tr("Eightfold", "forwards"),
            "damage": tr("Eightfold", "damage"), "break zone": tr("Eightfold", "break"),
            "removed": tr("Eightfold", "removed"), "stack": tr("Eightfold", "stack"),
            "active": tr("Eightfold", "Active"), "draw": tr("Eightfold", "Draw"), "main 1": tr("Eightfold", "Main 1"),
            "prepare": tr("Eightfold", "Prepare"), "declare": tr("Eightfold", "Declare"),
            "block": tr("Eightfold", "Block"), "main 2": tr("Eightfold", "Main 2"), "end": tr("Eightfold", "End"),
            "attack": tr("Eightfold", "Attack"),
        },
        verbs={
            "pass": Verb(tr("Eightfold", "Pass"), tr("Eightfold", "on to the next step"), cards=()),
            "play": Verb(tr("Eightfold", "Play {0}")),
            "use": Verb(tr("Eightfold", "Use an ability of {0}")),
            "attack": Verb(tr("Eightfold", "Attack with {0}")),
            "block": Verb(tr("Eightfold", "Block with {0}")),
            "pick": Verb(tr("Eightfold", "{0}")),
            "pay": Verb(tr("Eightfold", "Pay with {0}")),
            "share": Verb(tr("Eightfold", "{0}")),
            "trigger": Verb(tr("Eightfold", "{0}")),
            "order": Verb(tr("Eightfold", "{0}")),
            "yes": Verb(tr("Eightfold", "Yes"), cards=()),
            "no": Verb(tr("Eightfold", "No"), cards=()),
            "sacrifice": Verb(tr("Eightfold", "Put {0} away for it")),
            "remove": Verb(tr("Eightfold", "Remove {0} for it")),
            "element": Verb(tr("Eightfold", "{word}"), cards=()),
        },
        questions={
            "main": tr("Eightfold", "Your main phase"), "priority": tr("Eightfold", "Pass"),
            "attackers": tr("Eightfold", "Choose who attacks"), "block": tr("Eightfold", "Choose who blocks"),
            "split": tr("Eightfold", "Divide {total}"), "pay": tr("Eightfold", "Pay {amount}"),
            "redraw": tr("Eightfold", "Redraw your hand?"), "discard": tr("Eightfold", "Discard down to five"),
            "number": tr("Eightfold", "How often?"), "order": tr("Eightfold", "Put these in an order"),
            "choose": tr("Eightfold", "Choose"), "yes-no": tr("Eightfold", "Use {source}?"),
        },
        types={kind: type_name(kind) for kind in kinds},
        fields={"power": tr("Eightfold", "Power"), "cost": tr("Eightfold", "cost")},
        marks={
            "frozen": tr("Eightfold", "frozen"), "arrived": tr("Eightfold", "came this turn"),
            "attacking": tr("Eightfold", "attacks"), "blocking": tr("Eightfold", "blocks"),
            "turned": tr("Eightfold", "dull"), "upright": tr("Eightfold", "active"),
            "junctioned": tr("Eightfold", "joined"), "party": tr("Eightfold", "may go in a troupe"),
        },
        counters={"damage": tr("Eightfold", "damage")},
        values={
            **{word: keyword_name(word) for word in ("brave", "haste", "pre-emptive strike", "level up")},
            **{key: house.names[tr("Eightfold", "en")] for key, house in HOUSES.items() if key},
        },
        quiet={"redraw": "no"},
        prompt=_prompt,
    )  # fmt: skip
