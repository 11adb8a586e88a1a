"""The turn (700s) and the combat phase (800s), step by step, and what skips or ends them.

Imports verbs and below; the ruleset, the setup and the views import it."""
