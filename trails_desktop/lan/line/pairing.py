"""How two machines make sure of each other on a line that is already encrypted, before anything else is said.

Who comes says who he is; who waits says whether the code is wanted. With the code both run SPAKE2, whose identities are
the two certificates as each end of the line sees them: somebody in between ends up with another key and can neither
guess nor learn the code, and every guess costs a try. Without a code (both remember each other) the keys of the two
certificates sign what was said. No socket here: messages in, messages out.

    comes  -> Hi(version, nonce, certificate)
    waits  -> Greet(version, nonce, code wanted?)
    comes  -> Blind(point)          waits  -> Blind(point)            only with the code
    comes  -> Proof(mac, signature) waits  -> Proof(mac, signature)

Who comes proves first, so that who waits never answers to a guess. A Refuse ends it from either end.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import unicodedata
from collections.abc import Generator
from typing import Annotated

import msgspec
from msgspec import Meta
from spake2 import SPAKE2_A, SPAKE2_B
from spake2.spake2 import SPAKEError

from trails_desktop.lan.line.identity import MOST_CERTIFICATE, Identity, fingerprint, signed
from trails_desktop.lan.line.known import KnownMachines
from trails_desktop.lan.line.sentences import Fault, say

VERSION = 1
MOST = 4096  #: bytes of a message before both are sure of each other
LETTERS = "ABCDEFGHJKLMNPQRTUVWXYZ"  #: no I, no O, no S: nothing that looks like another letter or a digit
CODE_LENGTH = 6

Nonce = Annotated[bytes, Meta(min_length=32, max_length=32)]


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    pass


class Hi(_Said, frozen=True, tag="hi"):
    """Who comes."""

    version: int
    nonce: Nonce
    certificate: Annotated[bytes, Meta(max_length=MOST_CERTIFICATE)]
    code: bool  #: whether who comes wants the code too, although it may be known here


class Greet(_Said, frozen=True, tag="greet"):
    """Who waits."""

    version: int
    nonce: Nonce
    code: bool


class Blind(_Said, frozen=True, tag="blind"):
    """A message of SPAKE2."""

    point: Annotated[bytes, Meta(max_length=64)]


class Proof(_Said, frozen=True, tag="proof"):
    """That one knows the code (mac, empty without one) and holds the key of one's certificate."""

    mac: Annotated[bytes, Meta(max_length=32)]
    signature: Annotated[bytes, Meta(max_length=128)]


class Refuse(_Said, frozen=True, tag="refuse"):
    """Why not."""

    why: Annotated[str, Meta(max_length=300)]


_decoder: msgspec.msgpack.Decoder[Hi | Greet | Blind | Proof | Refuse] = msgspec.msgpack.Decoder(
    Hi | Greet | Blind | Proof | Refuse
)


