"""Effect data says itself: abilities, instructions, filters and conditions as printed sentences, English and Japanese.

The sentences are rows of tables, both languages beside each other: what every game shares in ``templates.yaml``, the
words of a game (its verbs, places, kinds, keywords) handed in as further rows. Imports the records of effects.
"""
