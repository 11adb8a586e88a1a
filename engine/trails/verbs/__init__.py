"""What each instruction does, with the choices that it asks; ``table`` lists them by type.

Imports play and below; by hand, the turn, the ruleset and what shows a game import it."""
