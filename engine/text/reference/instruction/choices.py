"""What is chosen while an effect resolves, and objects named together: which registers a verb is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.text.grammar.noun.modifier.vocabulary import DONE_TO
from engine.text.reference.instruction.nouns import ALIKE, Registers, apart
from engine.text.reference.pronoun.antecedents import as_among, base_name
from engine.text.reference.pronoun.other import could_be
from engine.text.surface import BARE, NOT_THIS, SUBJECT, Aim, Both, LinkError, Pick, Ref
from engine.trails.tree import Choose, Filter
from engine.trails.tree.reads import replace


class Choices(Registers):
    """The choices of one effect, and nouns that mean several things at once."""

    def choose(self, pick: Pick, player: str) -> tuple[Any, str]:
        """The choice and the register it fills."""
        chooser = player if pick.chooser == SUBJECT else pick.chooser
        pick = apart(pick)
        if chooser == "each" and pick.filter.whose == BARE:
            pick = replace(pick, filter=replace(pick.filter, whose=SUBJECT))
        if chooser == "each" and pick.filter.whose not in ("any", SUBJECT):
            raise LinkError("a choice of both players among what is one player's")
        self.picking = True
        f = self.filter(pick.filter, "you" if chooser == "each" else player)
        self.picking = False
        self.placed(f)
        least, most = self.value(pick.least, player), self.value(pick.most, player)
        of_both = replace(f, whose="any") if chooser == "each" else f  # each chooses among their own
        one = self.bind(as_among(of_both, self.bound), base_name(f), pick.most != 1 or chooser == "each")
        one.apart = chooser == "each" and pick.most == 1
        self.picked = one.mark
        # as many as one likes, each of which is shown as it is chosen: nobody is held to anything (1312.3)
        open_hand = f.zone == "hand" and f.whose == chooser and f.asks_identity and pick.least == 0
        if pick.alike and ((f.zone in ("hand", "deck", "homebase") and not open_hand) or chooser == "each"):
            raise LinkError("how hidden cards stand to each other", ALIKE)
        if pick.total is None:
            return Choose(one.mark, f, least, most, chooser, None, pick.alike), one.mark
        shown = open_hand or (f.zone == "deck" and f.among != "" and f.asks_identity)
        if (f.zone in ("hand", "deck") and not shown) or chooser == "each":
            raise LinkError("the total of hidden cards", r"total|合計")
        return Choose(one.mark, f, least, most, chooser, self.value(pick.total, player), pick.alike), one.mark

    def it_chosen(self, said: Any) -> bool:
        """Whether "it", which is gained, is the organization that was chosen."""
        if said == "it chosen" and not self.chose:
            raise LinkError("nothing stands before that can be gained", r"\bit\b|それ")
        return bool(said == "it chosen")

    def parts(self, who: Both, player: str) -> tuple[str, ...]:
        """The objects of "... and ..."."""
        marks = [self.noun(part, player) if isinstance(part, (Aim, Ref)) else part for part in who.parts]
        if all(isinstance(mark, str) for mark in marks):
            self.group(marks)
        return once_each(marks, {one.mark: one.filter for one in self.bound})

    def all_done(self, f: Any, player: str) -> Any:
        """ "The UNITs stunned this way" of which something is said, or to which something is done.

        It is all that the verb was done to as its subject or its object. Guard:
        tests/trails/100/104-principles/really_done.yaml.
        """
        if not isinstance(f, Filter) or not f.among.startswith(DONE_TO):
            return f
        self.meaning_all = True
        try:
            return self.filter(f, player)
        finally:
            self.meaning_all = False


def once_each(parts: Iterable[Any], filters: Mapping[str, Filter] | None = None) -> tuple[Any, ...]:
    """The objects of "it and each UNIT like it": it may be one of those, and is meant once (1303.1).

    filters: what each register holds.

    Guard: tests/trails/1300/1303-plus-minus/bonuses.yaml.
    """
    out: list[Any] = []
    for part in parts:
        if out and isinstance(part, Filter) and part.zone == "field" and part.scope == "all" and not part.but:
            first = out[0]
            if first == "this":
                part = part if part.whose == "opponent" else replace(part, scope=NOT_THIS)
            elif isinstance(first, str) and could_be((filters or {}).get(first, Filter()), part):
                part = replace(part, but=first)
        out.append(part)
    return tuple(out)
