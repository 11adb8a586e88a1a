"""After a sealed match both sides open their secrets; here the other side's match is played again and compared.

The ordinary engine plays the whole match with both secrets. Every card that was shown, every commitment, grant and coin
must be what the secrets give, every answer possible with full knowledge. The first step that is not says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from engine import concealment
from engine.concealment import BothSecrets, Secret
from engine.kernel.decisions import Answer, Refused
from engine.kernel.zones import SEATS
from engine.records.lines import CONCEDE, Given
from trails_desktop.lan.line import messages as m
from trails_desktop.lan.line.sentences import Sentence, say
from trails_desktop.lan.sealed.handshake import Meeting
from trails_desktop.lan.sealed.lockstep import Done, mentioned
from trails_desktop.lan.sealed.packs import packs_hold


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an audit found. step: the first that differs, 0 = before the first answer, -1 = none."""

    ok: bool
    step: int
    sentence: Sentence


@dataclass(frozen=True, slots=True)
class Evidence:
    """All that an audit looks at: what was agreed and bound, both secrets, every step. loser: who gave up, or -1."""

    meeting: Meeting
    secret: Secret
    deck: tuple[str, ...]
    seals: Mapping[int, m.Seal]
    first: Done
    steps: tuple[Done, ...]
    theirs: m.Audit
    loser: int
    terms: m.Terms
    bindings: Mapping[int, bytes] = field(default_factory=dict)


