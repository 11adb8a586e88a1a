"""``trails demo``: the computer plays a game and leaves pictures of it."""

from __future__ import annotations

import argparse

from trails_desktop.app.commands.results import BadInput
from trails_desktop.app.demo import game, unseen


def run(arguments: argparse.Namespace) -> int:
    """Make the folder, play, save the pictures."""
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"--out: the folder {arguments.out} cannot be made: {error.strerror}") from error
    unseen.hush()
    lang, size, data = arguments.lang, arguments.size, arguments.data
    return game.run(arguments.out, arguments.seed, size=size, data=data, as_json=arguments.json, lang=lang)
