"""What may be done and doing it: legality, options, playing, priority, resolving what waits.

Imports resolution and below; verbs and the turn import it."""
