"""Conditions of a continuous craft that speak of what it is about: "UNITs you control get +1/+0 if they are attacking",
"if you control a 'Warden', it gets +1/+1". Both languages.

What is asked of each of several is said of those for which it is so; what is there is what gets something.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.text.grammar.condition.object.identity_and_numbers import STATES
from engine.text.grammar.noun.modifier.vocabulary import DOING
from engine.text.grammar.static.sentence.subjectless_state import stated
from engine.text.parser.grammar import REJECT, Grammar
from engine.text.parser.shapes import never
from engine.text.surface import Ref, Said, Static
from engine.trails.tree import Compare, Filter, Stat

_IF = "(の場合|である場合|なら|であるなら|ならば|であれば|である時|の時)"
_WHOM = ("プレイヤーを", "(プレイヤー|相手)を")
_DOES = "(場合|なら|ならば|時)"


def add(g: Grammar) -> None:
    """Add to the rules "static" and "back"."""
    for state, _, ja in STATES:
        g.add("state-if", state, ja=(f"{ja}{_IF}", f"{DOING[state].replace(*_WHOM)}{_DOES}"))
    g.add(
        "static",
        build=lambda who, s, p: stated(s, Said(who, p)),
        match=never,
        ja="{who:subj}{s:state-if}(、|){p:preds}",
    )
    for field, name in (("str", "STR"), ("def", "DEF"), ("cp", "CPコスト")):
        for op, ja in ((">=", "以上"), ("<=", "以下")):
            g.add(
                "static",
                build=partial(_numbered, field=field, op=op),
                match=never,
                ja=f"{{who:subj}}(その|それの|自身の|){name}が{{n:num}}{ja}{_IF}(、|){{p:preds}}",
            )
    g.add("back", Ref("them"), match=never, en="these", ja="これら")


def _numbered(who: Any, n: Any, p: Any, field: str, op: str) -> Any:
    """これは、STRが3以上なら、…: the number is that of the subject, or of each of them."""
    if not isinstance(n, int) or (who != "this" and not isinstance(who, Filter)):
        return REJECT
    whose: Any = "this" if who == "this" else Ref("it")
    return Static(Said(who, p), Compare(Stat(field, whose), op, n))
