"""What the grammar reads before references are settled: nouns, clauses and lines as they stand, words for registers
that both sides know, and the error of what means nothing.

Guard of ``BARE``: tests/trails/1300/1312-choose/own_zones.yaml.
"""

from __future__ import annotations

from typing import Any

from engine.kernel.frozen import frozen
from engine.trails.tree import Amount, Filter

SUBJECT = "~"  #: the player who is the subject of the sentence; the controller if it has none
MINE = "you~"  #: "you" for printing Japanese, where another one chooses in that hand
BARE = "any?"  #: nobody is named whose Japanese zone it is: that of another one who does something there, else any
EITHER = "any~"  #: "any" for printing Japanese, where another one chooses there
NOT_THIS = "not this"  #: as the scope of a noun that says so: "other than this card"
THEY: Any = "they"  #: the other person the text has spoken of last, or whom the trigger is about
#: As the number of a trigger: what is said next tells whether it is each one or all of them at once.
OPEN_NUMBER = -1
OPEN = "?"  #: a duration that another part of the sentence gives
#: What is said without a time of its own lasts, whatever stands beside it.
FOR_GOOD = ("support", "no support", "curse")
STAYS = (
    "stays"  #: until what it is said of leaves the field; it is another object then, for which nothing holds (502.3)
)
#: Before the name of a place or verb, or a player, that is one's own.
OWN = "own "
ANY = 99  #: "any number"
#: Cards put into a deck, which is shuffled in the next sentence; nobody could say where else in it they are.
UNSHUFFLED = "deck, then shuffle"
#: Before a place that is said to be the opponent's: what is put there has to be theirs.
THEIRS = "opponent's "
SELF = "self"  #: in a number: that of each of those of which it is said
#: Before the verb of a number of things to which something was done, of which nobody asks whether it really was.
SAID = "~"
PAID = "paid"  #: the register of what a craft was paid with, where its effect speaks of that
ARTS_CARD = "arts card"  #: the word for it where that is an arts: "the card with that arts"


@frozen
class Aim:
    """ "target ..." where it stands in the sentence."""

    filter: Filter
    least: Amount = 1
    most: Amount = 1
    total: Any = None  #: what a number of all of them together may come to
    alike: str = ""  #: as in :class:`engine.trails.tree.Choose`


@frozen
class Pick:
    """ "a ..." as object of a verb: chosen while resolving."""

    filter: Filter
    least: Amount = 1
    most: Amount = 1
    chooser: str = SUBJECT
    total: Any = None
    alike: str = ""  #: as in :class:`engine.trails.tree.Choose`


@frozen
class Top:
    """ "the top card of your deck" as object of a verb. whose: "" that of the subject, or "opponent". end: "bottom" for
    the cards under it."""

    amount: Amount = 1
    whose: str = ""
    end: str = "top"


@frozen
class Ref:
    """A word that points back. word: "it", "them", a type or "card" ("that UNIT"), or "#1", "#2" for the first, ..."""

    word: str = "it"


@frozen
class EitherCost:
    """ "Discard a card or pay 1 EP": parts of a cost of which one is paid."""

    options: tuple[Any, ...]


@frozen
class There:
    """ "This card in your hand": the card itself, where it does not lie on the field."""

    zone: str


@frozen
class FromTrail:
    """ "It from your trail": a card that has just come to lie there."""

    what: Any


@frozen
class Both:
    """ "target ... and target ..." as one noun."""

    parts: tuple[Any, ...]


def back(word: str = "it") -> Any:
    """A reference, in a place of the tree where a register stands in the end."""
    return Ref(word)


@frozen
class AimClause:
    """A clause that only names targets (〜を1つ対象とし、); aim: one demand, or a tuple of them."""

    aim: Any


@frozen
class PickClause:
    """A clause that only chooses (〜を1つ選び、)."""

    pick: Pick


@frozen
class PicksClause:
    """A clause that chooses things of several descriptions, which "them" means together."""

    picks: tuple[Pick, ...]


@frozen
class FindClause:
    """A clause that only searches a hidden zone. apart: "name" for cards with different names."""

    filter: Filter
    most: Amount = 1
    apart: str = ""
    total: Any = None  #: what a number of all of them together may come to
    exact: bool = False  #: no quality is asked for, so that it has to be as many (1312.1)


def searched(f: Filter, n: Any = 1) -> FindClause:
    """A search for so many: it has to be as many where no quality is asked for (1312.1, R077)."""
    return FindClause(f, n, exact=not f.asks_identity)


