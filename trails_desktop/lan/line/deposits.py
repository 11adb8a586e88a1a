"""What a side remembers of itself, left with the other one: sealed so that only its maker can read or make it.

A machine may lose what it had written (power gone, a disk that had promised more than it kept). With every message goes
what its sender has to do again to send it once more; the other side keeps it unread and gives it back when asked.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Annotated

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from msgspec import Meta, Struct

from trails_desktop.lan.line.frames import MOST

_STEP = 64  #: bytes: lengths are rounded up to these, so that they tell nothing of what is inside
_NONCE = 12
MOST_DEPOSIT = 2048  #: bytes: no honest one is larger, and nobody fills a disk with them
Deposit = Annotated[bytes, Meta(min_length=1, max_length=MOST_DEPOSIT)]


class Vault:
    """Seals and opens the deposits of one match. key: 32 bytes that never leave the machine, not even at the audit."""

    def __init__(self, key: bytes) -> None:
        self._key = blake2b(key, digest_size=32, person=b"trails deposit").digest()
        self._nonces = blake2b(key, digest_size=32, person=b"trails nonce").digest()

    def seal(self, place: bytes, content: bytes) -> bytes:
        """A deposit for one place of the chain. Deterministic: equal content at an equal place gives equal bytes, and
        what differs never shares a nonce."""
        size = len(content) + 4
        whole = len(content).to_bytes(4, "big") + content + bytes(-size % _STEP)
        nonce = blake2b(place + whole, key=self._nonces, digest_size=_NONCE).digest()
        return nonce + ChaCha20Poly1305(self._key).encrypt(nonce, whole, place)

    def open(self, place: bytes, deposit: bytes) -> bytes:
        """What was sealed for that place. Raises ValueError for anything that was not."""
        try:
            whole = ChaCha20Poly1305(self._key).decrypt(deposit[:_NONCE], deposit[_NONCE:], place)
        except InvalidTag as error:
            raise ValueError("it is no deposit of this match") from error
        return whole[4 : 4 + int.from_bytes(whole[:4], "big")]


class Letter(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="letter"):
    """A message of the chain and its sender's deposit, which the receiver keeps and cannot read."""

    payload: Annotated[bytes, Meta(max_length=MOST)]
    deposit: Deposit


class Returned(Struct, frozen=True, array_like=True, forbid_unknown_fields=True, tag="returned"):
    """The deposit that came with a message, given back to its sender, who has lost that message."""

    number: Annotated[int, Meta(ge=0, le=100_000)]
    deposit: Deposit
