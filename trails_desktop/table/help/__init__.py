"""What each thing on the table is, and what it is now: words (no pixels), where it lies, the sheet beside it, and when
that comes. Only the table itself imports it; it imports cards, furniture, geometry, hands and scene."""
