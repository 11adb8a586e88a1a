"""Hand resolution: what a printed line says and nobody read is carried out by its players, step by step.

The player of the ability takes a tool, says what it is used on, the other player agrees or objects, and only then it is
done: by ordinary instructions of the effect tree, so by ordinary atoms and events that triggers hear. Nothing has to be
undone when the other player objects, nothing was seen that should not have been. Every question is an ordinary decision
(purposes "hand" and "agree"); whether it is asked, whom and what for follows from public facts.
"""

from __future__ import annotations

from dataclasses import replace

from engine.kernel.decisions import Decision, Kind, Option
from engine.kernel.events import Event
from engine.kernel.frames import Frame, step
from engine.trails import tree as t
from engine.trails.resolution.frame import Effects
from engine.trails.state.game import TrailsGame
from engine.trails.tree.zones import DECK
from engine.trails.verbs.byhand import tools
from engine.trails.verbs.byhand.deeds import carry_out, shows
from engine.trails.verbs.byhand.words import Deed, question, told

MOST_STEPS = 40  #: tools one line may use: nothing goes on for ever


class ByHand(Frame):
    """One line being carried out by hand.

    line: the line. tool: the one in use. given: what was answered to its questions. left: how many more tools may be
    used. following: the tool that follows on this one. orders: cards that were looked at are put in an order.
    """

    __slots__ = ("following", "given", "left", "line", "number", "orders", "seat", "source", "tool")

    def __init__(self, seat: int, source: int, number: str, line: t.Hand) -> None:
        super().__init__()
        self.seat = seat
        self.source = source
        self.number = number
        self.line = line
        self.tool = ""
        self.given: tuple[tuple[str | int, ...], ...] = ()
        self.left = MOST_STEPS
        self.following = ""
        self.orders = False

    @property
    def deed(self) -> Deed:
        """The step as far as it has been described."""
        return Deed(self.tool, self.seat, self.source, self.number, self.given)

    @property
    def wanted(self) -> str:
        """What is asked next for the tool, "" if everything has been."""
        asks = tools.TOOLS[self.tool]
        return asks[len(self.given)] if len(self.given) < len(asks) else ""

    @step("1205.1d")
    def begin(self, game: TrailsGame) -> None:
        """Say that this is done by hand."""
        game.commit([told(self.deed._replace(tool="begin"), self.source)])

    @step("1205.1d tool")
    def choose_tool(self, game: TrailsGame) -> None:
        """Which tool, or done."""
        options = tools.offered(game, self.seat) if self.left > 0 else (tools.DONE,)
        prompt = "{card}: carry out by hand what it says, one step at a time"
        _ask(game, self, Kind.ACT, prompt, options)

    @step("1205.1d taken")
    def take_tool(self, game: TrailsGame) -> None:
        """Take it up; "done" ends the work."""
        self.tool, self.given = str(game.taken[0][1]), ()
        if self.tool == "done":
            game.frames.pop()
            return
        self.left -= 1

    @step("1205.1d ask")
    def ask(self, game: TrailsGame) -> None:
        """The next thing the tool needs to know."""
        wanted = self.wanted
        if not wanted:
            self.jump("1311.1")
        elif wanted in ("cards", "order"):
            options = tools.cards(game, self.seat, self.tool)
            if not options:
                self._next()
                self.jump("1205.1d after")
            elif wanted == "cards":
                prompt = "Choose the cards, or none to take another tool"
                _ask(game, self, Kind.CHOOSE, prompt, options, 0, len(options))
            else:
                prompt = "Put any number of these cards under your deck, the rest on top"
                _ask(game, self, Kind.ARRANGE, prompt, options, 0, len(options))
        elif wanted in ("str", "def", "change"):
            prompt = {"str": "How much STR?", "def": "How much DEF?"}.get(wanted, "How much bond?")
            _ask(game, self, Kind.NUMBER, prompt, (), -tools.CHANGE, tools.CHANGE)
        elif wanted in ("amount", "depth"):
            most = tools.AMOUNT if wanted == "amount" else min(tools.AMOUNT, len(game.zones[DECK + self.seat]))
            _ask(game, self, Kind.NUMBER, "How many? 0 for another tool", (), 0, most)
        else:
            chosen = [int(ident) for ident in self.given[0]] if tools.TOOLS[self.tool][0] == "cards" else []
            prompt = {
                "to": "Where to?",
                "seat": "Which player?",
                "how": "Chosen or at random?",
                "until": "For how long?",
                "note": "Which note?",
            }.get(wanted, "Which craft?")
            named = wanted in ("craft", "lost")
            options = tools.words(wanted, game, self.line, chosen)
            _ask(game, self, Kind.NAME if named else Kind.ACT, prompt, options)

    @step("1205.1d given")
    def take_given(self, game: TrailsGame) -> None:
        """Keep the answer. Nothing chosen, or "back": another tool."""
        taken = game.taken
        wanted = self.wanted
        if wanted == "order":
            self.jump("1205.1d after")
            top = tuple(int(option[1]) for option in taken if option[0] == "top")
            under = tuple(int(option[1]) for option in taken if option[0] == "under")
            order = (top, under)
            game.commit([Event("arrange", seat=self.seat, n=len(under), by=self.seat, rule="1323.1", extra=order)])
            return
        value = tuple(option[1] for option in taken if option != tools.BACK)
        nothing = not value or (wanted in ("amount", "depth", "change") and value == (0,))
        if nothing or (wanted == "def" and (*self.given[1], *value) == (0, 0)):
            self._next()
            self.jump("1205.1d after")
            return
        self.given = (*self.given, value)
        self.jump("1205.1d ask")

    @step("1311.1")
    def show(self, game: TrailsGame) -> None:
        """Own hidden cards that everybody would see are shown: the other player has to know what he agrees to."""
        own = [ident for ident in shows(game, self.deed) if game.objs[ident].owner == self.seat]
        game.commit(Event("reveal", ident, seat=self.seat, n=1, by=self.seat, rule="1311.1") for ident in own)

    @step("1205.1d agree")
    def ask_other(self, game: TrailsGame) -> None:
        """The other player agrees or objects."""
        game.ask(question(game, self.deed, self.line))

    @step("1205.1d agreed")
    def agreed(self, game: TrailsGame) -> None:
        """What was objected to is not done."""
        if game.taken == (("yes",),):
            game.commit([told(self.deed, self.source)])
            return
        game.commit([told(self.deed._replace(tool="objected"), self.source)])
        self._next()
        self.jump("1205.1d after")

    @step("1311.1 theirs")
    def show_theirs(self, game: TrailsGame) -> None:
        """The other player's hidden cards that are moved into the open are seen first: what they are decides whether
        they can lie there."""
        if self.tool == "move":
            theirs = [ident for ident in shows(game, self.deed) if game.objs[ident].owner != self.seat]
            game.commit(
                Event("reveal", ident, seat=self.seat ^ 1, n=1, by=self.seat ^ 1, rule="1311.1") for ident in theirs
            )

    @step("104.2")
    def do(self, game: TrailsGame) -> None:
        """Done as far as possible."""
        deed = self.deed
        if deed.tool in ("search", "look"):
            self.following, self.orders = "take", deed.tool == "look"
        else:
            self._next()
        carry_out(game, deed)

    @step("1205.1d after")
    def after(self, game: TrailsGame) -> None:
        """What was looked at goes somewhere, and the rest lies in an order; then the next tool."""
        self.given = ()
        if self.following:
            self.tool, self.following = self.following, ""
            self.jump("1205.1d ask")
            return
        self.jump("1205.1d tool")
        if game.looking[1]:
            game.commit([Event("look", seat=self.seat, extra=())])

    def _next(self) -> None:
        """Cards that were looked at and not taken are put in an order."""
        self.following = "order" if self.tool == "take" and self.orders else ""


def aloud(game: TrailsGame) -> Decision | None:
    """The pending question whether a step by hand is right, as the one who does it may read it out: it names only what
    both players may know, and is put to the one who works. None if nothing of the kind is asked."""
    work = game.frames[-1] if game.frames else None
    if game.decision is None or game.decision.purpose != "agree" or not isinstance(work, ByHand):
        return None
    asked = question(game, work.deed, work.line, aloud=True)
    return replace(asked, seat=work.seat, args=(*asked.args, ("aloud", 1)))


def _ask(
    game: TrailsGame,
    work: ByHand,
    kind: Kind,
    prompt: str,
    options: tuple[Option, ...],
    least: int = 1,
    most: int = 1,
) -> None:
    args = (
        ("card", ("card", work.number, work.source)),
        ("tool", work.tool),
        ("line", work.line.text),
        ("lang", work.line.lang),
        ("at", work.line.at),
    )
    game.ask(Decision(work.seat, kind, "hand", "1205.1d", prompt, options, least, most, source=work.source, args=args))


def hand(game: TrailsGame, frame: Effects, node: t.Hand) -> bool:
    """What nobody read is done with the hand tools."""
    game.push(ByHand(frame.seat, frame.source, frame.number, node))
    return True