class _Odd(Exception):
    def __init__(self, step: int, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.verdict = Verdict(False, step, sentence)


class _Witness(BothSecrets):
    """Both secrets, and what the engine shows, deals and throws while it plays with them."""

    __slots__ = ("coins", "deals", "opened")

    def __init__(self, secrets: tuple[Secret, Secret]) -> None:
        super().__init__(secrets)
        self.opened: tuple[dict[int, int], dict[int, int]] = ({}, {})
        self.deals: tuple[list[int], list[int]] = ([], [])
        self.coins: list[int] = []

    def begin(self) -> None:
        """A step begins."""
        self.opened, self.deals, self.coins = ({}, {}), ([], []), []

    def shown(self, owner: int, obj: int, card: int) -> int:
        """See :class:`engine.trails.query.disclosure.Keeper`."""
        self.opened[owner].setdefault(obj, card)
        return card

    def deal(self, deck: int, count: int, left: int) -> int:
        """See :class:`engine.kernel.chance.Chance`."""
        self.deals[deck % SEATS].append(concealment.deal_number(deck, count))
        return super().deal(deck, count, left)

    def coin(self, count: int, sides: int) -> int:
        """See :class:`engine.kernel.chance.Chance`."""
        self.coins.append(count)
        return super().coin(count, sides)


def audit(evidence: Evidence) -> Verdict:
    """Whether the other side played by the rules with the deck and the chance it was bound to."""
    try:
        secrets = _secrets(evidence)
        _check_deck(evidence, secrets)
        _check_chance(evidence, secrets)
        _Replay(evidence, secrets).run()
    except _Odd as odd:
        return odd.verdict
    return Verdict(True, -1, say("Verified: every draw, every coin and every hidden choice was checked"))


def record_of(evidence: Evidence) -> Any:
    """The match as a record that anybody can play again."""
    return _Replay(evidence, _secrets(evidence)).run()


def binding_of(seal: m.Seal, match: bytes, seat: int) -> bytes:
    """What binds a seat to a seal that it does not show yet: 32 bytes that tell nothing of it."""
    return concealment.digest("open lists", match, seat, msgspec.msgpack.encode(seal))


def order_text(answer: Iterable[tuple[str | int, ...]]) -> str:
    """An answer as one text, for commitments."""
    return ";".join(",".join(str(part) for part in option) for option in answer)


def _secrets(e: Evidence) -> tuple[Secret, Secret]:
    theirs = Secret(e.theirs.key, e.secret.match, e.secret.seat ^ 1)
    return (e.secret, theirs) if e.secret.seat == 0 else (theirs, e.secret)


def _decks(e: Evidence) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return (e.deck, e.theirs.deck) if e.secret.seat == 0 else (e.theirs.deck, e.deck)


def _check_deck(e: Evidence, secrets: tuple[Secret, Secret]) -> None:
    foe = e.secret.seat ^ 1
    secret, seal, deck = secrets[foe], e.seals[foe], e.theirs.deck
    slots = e.meeting.rules.arranged(secret, deck)
    if secret.seal(slots) != seal.seal:
        raise _Odd(0, say("The deck list or the secret that was opened is not the one bound before the match"))
    if secret.commitments(slots) != seal.slots:
        raise _Odd(0, say("A card of the deck was bound as another card than the list says"))
    if e.terms.bound_first and e.bindings.get(foe) != binding_of(seal, secret.match, foe):
        raise _Odd(0, say("It was not bound to its deck before it saw the other list"))
    if seal.open_list and seal.open_list != slots:
        raise _Odd(0, say("The deck list that was shown is not the one the match was played with"))
    for number in dict.fromkeys(deck):
        if number not in e.meeting.cards:
            raise _Odd(0, say("The deck has card {number}, which both do not have alike", number=number))
    if why := e.meeting.rules.deck_problem(deck, e.terms.mode):
        raise _Odd(0, say("The deck is not legal: {why}", why=why))
    if e.terms.packs and not packs_hold(
        e.terms.packs, secrets, foe, e.meeting.pack_seal, deck, e.meeting.pool, e.meeting.opener
    ):
        raise _Odd(0, say("The deck has cards that were not in the packs opened for it"))


def _check_chance(e: Evidence, secrets: tuple[Secret, Secret]) -> None:
    foe = e.secret.seat ^ 1
    secret = secrets[foe]
    if secret.chain()[0] != e.seals[foe].tip:
        raise _Odd(0, say("The coins were not bound to the secret that was opened"))
    for step, done in enumerate((e.first, *e.steps)):
        for supply in done.theirs:
            for grant in supply.grants:
                if grant.value != secret.grant(grant.count):
                    raise _Odd(step, say("It steered a deal of your deck: its part does not follow from its secret"))
    orders = {order.step: order.answer for order in e.theirs.orders}
    for step, done in enumerate(e.steps, start=1):
        if done.seat == foe and bool(done.order) != (step in orders):
            raise _Odd(step, say("It did not open the order of the cards it put back"))


class _Replay:
    """The whole match once more, with both secrets."""

    def __init__(self, e: Evidence, secrets: tuple[Secret, Secret]) -> None:
        self._e = e
        self._secrets = secrets
        self._seat = e.secret.seat
        self._chance = _Witness(secrets)
        decks = _decks(e)
        meeting = e.meeting
        self._rules = meeting.rules
        seed = concealment.seed_text(e.secret.match, (secrets[0].key, secrets[1].key))
        digests = {number: meeting.digest(number) for number in meeting.cards}
        self._header = self._rules.header(decks, seed, meeting.names, meeting.switches(), digests, meeting.cards)
        self._size = len(decks[0])
        self._down: tuple[dict[int, bytes], dict[int, bytes]] = ({}, {})
        self._orders = {order.step: order.answer for order in e.theirs.orders}

    def run(self) -> Any:
        """Raises :class:`_Odd` at the first step that differs."""
        e = self._e
        game = self._rules.start_open(self._header, self._chance, self._secrets)
        self._compare(0, e.first, game, {})
        answers: list[Given] = []
        marks: list[Any] = []
        for step, done in enumerate(e.steps, start=1):
            answer = self._true(step, done, game)
            turn = game.turn
            held = self._held(done, game, step)
            self._chance.begin()
            try:
                game.answer(answer)
                self._rules.asked(game)
            except Refused as error:
                raise _Odd(step, say("The answer was not possible: {why}", why=str(error))) from error
            except concealment.Exhausted as error:
                raise _Odd(step, say("More coins were thrown than a match has")) from error
            game.drain()
            self._compare(step, done, game, held)
            answers.append(Given(done.seat, answer, done.auto))
            if (mark := self._rules.mark(game, turn, len(answers))) is not None:
                marks.append(mark)
        if e.loser >= 0:
            turn = game.turn
            self._rules.concede(game, e.loser)
            answers.append(Given(e.loser, CONCEDE))
            if (mark := self._rules.mark(game, turn, len(answers))) is not None:
                marks.append(mark)
        elif game.outcome is None:
            raise _Odd(len(e.steps), say("The match had not ended"))
        return self._rules.record(self._header, answers, marks)

    def _true(self, step: int, done: Done, game: Any) -> Answer:
        """The answer as it was meant, an order that was kept included."""
        decision = game.decision
        if decision is None or decision.seat != done.seat:
            raise _Odd(step, say("Nobody, or the other player, was asked at this step"))
        if self._rules.facts(game) != done.facts:
            raise _Odd(step, say("The table was not the one both sides saw"))
        if not done.order:
            return done.answer
        answer = done.answer if done.seat == self._seat else self._orders[step]
        secret = self._secrets[done.seat]
        salt = secret.order_salt(step, done.line)
        made = concealment.order_commitment(secret.match, done.seat, step, order_text(answer), salt)
        if made != done.order or self._rules.kept_order(decision, answer) != done.sent:
            raise _Odd(step, say("The order of the cards it put back is not the one it was bound to"))
        return answer

    def _held(self, done: Done, game: Any, step: int) -> dict[int, int]:
        """What the answering side opened of the cards its answer names, compared before the answer is looked at.

        What else it opened came to light on the way, perhaps after its hand was mixed: that is compared afterwards.
        """
        first = self._first(done.seat)
        named = set(mentioned(done.sent))
        held: dict[int, int] = {}
        for supply in done.mine if done.seat == self._seat else done.theirs:
            for opening in supply.openings:
                obj = game.objs.get(opening.obj)
                if obj is None or opening.obj not in named or len(obj.cards) != 1 or obj.cards[0] < 0:
                    continue
                held[opening.obj] = obj.cards[0]
                if obj.cards[0] != first + opening.slot:
                    raise _Odd(step, self._lie(game, done.seat, first + opening.slot, opening.number))
        return held

    def _lie(self, game: Any, seat: int, card: int, number: str) -> Sentence:
        """What was wrong with an opened card: where it truly was."""
        where = self._rules.where(game, seat, card)
        if where == "undealt":
            return say("It showed card {number}, which was still undealt in its deck", number=number)
        if where == "hand":
            return say("It showed card {number} of its hand in place of another one", number=number)
        if where == "deck":
            return say("It showed card {number}, which was still in its deck", number=number)
        return say("It showed card {number}, which was elsewhere", number=number)

    def _first(self, seat: int) -> int:
        return self._size if seat else 0

    def _compare(self, step: int, done: Done, game: Any, held: dict[int, int]) -> None:
        foe = self._seat ^ 1
        true = {obj: card - self._first(foe) for obj, card in self._chance.opened[foe].items()}
        said = {opening.obj: opening for supply in done.theirs for opening in supply.openings}
        for obj, opening in said.items():
            if true.get(obj, opening.slot) != opening.slot:
                raise _Odd(step, self._lie(game, foe, self._first(foe) + opening.slot, opening.number))
        if true.keys() != said.keys():
            raise _Odd(step, say("It did not show the cards that everybody was to see"))
        granted = [grant.count for supply in done.theirs for grant in supply.grants]
        if sorted(granted) != sorted(self._chance.deals[self._seat]):
            raise _Odd(step, say("It granted other cards than were dealt"))
        bound = {down.obj: down.value for supply in done.theirs for down in supply.downs}
        known = self._down[foe]
        there = self._rules.downs(game, foe)
        for gone in known.keys() - there:
            del known[gone]
        for ident in sorted(there - known.keys()):
            known[ident] = b""
            slot = game.objs[ident].cards[0] - self._first(foe)
            secret = self._secrets[foe]
            salt = secret.down_salt(ident, done.line)
            if concealment.down_commitment(secret.match, foe, ident, slot, salt) != bound.pop(ident, b""):
                raise _Odd(step, say("It laid another card face-down than it was bound to"))
        if bound:
            raise _Odd(step, say("It bound a face-down card that did not lie there"))
