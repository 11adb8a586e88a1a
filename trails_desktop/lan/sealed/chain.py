"""Both directions of a match's messages as two chains: numbered, hashed, kept, and sent again after a cut.

A line begins with a greeting from each side that says how far it is. What the other side has not got is sent again. If
the two histories do not fit, nothing is guessed: :class:`Forked` says from which message on.

Who has lost messages of its own gets its deposits for them back and does again what stands in them, so that the same
messages come out once more. Nobody else can make a deposit, and none fits at another place: so who says something else
than before is a cheat, and no power cut.
"""

from __future__ import annotations

from collections import deque

import msgspec

from trails_desktop.lan.line.deposits import MOST_DEPOSIT, Letter, Returned, Vault
from trails_desktop.lan.line.frames import MOST
from trails_desktop.lan.line.messages import (
    HIGHEST,
    LOWEST,
    MAGIC,
    START,
    Body,
    Chat,
    Envelope,
    Greeting,
    common_version,
    decode,
    encode,
    hash_after,
)
from trails_desktop.lan.line.sentences import Fault, say
from trails_desktop.lan.sealed.journal import Came, Did, Dropped

_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(list[Came | Dropped | Did])
_HEAD = 16  #: bytes of a letter at most, beside what it holds
_DEPOSITS = 2  #: the version of the protocol from which on deposits are left
MOST_MESSAGES = 50_000  #: of one direction in one match; as many may be said besides


