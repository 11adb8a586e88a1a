"""What is told to a person, as a template with named fields, so that it can be translated where it is shown."""

from __future__ import annotations

from dataclasses import dataclass

Field = str | int


@dataclass(frozen=True, slots=True)
class Sentence:
    """An English template and its fields. ``str()`` gives the English sentence."""

    template: str
    args: tuple[tuple[str, Field], ...] = ()

    def __str__(self) -> str:
        text = self.template
        for name, value in self.args:
            text = text.replace("{" + name + "}", str(value))
        return text


def say(template: str, **args: Field) -> Sentence:
    """A sentence of a template."""
    return Sentence(template, tuple(args.items()))


def plain(text: str) -> str:
    """What was typed or sent, as one line of printable letters, at most 300: no control, no change of direction."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())[:300]


def proven() -> tuple[Sentence, ...]:
    """What a sealed match proves, for who plays one."""
    return (
        say("Your hidden cards never leave this computer before they are shown"),
        say("Nobody can choose or foresee what is dealt, not even of the own deck"),
        say("Every card that is shown is checked at once against what was bound before the match"),
        say("After the match both programs open their secrets and check every draw, coin and hidden choice"),
    )


def unproven() -> tuple[Sentence, ...]:
    """What a sealed match cannot prove or prevent, for who plays one."""
    return (
        say("Nobody can be made to go on: who leaves before the check has an unchecked match"),
        say("Some cheats show only at the check after the match, which they have spoilt by then"),
        say("Clocks are each program's own: the time shown here was measured here, a claim to it is no proof"),
        say("Help from a friend, a program or a camera beside the table stays unseen"),
        say("An effect that would show one player a hidden card of the other shows it to both"),
    )


class Fault(Exception):
    """Bytes or a message that no program of ours sends: the line is closed, the match stays as it is."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence


class Breach(Exception):
    """A well-formed message that the match does not allow: the match stops at its step. step: -1 = before the first."""

    def __init__(self, sentence: Sentence, step: int = -1) -> None:
        super().__init__(str(sentence))
        self.sentence = sentence
        self.step = step
