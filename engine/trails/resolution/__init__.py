"""Carrying out: the frame of instructions, choosing, claims, and the procedures of paying and discarding.

Imports events and below; it gets the verbs from the ruleset. Playing and the verbs import it."""
