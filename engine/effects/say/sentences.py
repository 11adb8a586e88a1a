"""Instructions as sentences, abilities as lines."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engine.effects import words as shapes
from engine.effects.nodes import Ability, Amount, Instruction, Target
from engine.effects.say.phrases import condition, counted, every, fitting, manner, noun, one
from engine.effects.say.speech import Speech
from engine.effects.words import Words

_NO_MARKS: Final[Mapping[int, Sequence[str]]] = MappingProxyType({})
#: What numbers are called that are read from the game.
_LETTERS: Final = ("X", "Y", "Z")


class Clause(NamedTuple):
    """A clause as it ends a sentence, and as another one follows it."""

    last: str
    more: str


class Sayer:
    """Says effects of one card. this: kind of what its text calls "this". constant: whether what lasts lasts as long as
    the text does, and no span is said. many: whether several were chosen last."""

    def __init__(self, speech: Speech, words: Words, this: str, constant: bool = False) -> None:
        self.speech = speech
        self.words = words
        self.own = self.this = speech.fill("this", kind=speech.row(f"kind {this}"))
        self.constant = constant
        self.many = False

    # --- abilities ----------------------------------------------------------------------------------------------------
    def ability(self, one_of: Ability, marks: Sequence[str] = ()) -> str:
        """An ability as the line that is printed on the card. marks: labels that the card gives it."""
        speech = self.speech
        self.constant, self.many = one_of.kind == "always", False
        elsewhere = [f"this {one_of.kind}", *(f"this {word}" for word in one_of.on[:1])]  # it is another thing there
        self.this = next((speech.row(key) for key in elsewhere if speech.has(key)), self.own)
        labels, event = self._when(one_of)
        labels = [*marks, *(label for label in labels if label)]
        test = one_of.test
        if test is not None and speech.has(f"during {manner(test)}"):
            fits = fitting(speech, test.fits) if test.fits else ""
            labels.append(speech.fill(f"during {manner(test)}", fits=fits))
            test = None
        if one_of.once:
            labels.append(speech.row("once"))
        cost = self._cost(one_of)
        joined = bool(event or one_of.may or test is not None)
        said = self.joined(one_of.do) if joined else self.sentences(one_of.do)
        if one_of.may:
            said = speech.fill("may use", do=said)
        if event:
            said = speech.fill("instead" if one_of.kind == "instead" else "when", event=event, do=said)
        if test is not None:
            said = speech.fill("while", test=condition(speech, test, self.this), do=said)
        if joined:
            said = speech.fill("sentence", do=speech.capital(said))
        front = "".join(speech.fill("label", label=label) for label in labels)
        space = " " if front and speech.lang == "en" else ""
        line = front + space + (speech.capital(cost) if cost else "") + said
        meant = f"remind {one_of.kind}"
        return line + speech.fill("aside", reminder=speech.row(meant)) if speech.has(meant) else line

    def _when(self, one_of: Ability) -> tuple[list[str], str]:
        """The labels in front, and the event that no label says."""
        speech, on = self.speech, one_of.on
        if one_of.kind == "when":
            if one_of.of is None and speech.has(f"label {on[0]}"):
                key = f"label {on[0]} with" if one_of.fits else f"label {on[0]}"
                return [speech.fill(key, fits=fitting(speech, one_of.fits) if one_of.fits else "")], ""
            about = self.this if one_of.of is None else one(speech, one_of.of)
            side = f"moment {on[0]} {one_of.of.side}" if one_of.of is not None else ""
            if side and speech.has(side):  # what happens to a player
                return [], speech.row(side)
            key = f"moment {on[0]} with" if one_of.fits else f"moment {on[0]}"
            return [], speech.fill(key, about=about, fits=fitting(speech, one_of.fits) if one_of.fits else "")
        if one_of.kind == "instead":
            return [], speech.fill(f"instead of {on[0]}", about=self.this)
        if one_of.kind == "always":
            return [], ""
        return [speech.row(f"{one_of.kind} {timing}") for timing in on or ("any",)], ""

    def _cost(self, one_of: Ability) -> str:
        parts = [self.speech.fill(f"cost {part}", n=n, this=self.this) for part, n in one_of.cost]
        return self.speech.fill("cost", cost=self.speech.join(parts, "costs")) if parts else ""

    # --- instructions -------------------------------------------------------------------------------------------------
    def sentences(self, do: Sequence[Instruction]) -> str:
        """Instructions, a sentence each."""
        speech = self.speech
        said = [speech.fill("sentence", do=speech.capital(clause.last)) for part in do for clause in self.clauses(part)]
        return speech.join(said or [speech.fill("sentence", do=speech.capital(speech.row("nothing")))], "between")

    def joined(self, do: Sequence[Instruction]) -> str:
        """Instructions in one clause."""
        found = [clause for part in do for clause in self.clauses(part, inside=True)]
        if not found:
            return self.speech.row("nothing")
        return self.speech.join([*(clause.more for clause in found[:-1]), found[-1].last], "further")

    def clauses(self, part: Instruction, inside: bool = False) -> list[Clause]:
        """What an instruction says: what is chosen for it, then what is done. inside: within another clause."""
        if part.verb in ("if", "may"):
            text = self._holding(part)
            text = self.speech.fill("nested", do=text) if inside else text
            return [Clause(text, text)]
        out = []
        chosen = part.to
        if chosen is not None and chosen.how in ("choose", "pick"):
            out.append(self._chosen(chosen))
            self.many = chosen.many != 1
        out.append(_SHAPES[self.words.verbs[part.verb]](self, part))
        return out

    def _holding(self, part: Instruction) -> str:
        speech = self.speech
        if part.verb == "may":
            return speech.fill("may", then=self.joined(part.then))
        assert part.test is not None
        test = condition(speech, part.test, self.this)
        if not part.other:
            return speech.fill("if", test=test, then=self.joined(part.then))
        if not part.then:
            return speech.fill("if not", test=test, other=self.joined(part.other))
        return speech.fill("if else", test=test, then=self.joined(part.then), other=self.joined(part.other))

    def _chosen(self, target: Target) -> Clause:
        among = target.among
        assert among is not None
        own = target.by == among.side == "opponent" and not among.zone  # whose it is, is said from who selects
        said = counted(self.speech, replace(among, side="any") if own else among, target.many, target.up_to)
        return self._clause(f"{target.how} own" if own else target.how, who=target.by, counted=said)

    def _clause(self, key: str, **values: Any) -> Clause:
        return Clause(self.speech.fill(key, **values), self.speech.fill(key, "and", **values))

    def _target(self, target: Target) -> tuple[str, str, bool]:
        """What it is done to: as object, as subject, and whether it is several."""
        speech, how = self.speech, target.how
        if how in ("choose", "pick"):
            key = "it" if target.many == 1 else "them"
            return speech.row(key), speech.row(key, "subject"), target.many != 1
        if how == "all":
            assert target.among is not None
            said = every(speech, target.among)
            return said, said, True
        if how == "chosen":
            said = speech.row("chosen many" if self.many else "chosen one")
            return said, said, self.many
        said = self.this if how == "this" else speech.row(how)
        return said, said, False

    def _done(self, part: Instruction, key: str = "", **values: Any) -> Clause:
        """The clause of a verb with its target, amount and span."""
        target = part.to or Target("this")
        to, subject, many = self._target(target)
        until = "" if self.constant or not part.until else self.speech.row(f"until {part.until}")
        named = {"to": to, "subject": subject, "many": many, "until": until, "this": self.this, **values}
        return self._measured(part, self._clause(key or f"verb {part.verb}", n=self._n(part), **named))

    def _amount(self, part: Instruction) -> Clause:
        return self._measured(part, self._clause(f"verb {part.verb}", n=self._n(part), who=part.who))

    def _n(self, part: Instruction) -> int | str:
        """Its number, or the letter for one that is read from the game."""
        return _LETTERS[0] if any(not field for field, _ in part.measures) else part.n

    def _measured(self, part: Instruction, clause: Clause) -> Clause:
        """The clause with what its letters stand for."""
        for letter, (_, amount) in zip(_LETTERS, part.measures, strict=False):
            said = self._read(amount)
            clause = Clause(*(self.speech.fill("where", do=text, x=letter, amount=said) for text in clause))
        return clause

    def _read(self, amount: Amount) -> str:
        """What a number is read from."""
        speech = self.speech
        if amount.among is not None:
            said = speech.fill("amount count", noun=noun(speech, amount.among, many=True))
        else:
            of, _, _ = self._target(amount.of or Target("this"))
            said = speech.fill("amount of", field=speech.row(f"number {amount.what}"), of=of)
        if amount.times != 1:
            said = speech.fill("amount times", n=amount.times, amount=said)
        return speech.fill("amount half", amount=said) if amount.half else said

    def _numbers(self, part: Instruction) -> Clause:
        said = []
        read = ((field, letter) for letter, (field, _) in zip(_LETTERS, part.measures, strict=False))
        shifts: tuple[tuple[str, int | str], ...] = (*part.numbers, *read)
        for field, n in shifts:
            signed = f"+{n}" if isinstance(n, str) or n >= 0 else str(n)
            values: dict[str, Any] = {"field": self.speech.row(f"number {field}"), "n": n, "signed": signed}
            said.append(self.speech.fill(f"change {part.verb}", **values))
        return self._done(part, numbers=self.speech.join(said, "and"))

    def _keywords(self, part: Instruction) -> Clause:
        said = [keyword(self.speech, self.words, word, n) for word, n in part.words]
        return self._done(part, keywords=self.speech.join(said, "and"))

    def _ban(self, part: Instruction) -> Clause:
        by = ""
        if part.test is not None and part.test.among is not None:
            by = self.speech.fill("by", noun=noun(self.speech, part.test.among, many=True))
        return self._done(part, f"{part.verb} {part.words[0][0]}", by=by)

    def _card(self, part: Instruction) -> Clause:
        return self._clause(f"verb {part.verb}", n=part.n, who=part.who, card=self.speech.name(part.words[0][0]))

    def _search(self, part: Instruction) -> Clause:
        assert part.to is not None and part.to.among is not None
        what = noun(self.speech, replace(part.to.among, side="any", zone=""))
        return self._clause(f"verb {part.verb} {part.words[0][0]}", noun=what)

    def _placed(self, part: Instruction) -> Clause:
        state = self.speech.row(f"placed {part.words[0][0]}") if part.words else ""
        return self._done(part, state=state)

    def _seat(self, part: Instruction) -> Clause:
        return self._clause(f"verb {part.verb}", who=part.who)

    def _later(self, part: Instruction) -> Clause:
        return self._clause(f"{part.verb} {part.words[0][0]}", do=self.joined(part.then))


def keyword(speech: Speech, words: Words, word: str, n: int) -> str:
    """A keyword as it is printed, with its amount if it has one."""
    key = "keyword amount" if words.keywords[word] else "keyword"
    return speech.fill(key, keyword=speech.row(f"keyword {word}"), n=n)


def reminded(speech: Speech, words: Words, word: str, n: int) -> str:
    """A keyword with what it means."""
    reminder = speech.fill(f"remind {word}", n=n)
    return speech.fill("reminded", keyword=keyword(speech, words, word, n), reminder=reminder)


def lines(
    speech: Speech,
    words: Words,
    this: str,
    keywords: Iterable[tuple[str, int]],
    abilities: Iterable[Ability],
    marks: Mapping[int, Sequence[str]] = _NO_MARKS,
) -> tuple[str, ...]:
    """The printed text of a card: its keywords with their reminders, then a line an ability. marks: labels that the
    card gives its abilities, by their numbers."""
    found = [reminded(speech, words, word, n) for word, n in keywords]
    said = (Sayer(speech, words, this).ability(one_of, marks.get(one_of.number, ())) for one_of in abilities)
    return (*found, *said)


_SHAPES: dict[str, Any] = {
    shapes.AMOUNT: Sayer._amount,
    shapes.AMOUNT_TO: Sayer._done,
    shapes.TARGET: Sayer._done,
    shapes.NUMBERS: Sayer._numbers,
    shapes.KEYWORDS: Sayer._keywords,
    shapes.BAN: Sayer._ban,
    shapes.CARD: Sayer._card,
    shapes.SEARCH: Sayer._search,
    shapes.PLACED: Sayer._placed,
    shapes.TARGET_FOR: Sayer._done,
    shapes.AMOUNT_FOR: Sayer._done,
    shapes.SEAT: Sayer._seat,
    shapes.LATER: Sayer._later,
}
