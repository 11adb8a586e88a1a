"""What ordinary sentences leave out or say shortly: もう1枚引く, "neither player". Both languages.

Nothing here means anything new: each wording is another one for what other topics say.
"""

from __future__ import annotations

from engine.text.grammar.lexicon.verb_forms import verb
from engine.text.grammar.static.permission.play_bans import _said, barred_for
from engine.text.parser.grammar import Grammar, hole
from engine.text.parser.shapes import never
from engine.text.surface import SUBJECT, Limit, Predicate, Said
from engine.trails.tree import Against, Draw, PlayerRule

_ONCE = "only once (each|per|a) turn"


def add(g: Grammar) -> None:
    """Add to the rules "player-rule", "ssaid", "limit" and to the verbs."""
    _neither(g)
    _another(g)
    _limits(g)


def _neither(g: Grammar) -> None:
    """Neither player can play something: both cannot."""
    neither = "neither player (can|may) play"
    for zone, whence in (("hand", " from their hand"), ("homebase", " from their homebase"), ("standby", "")):
        en = f"{neither} {{f:cards-np}}{whence}"
        g.add(
            "player-rule",
            build=lambda f, u, zone=zone: barred_for(f, zone, "each", u),
            match=never,
            en=en + "{u:until}",
        )
        g.add("ssaid", build=lambda f, zone=zone: _said(f, zone, "each"), match=never, en=en)
    arts, each = "{f:barred-each}", (Predicate("player", "each"),)
    g.add(
        "player-rule",
        build=lambda f, u: PlayerRule(Against("cannot play", f), "each", u),
        match=never,
        en=f"{neither} {arts}{{u:until}}",
    )
    g.add(
        "ssaid",
        build=lambda f: Said("this", (Predicate("player_rules", (Against("cannot play", f),)), *each)),
        match=never,
        en=f"{neither} {arts}",
    )


def _another(g: Grammar) -> None:
    """What is drawn are cards, of course."""
    verb(g, Draw(SUBJECT, hole("n")), match=never, ja=("(もう|){n:cards}引く",))


def _limits(g: Grammar) -> None:
    g.add(
        "limit",
        build=lambda c: Limit("turn", c),
        match=never,
        en=(
            "This craft can (be played only|only be played) once (each|per|a) turn(,| and) only {c:when}",
            "This craft can (be played only|only be played) once (each|per|a) turn(,|) and only if {c:conds}",
            f"Play this craft {_ONCE}(,|) and only if {{c:conds}}",
            f"This craft can (be played only|only be played) {{c:when}} and {_ONCE}",
        ),
    )
