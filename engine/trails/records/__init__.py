"""A match as a file, and playing from one seat's knowledge.

Imports everything of the rulebook; nothing in it imports records."""
