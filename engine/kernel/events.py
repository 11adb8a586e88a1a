"""Events: what an atom changed. Log, animation, triggers and records read this one stream."""

from __future__ import annotations

from typing import Any, ClassVar

_SLOTS = ("by", "cause", "extra", "frm", "kind", "n", "new", "obj", "rule", "seat", "src", "to")


class Event:
    """One change, proposed and then committed.

    kind: name of the atom. obj: object id. new: id afterwards (moves). seat: player concerned. n: amount. frm, to:
    zone indexes (-1 none). src: object id of the source. by: seat whose doing it is (-1 the rules). cause: "rule",
    "cost", "effect", "play" or a ruleset's own word. rule: id of the rule that acts. extra: further plain values.
    """

    __slots__ = _SLOTS
    SLOTS: ClassVar = _SLOTS

    def __init__(
        self,
        kind: str,
        obj: int = 0,
        *,
        seat: int = -1,
        n: int = 0,
        to: int = -1,
        src: int = 0,
        by: int = -1,
        cause: str = "rule",
        rule: str = "",
        extra: Any = None,
    ) -> None:
        self.kind = kind
        self.obj = obj
        self.new = 0
        self.seat = seat
        self.n = n
        self.frm = -1
        self.to = to
        self.src = src
        self.by = by
        self.cause = cause
        self.rule = rule
        self.extra = extra

    def copy(self) -> Event:
        """A copy to be carried out: atoms fill in what a proposal shared between forks must not show."""
        new = Event(
            self.kind,
            self.obj,
            seat=self.seat,
            n=self.n,
            to=self.to,
            src=self.src,
            by=self.by,
            cause=self.cause,
            rule=self.rule,
            extra=self.extra,
        )
        new.new = self.new
        new.frm = self.frm
        return new

    def __repr__(self) -> str:
        parts = [f"{name}={getattr(self, name)!r}" for name in _SLOTS if name not in ("kind", "obj")]
        return f"Event({self.kind} {self.obj}, {', '.join(parts)})"
