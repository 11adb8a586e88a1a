"""Both directions of a match's messages as two chains: numbered, hashed, kept, and sent again after a cut.

A line begins with a greeting from each side that says how far it is. What the other side has not got is sent again. If
the two histories do not fit, nothing is guessed: :class:`Forked` says from which message on.
"""

from __future__ import annotations

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

MOST_MESSAGES = 50_000  #: of one direction in one match; as many may be said besides


class Forked(Exception):
    """The two sides remember different messages. number: the first that may differ."""

    def __init__(self, number: int) -> None:
        super().__init__(f"the histories differ from message {number} on")
        self.number = number


class Chain:
    """What was sent and what was received. Holds every message sent, and the hashes of all that were received."""

    def __init__(self, match: bytes = b"") -> None:
        self.match = match
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
        self._sent.append(payload)
        self._tails.append(hash_after(self._tails[-1], payload))
        return payload

    def open(self, payload: bytes) -> Greeting | Envelope:
        """A message that came. Raises :class:`Fault` for what is none, or not the next one; nothing changed then.

        A message of the chain counts as received only after :meth:`took`.
        """
        message = decode(payload)
        if isinstance(message, Greeting):
            if self.greeted:
                raise Fault(say("The other program greeted twice"))
            return message
        if not self.greeted:
            raise Fault(say("The other program sent a message before it greeted"))
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

    def took(self, payload: bytes, talk: bool = False) -> None:
        """A message of the chain was received. talk: what was said does not count towards the end of a match."""
        self.talked += talk
        self._seen.append(hash_after(self._seen[-1], payload))

    def passed(self, payload: bytes) -> bytes:
        """Something said was received and dropped; where the chain stands now, for :meth:`passed_as`."""
        self.took(payload, talk=True)
        return self._seen[-1]

    def passed_as(self, tail: bytes) -> None:
        """The same again, from a file."""
        self.talked += 1
        self._seen.append(tail)

    def welcome(self, greeting: Greeting) -> list[bytes]:
        """The other side's greeting: what it has not got. Raises :class:`Fault` or :class:`Forked`."""
        self.version = common_version(greeting)
        if greeting.match and self.match and greeting.match != self.match:
            raise Fault(say("The other program goes on with another match"))
        if greeting.got > self.sent:
            raise Forked(self.sent)
        if self._tails[greeting.got] != greeting.seen:
            raise Forked(greeting.got)
        if greeting.sent < self.got:
            raise Forked(greeting.sent)
        if greeting.sent == self.got and greeting.tail != self._seen[-1]:
            raise Forked(self.got)
        self.greeted = True
        return self._sent[greeting.got :]
