"""Sentences about a deck, in the player's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from engine.trails.cards.decks import Problem
from trails_desktop.screens.decks.info import DeckInfo
from trails_desktop.ui.language import card_count
from trails_desktop.ui.orgs import org_name


def mode_name(mode: str) -> str:
    """The way of playing a deck is built for."""
    if mode == "blitz":
        return QCoreApplication.translate("Deck", "Blitz Shield")
    return QCoreApplication.translate("Deck", "Strategy")


def short_verdict(deck: DeckInfo) -> str:
    """Legal or not, in a few words."""
    if deck.error:
        return QCoreApplication.translate("Deck", "cannot be read")
    if deck.legal:
        return QCoreApplication.translate("Deck", "legal")
    return QCoreApplication.translate("Deck", "not legal")


def deck_words(deck: DeckInfo) -> str:
    """What a plate says of a deck: that it is an easy one, else whether it is legal."""
    if deck.legal and deck.easy:
        return QCoreApplication.translate("Deck", "good for a first game")
    return short_verdict(deck)


def verdict(deck: DeckInfo) -> tuple[str, tuple[str, ...]]:
    """The sentence of a deck's legality and its reasons, each with its rule."""
    if deck.error:
        return QCoreApplication.translate("Deck", "This deck cannot be read"), (deck.error,)
    if deck.legal:
        title = QCoreApplication.translate("Deck", "Legal for {mode}").format(mode=mode_name(deck.mode))
        return title, (card_count(deck.size),)
    title = QCoreApplication.translate("Deck", "Not legal for {mode}").format(mode=mode_name(deck.mode))
    with_rule = QCoreApplication.translate("Deck", "{message} (rule {rule})")
    return title, tuple(
        with_rule.format(message=_message(problem), rule=problem.rule) if problem.rule else _message(problem)
        for problem in deck.problems
    )


def _message(problem: Problem) -> str:
    return QCoreApplication.translate("engine", problem.template).format(**dict(problem.args))


def chart_words(deck: DeckInfo, lang: str) -> str:
    """The counts as one text, for who does not see the chart."""
    item = QCoreApplication.translate("Deck", "{name}: {count}")
    types = [item.format(name=kind, count=count) for kind, count in deck.types]
    orgs = [item.format(name=org_name(key, lang), count=count) for key, count in deck.orgs]
    return QCoreApplication.translate("Deck", "Types: {types}. Organizations: {orgs}.").format(
        types=", ".join(types), orgs=", ".join(orgs)
    )
