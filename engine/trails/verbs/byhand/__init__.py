"""Carrying out by hand what nobody read: tools, their questions, their words.

Imports the other verbs and below; the ruleset, the log and the turn may import it."""
