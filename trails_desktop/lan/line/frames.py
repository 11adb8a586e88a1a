"""Whole messages out of a stream of bytes. A length is believed only up to the limit, before anything is allocated."""

from __future__ import annotations

from trails_desktop.lan.line.sentences import Fault, say

MOST = 2**16  #: bytes of one message
_HEAD = 4


def frame(payload: bytes) -> bytes:
    """``payload`` as it goes into a stream. Raises :class:`ValueError` if it is longer than any message may be."""
    if len(payload) > MOST:
        raise ValueError(f"a message has at most {MOST} bytes")
    return len(payload).to_bytes(_HEAD, "big") + payload


class FrameReader:
    """Cuts what comes from a stream into messages. It never holds more than one message and one piece."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._held = bytearray()

    def feed(self, piece: bytes) -> list[bytes]:
        """The messages that are whole now. Raises :class:`Fault` for a length that no message has."""
        self._held += piece
        whole: list[bytes] = []
        while len(self._held) >= _HEAD:
            size = int.from_bytes(self._held[:_HEAD], "big")
            if not 0 < size <= self._most:
                self._held.clear()
                raise Fault(
                    say(
                        "A message of {size} bytes was announced; none has more than {most}", size=size, most=self._most
                    )
                )
            if len(self._held) < _HEAD + size:
                break
            whole.append(bytes(self._held[_HEAD : _HEAD + size]))
            del self._held[: _HEAD + size]
        return whole

    @property
    def unfinished(self) -> bool:
        """Whether part of a message is held."""
        return bool(self._held)