class Forked(Exception):
    """The two sides remember different messages. number: the first that may differ."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the histories differ from message {number} on")
        self.number = number


class Chain:
    """What was sent and what was received. Holds every message sent, and the hashes of all that were received."""

    def __init__(self, match: bytes = b"", vault: bytes = b"") -> None:
        self.match = match
        self._vault = Vault(vault) if vault else None
        self._noted: list[Came | Dropped | Did] = []  # since the last own message; of what came, where the chain stood
        self._deposits: list[bytes] = []  # of the own messages
        self._theirs: list[bytes] = []  # of the received ones
        self._returned: deque[bytes] = deque()
        self._again: deque[Came | Dropped | Did] = deque()
        self._until, self._as = 0, START  # how many own messages the other side has, and the hash after these
        self._sent: list[bytes] = []
        self._tails = [START]
        self._seen = [START]
        self.greeted = False
        self.version = HIGHEST
        self.talked = 0  #: how many of the received ones were only said

    @property
    def got(self) -> int:
        """How many messages of the chain were received."""
        return len(self._seen) - 1

    @property
    def sent(self) -> int:
        """How many were made."""
        return len(self._sent)

    @property
    def size(self) -> int:
        """Bytes that were sent."""
        return sum(map(len, self._sent))

    def greeting(self) -> bytes:
        """The first thing to send on a new line."""
        self.greeted = False
        return encode(
            Greeting(MAGIC, LOWEST, HIGHEST, self.match, self.sent, self.got, self._tails[-1], self._seen[-1])
        )

    def add(self, body: Body) -> bytes:
        """A further message, as it goes over the line."""
        payload = encode(Envelope(len(self._sent), self._tails[-1], body))
        sealed = self._vault.seal(self._place, _ENCODER.encode(self._noted)) if self._vault is not None else b""
        self._noted.clear()
        self._deposits.append(sealed)
        self._sent.append(payload)
        self._tails.append(hash_after(self._tails[-1], payload))
        return payload

    def letter(self, number: int) -> bytes:
        """An own message as it goes over the line: with its deposit, if the other program keeps these."""
        payload, deposit = self._sent[number], self._deposits[number]
        if self.version < _DEPOSITS or not deposit or len(deposit) > min(MOST_DEPOSIT, MOST - _HEAD - len(payload)):
            return payload
        return encode(Letter(payload, deposit))

    def note(self, entry: Came | Dropped | Did) -> None:
        """An own act, or what was dropped: what the next own message follows from."""
        self._noted.append(entry)

    def open(self, payload: bytes) -> Greeting | Envelope | Returned:
        """A message that came. Raises :class:`Fault` for what is none, or not the next one; nothing changed then.

        A message of the chain counts as received only after :meth:`took`.
        """
        message = decode(payload)
        if isinstance(message, Greeting):
            if self.greeted:
                raise Fault(say("The other program greeted twice"))
            return message
        if isinstance(message, Letter):
            raise Fault(say("A message is not written the way messages are"))
        if not self.greeted:
            raise Fault(say("The other program sent a message before it greeted"))
        if isinstance(message, Returned):
            return message
        if message.number != self.got:
            raise Fault(
                say("Message {number} came where number {wanted} was due", number=message.number, wanted=self.got)
            )
        if message.before != self._seen[-1]:
            raise Fault(say("Message {number} does not follow the one before it", number=message.number))
        talk = isinstance(message.body, Chat)
        if (self.talked if talk else self.got - self.talked) >= MOST_MESSAGES:
            raise Fault(say("There are more than {most} messages", most=MOST_MESSAGES))
        return message

    def after(self, payload: bytes) -> bytes:
        """Where the chain stands once this message was received."""
        return hash_after(self._seen[-1], payload)

    def took(self, payload: bytes, talk: bool = False, deposit: bytes = b"") -> None:
        """A message of the chain was received. talk: what was said does not count towards the end of a match."""
        self.talked += talk
        self._seen.append(self.after(payload))
        self._theirs.append(deposit)
        self._noted.append(Came(self._seen[-1]))

    def passed(self, tail: bytes) -> None:
        """Something said was received and dropped, and what was left with it: only who floods is not heard. tail: where
        the chain stands now."""
        self.talked += 1
        self._seen.append(tail)
        self._theirs.append(b"")
        self._noted.append(Dropped(tail))

    def welcome(self, greeting: Greeting) -> list[bytes]:
        """The other side's greeting: what it has not got. Raises :class:`Fault` or :class:`Forked`."""
        self.version = common_version(greeting)
        if greeting.match and self.match and greeting.match != self.match:
            raise Fault(say("The other program goes on with another match"))
        keeps = self.version >= _DEPOSITS
        lost, forgot = greeting.got > self.sent, greeting.sent < self.got
        if lost and (forgot or not keeps or self._vault is None):
            raise Forked(self.sent)
        if not lost and self._tails[greeting.got] != greeting.seen:
            raise Forked(greeting.got)
        if greeting.sent <= self.got and greeting.tail != self._seen[greeting.sent]:
            raise Forked(greeting.sent)
        if forgot and not (keeps and all(self._theirs[greeting.sent :])):
            raise Forked(greeting.sent)
        self.greeted = True
        self._returned.clear()
        self._again.clear()
        self._until, self._as = greeting.got, greeting.seen
        back = [encode(Returned(n, self._theirs[n])) for n in range(greeting.sent, self.got)]
        return back + [self.letter(number) for number in range(greeting.got, self.sent)]

    # --- what was lost -----------------------------------------------------------------------------------------------
    @property
    def _place(self) -> bytes:
        return self.sent.to_bytes(4, "big") + self._tails[-1]

    @property
    def behind(self) -> bool:
        """Whether the other side has own messages that are lost here."""
        return self._until > self.sent

    def gave_back(self, back: Returned) -> None:
        """A deposit came back. Raises :class:`Forked` if none is due, or another one."""
        if not self.behind or back.number != self.sent + len(self._returned) or back.number >= self._until:
            raise Forked(self.sent)
        self._returned.append(back.deposit)

    @property
    def due(self) -> Came | Dropped | Did | None:
        """What is to be done again next; None while nothing is, or its deposit is not there yet.

        A deposit begins with what is still remembered since the last own message. Raises :class:`Forked`.
        """
        if not self._again and self.behind and len(self._returned) == self._until - self.sent:
            assert self._vault is not None
            try:
                entries = _DECODER.decode(self._vault.open(self._place, self._returned[0]))
            except (ValueError, msgspec.MsgspecError) as error:
                raise Forked(self.sent) from error
            known = len(self._noted)
            if entries[:known] != self._noted or len(entries) == known:
                raise Forked(self.sent)
            self._again.extend(entries[known:])
        return self._again[0] if self._again else None

    def done(self, sent: int) -> None:
        """What was due is done, and there were ``sent`` own messages before. Raises :class:`Forked` if it is not what
        the other side remembers."""
        self._again.popleft()
        for _ in range(min(self.sent - sent, len(self._returned))):
            if self._again:
                raise Forked(sent)
            self._returned.popleft()
        if self.sent > self._until or (self.sent == self._until and self._tails[-1] != self._as):
            raise Forked(self.sent)
