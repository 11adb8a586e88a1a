"""What no rulebook owns: objects, zones, events, frames, decisions, windows, triggers, layers, chance and records.

A ruleset (``engine.trails``, or a toy one in the tests) supplies zones, atoms, procedures and policies. The kernel
knows no game word: nothing here says attack, bond, shield or damage.
"""
