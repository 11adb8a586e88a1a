"""How a command ends: exit statuses, a complaint of one line, a report as JSON."""

from __future__ import annotations

import json

OK, FOUND, BAD = 0, 1, 2


class BadInput(Exception):
    """Something the user gave cannot be used; the message is one line."""


def print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=True, indent=2))


def unreadable(error: OSError) -> str:
    """Which file cannot be read, and why."""
    return f"{error.filename}: {error.strerror}" if error.filename else str(error)
