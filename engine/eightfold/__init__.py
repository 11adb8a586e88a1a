"""The Eightfold rulebook: steps carry the rule ids of its book (``10.1.2.1``), rulings are ``R-Snn``.

Rooms, each importing only those below it::

    game > scenario > views > setup > rules, turn > verbs > play > events > layers > state > cards, book

Imports the kernel and the shared packages (``engine.effects``, ``engine.views``), never another game.
"""