@frozen
class LookClause:
    """A clause that looks at or reveals the top of the deck, or its bottom."""

    amount: Amount = 1
    how: str = "look"
    player: str = ""  #: whose deck, "" for that of the subject
    end: str = "top"


@frozen
class DigClause:
    """A clause that reveals cards of a deck until one fits."""

    filter: Filter


@frozen
class Predicate:
    """One thing said of an object for a time. parts: ("bonus", s, d), ("orgs", ...), ("icons", ...), ..."""

    kind: str
    value: Any
    until: str = OPEN


@frozen
class Said:
    """A subject and its predicates. lead: the time that stands before it, and before what is joined to it."""

    who: Any
    predicates: tuple[Predicate, ...]
    lead: str = ""


@frozen
class By:
    """Clauses with their subject: "your opponent ...", "its owner ..."."""

    player: Any
    do: tuple[Any, ...]


@frozen
class Next:
    """A sentence after another one, for printing: "Then, ..."."""

    do: tuple[Any, ...]


@frozen
class IfDone:
    """ "If you do, ...": belongs to the option before it. player: whose option it is, for printing."""

    then: tuple[Any, ...]
    player: Any = "you"


@frozen
class Was:
    """A condition in the past: how something was before what the sentence before does to it. what: ``Is``."""

    what: Any


@frozen
class Two:
    """Several clauses said in one."""

    parts: tuple[Any, ...]


@frozen
class IfNot:
    """ "If you don't, ...": belongs to the option before it. player: whose option it is, for printing.

    duty: it is no option, but has to be done ("if you can't"). verb: what cannot be done, "" where it is not named.
    """

    then: tuple[Any, ...]
    player: Any = "you"
    duty: bool = False
    verb: str = ""


@frozen
class OnlyIf:
    """A condition after what is done if it holds: "stun target UNIT if it is attacking"."""

    condition: Any
    then: tuple[Any, ...]


@frozen
class InsteadOf:
    """ "If ..., ... instead": takes the place of the sentence before it where the condition holds."""

    condition: Any
    then: tuple[Any, ...]
    carries: bool = False  #: Japanese: who does it goes without saying where the sentence before has named somebody


@frozen
class Unless:
    """ "... unless you do": the clauses happen if the option is not taken."""

    player: str
    pay: tuple[Any, ...]
    do: tuple[Any, ...]


@frozen
class ModesClause:
    """ "Choose one: ...": the paragraphs to choose from. inline: one thing or another, said in one sentence."""

    least: int
    most: int
    options: tuple[Any, ...]
    when: Any = None  #: a condition under which ``instead`` (least, most) of them are chosen
    instead: tuple[int, int] = (1, 1)
    inline: bool = False


@frozen
class MoreModes:
    """ "If ..., do both instead" after a choice between effects."""

    when: Any
    instead: tuple[int, int]


@frozen
class OfferClause:
    """ "Your opponent chooses one: ...": the paragraphs to choose from while it resolves.

    bullets: the last of them goes on to the end of the line.
    """

    player: Any
    options: tuple[Any, ...]
    bullets: bool = False


@frozen
class WouldClause:
    """ "If ... would ... this turn, ... instead": a replacement effect for a time."""

    event: str
    who: Any
    instead: tuple[Any, ...]
    until: str
    next: bool = False
    may: bool = False
    first: tuple[Any, ...] = ()  #: what is paid, and what happens then


@frozen
class PaidEP:
    """How much EP a craft was paid with, each of it so often, where that is as much as its player likes."""

    each: int = 1


@frozen
class Difference:
    """ "The difference": of what was compared before."""


@frozen
class Rounded:
    """ "Round down.": how the half in the sentence before it is rounded."""

    up: bool


@frozen
class Otherwise:
    """ "Otherwise, ...": belongs to the condition before it. of: what that condition has to be, None = anything."""

    then: tuple[Any, ...]
    of: Any = None


@frozen
class Define:
    """ "..., where X is ...": the value of X in the sentence before it."""

    amount: Any


class LinkError(Exception):
    """A sentence that can be read but means nothing: "it" with nothing before it, an option without a choice.

    words: a pattern that finds the place in the line, if one does.
    """

    def __init__(self, message: str, words: str = "") -> None:
        super().__init__(message)
        self.words = words


@frozen
class Limit:
    """When a craft may be played: once a turn, or while a condition holds."""

    once: str = ""
    condition: Any = None


@frozen
class Body:
    """The sentences of an effect and its limits."""

    sentences: tuple[Any, ...]
    limits: tuple[Limit, ...] = ()


@frozen
class Static:
    """One sentence of a continuous craft."""

    said: Said
    condition: Any = None
    everywhere: bool = False