def new_code() -> str:
    """A code to be read out."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def plain_code(text: str) -> str:
    """A code as somebody typed it: case, width, spaces and dashes do not matter."""
    shown = unicodedata.normalize("NFKC", text).upper()
    return "".join(letter for letter in shown if letter.isalnum())


class CodeWanted(Fault):
    """The other side asks for the code, and none was given."""

    def __init__(self) -> None:
        super().__init__(say("The other machine asks for its code"))


class Invitation:
    """The code that who waits shows. It is good for one machine. Wrong tries do not change it, which would shut out who
    knows it: they are slowed (:mod:`trails_desktop.lan.line.gate`)."""

    def __init__(self) -> None:
        self.code = new_code()
        self.tries = 0  #: wrong ones

    def wrong(self) -> None:
        """Somebody did not know it."""
        self.tries += 1

    def used(self) -> None:
        """It has served: make another one."""
        self.code, self.tries = new_code(), 0


class Handshake:
    """One end. After every :meth:`take` send what it returns; ``done`` when both are sure. theirs: the fingerprint of
    the other side's certificate. by_code: whether the code was used. claims_known: whether who comes says to be a
    machine that is known here; that is still to be shown."""

    def __init__(self, own: Identity, known: KnownMachines) -> None:
        self._own, self._known = own, known
        self._said: list[bytes] = []
        self.done = False
        self.theirs = b""
        self.by_code = False
        self.claims_known = False

    def _send(self, message: _Said) -> bytes:
        payload = msgspec.msgpack.encode(message)
        self._said.append(payload)
        return payload

    def _read(self, payload: bytes) -> Hi | Greet | Blind | Proof:
        try:
            message = _decoder.decode(payload)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Fault(say("What came is no greeting of this program")) from error
        if isinstance(message, Refuse):
            raise Fault(say("The other machine refused: {why}", why=message.why))
        self._said.append(payload)
        return message

    def _transcript(self, host: bytes, guest: bytes, count: int) -> bytes:
        total = hashlib.sha256(b"trails pairing 1" + host + guest)
        for payload in self._said[:count]:
            total.update(len(payload).to_bytes(4, "big") + payload)
        return total.digest()

    def _mac(self, key: bytes, who: bytes, transcript: bytes) -> bytes:
        return hmac.new(key, b"trails code " + who + transcript, hashlib.sha256).digest() if key else b""

    @staticmethod
    def _signing(who: bytes, transcript: bytes) -> bytes:
        return b"trails machine " + who + transcript


class Waiting(Handshake):
    """The end that waits (the TLS server)."""

    def __init__(self, own: Identity, known: KnownMachines, invitation: Invitation) -> None:
        super().__init__(own, known)
        self._invitation = invitation
        self.judges = False  #: whether the next message shows if the code is right
        self._steps = self._run()
        next(self._steps)

    def take(self, payload: bytes) -> bytes:
        """A message came; returns the answer, b"" if none. Raises :class:`Fault`."""
        message = self._read(payload)
        return self._steps.send(message) or b""

    def _run(self) -> _Steps:
        hi = yield b""
        if not isinstance(hi, Hi):
            raise Fault(say("What came is no greeting of this program"))
        if hi.version != VERSION:
            raise Fault(say("The programs meet in different ways ({mine} and {other})", mine=VERSION, other=hi.version))
        guest, host = fingerprint(hi.certificate), self._own.fingerprint
        self.claims_known = guest in self._known
        wanted = hi.code or not self.claims_known
        message = yield self._send(Greet(VERSION, os.urandom(32), wanted))
        key, code = b"", self._invitation.code
        if wanted:
            if not isinstance(message, Blind):
                raise Fault(say("The code was asked for and did not come"))
            exchange = SPAKE2_B(code.encode(), idA=guest, idB=host)
            mine = exchange.start()
            key = _finish(exchange, message.point)
            self.judges = True
            message = yield self._send(Blind(mine))
        if not isinstance(message, Proof):
            raise Fault(say("The code was asked for and did not come"))
        transcript = self._transcript(host, guest, len(self._said) - 1)
        fits = not wanted or hmac.compare_digest(message.mac, self._mac(key, b"guest", transcript))
        if not fits or (wanted and code != self._invitation.code):
            self._invitation.wrong()
            raise Fault(say("The code is wrong"))
        if not signed(hi.certificate, self._signing(b"guest", transcript), message.signature):
            raise Fault(say("The other machine does not hold the key of its certificate"))
        if wanted:
            self._invitation.used()
        self.theirs, self.by_code, self.done = guest, wanted, True
        mac = self._mac(key, b"host", transcript)
        yield self._send(Proof(mac, self._own.sign(self._signing(b"host", transcript))))
        raise Fault(say("What came is no greeting of this program"))


class Coming(Handshake):
    """The end that comes (the TLS client). host: the certificate that the line showed. expected: the fingerprint it
    must have, b"" if any. code: "" if none was given."""

    def __init__(self, own: Identity, known: KnownMachines, host: bytes, code: str = "", expected: bytes = b"") -> None:
        super().__init__(own, known)
        self._certificate, self._code = host, plain_code(code)
        self.theirs = fingerprint(host)
        if expected and self.theirs != expected:
            raise Fault(say("Another machine answers at that address than the one this match was begun with"))
        self._steps = self._run()
        self.first = next(self._steps)  #: the message to begin with

    def take(self, payload: bytes) -> bytes:
        """A message came; returns the answer, b"" if none. Raises :class:`Fault`."""
        message = self._read(payload)
        return self._steps.send(message) or b""

    def _run(self) -> _Steps:
        host, guest = self.theirs, self._own.fingerprint
        want = bool(self._code) or host not in self._known
        greet = yield self._send(Hi(VERSION, os.urandom(32), self._own.certificate, want))
        if not isinstance(greet, Greet):
            raise Fault(say("What came is no greeting of this program"))
        if greet.version != VERSION:
            raise Fault(
                say("The programs meet in different ways ({mine} and {other})", mine=VERSION, other=greet.version)
            )
        if want and not greet.code:
            raise Fault(say("The other machine does not want to prove that it knows the code"))
        key = b""
        if greet.code:
            if not self._code:
                raise CodeWanted
            exchange = SPAKE2_A(self._code.encode(), idA=guest, idB=host)
            blind = yield self._send(Blind(exchange.start()))
            if not isinstance(blind, Blind):
                raise Fault(say("What came is no greeting of this program"))
            key = _finish(exchange, blind.point)
        transcript = self._transcript(host, guest, len(self._said))
        mac = self._mac(key, b"guest", transcript)
        proof = yield self._send(Proof(mac, self._own.sign(self._signing(b"guest", transcript))))
        if not isinstance(proof, Proof):
            raise Fault(say("What came is no greeting of this program"))
        if key and not hmac.compare_digest(proof.mac, self._mac(key, b"host", transcript)):
            raise Fault(say("The other machine does not know the code: somebody may stand between you"))
        if not signed(self._certificate, self._signing(b"host", transcript), proof.signature):
            raise Fault(say("The other machine does not hold the key of its certificate"))
        self.by_code, self.done = bool(key), True
        yield b""
        raise Fault(say("What came is no greeting of this program"))


def refusal(why: str) -> bytes:
    """What is sent before the line is closed."""
    return msgspec.msgpack.encode(Refuse(why[:300]))


def _finish(exchange: SPAKE2_A | SPAKE2_B, point: bytes) -> bytes:
    try:
        key: bytes = exchange.finish(point)
    except (SPAKEError, ValueError, AssertionError, IndexError) as error:
        raise Fault(say("What came is no greeting of this program")) from error
    return key


_Steps = Generator[bytes, Hi | Greet | Blind | Proof, None]
