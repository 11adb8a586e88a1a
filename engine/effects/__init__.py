"""What a card does, as plain data: instructions, filters, conditions, targets, lasting effects and abilities.

Shared by the games that have no tree of their own. A game hands in its words (:class:`~engine.effects.words.Words`),
what it can say about an object (:class:`~engine.effects.find.Facts`) and a function a verb; nothing here names a zone,
a number or a verb of one game. Imports the kernel alone.
"""
