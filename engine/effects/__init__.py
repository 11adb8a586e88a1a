"""Games whose cards are plain data: instructions, filters, conditions, targets, lasting effects and abilities; and what
the rulebooks of such games have in common: writers, rules, the book, the port, a player that takes any answer.

A game hands in its words (:class:`~engine.effects.words.Words`), what it can say about an object
(:class:`~engine.effects.find.Facts`) and a function a verb; nothing here names a zone, a number or a verb of one game.
Imports the kernel, and the records that games hand out (``engine.game``, ``engine.views``).
"""
