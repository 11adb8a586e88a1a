"""The question at hand: what can be pointed at, what was chosen so far, how options and their consequences are said.
No Qt widgets."""
