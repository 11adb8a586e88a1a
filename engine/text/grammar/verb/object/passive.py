"""What happens to objects, said of them: "target UNIT is stunned", それはスタンする. Both languages side by side."""

from __future__ import annotations

from typing import Any

from engine.text.parser.grammar import REJECT, Grammar
from engine.text.surface import Aim, Predicate, Ref, Said, Two
from engine.trails.tree import Do, Filter

_DONE = (  # verb, English after the subject, Japanese after は, and before a comma
    ("stun", "(is|are|becomes|become) stunned", ("スタンする", "スタンされる"), ("スタンし", "スタンされ")),
    ("cure", "(is|are) cured", ("回復する", "回復される"), ("回復し",)),
    ("ko", "(is|are) K.O.'d", ("即死する",), ("即死し",)),
    ("destroy", "(is|are) destroyed", ("破壊される",), ("破壊され",)),
    ("ready", "(is readied|are readied|becomes ready|become ready)", ("レディする", "レディ状態になる"), ("レディし",)),
    ("action", "(is|are|becomes|become) actioned", ("アクションする", "アクション状態になる"), ("アクションし",)),
    ("exile", "(is|are) removed from the game", ("(ゲームから|)除外される",), ("除外され",)),
    (
        "return",
        "(is|are) returned to (its owner's|their owner's|their owners') hand(s|)",
        ("(持ち主の|)手札に戻る",),
        ("手札に戻り",),
    ),
    ("rebuild", "(is|are) rebuilt", ("再構築される",), ("再構築され",)),
    ("face up", "(is|are) turned face-up", ("表向きになる",), ("表向きになり",)),
    ("face down", "(is|are) turned face-down", ("裏向きになる",), ("裏向きになり",)),
)


def _again(who: object) -> Any:
    """The same object in a second clause."""
    return (Ref("it") if who.most == 1 else Ref("them")) if isinstance(who, Aim) else who


def add(g: Grammar) -> None:
    """Add to the rules "clause" (English), "el" and "el-c" (Japanese)."""
    for verb, en, ja, ja_c in _DONE:

        def done(who: object, verb: str = verb) -> object:
            thing: str = who  # type: ignore[assignment]
            return Do(verb, thing) if isinstance(who, (Aim, Ref, Filter)) else REJECT

        def and_said(who: object, p: tuple[Predicate, ...], done: Any = done) -> object:
            made = done(who)
            return REJECT if made is REJECT else Two((made, Said(_again(who), p)))

        def said_and(who: object, p: tuple[Predicate, ...], done: Any = done) -> object:
            made = done(_again(who))
            return REJECT if done(who) is REJECT else Two((Said(who, p), made))

        never = lambda v: None  # noqa: E731
        g.add("clause", build=done, match=never, en=f"{{who:subj}} {en}")
        g.add("clause", build=and_said, match=never, en=f"{{who:subj}} {en}(, and | and ){{p:preds}}")
        g.add("el", build=and_said, match=never, ja=tuple(f"{{who:subj}}{text}、{{p:preds}}" for text in ja_c))
        g.add("el", build=done, match=never, ja=tuple(f"{{who:subj}}{text}" for text in ja))
