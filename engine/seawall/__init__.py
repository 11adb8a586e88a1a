"""The Seawall rulebook: steps carry the rule ids of its book (``6-2-2``); rulings where it is silent are ``R-Gnn``.

Rooms, each importing only those below it::

    game > scenario > views > setup > rules, turn > verbs > play > events > layers > state > cards, book

Imports the kernel and the shared packages (``engine.effects``, ``engine.views``), never another game.
"""
