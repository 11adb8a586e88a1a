"""The panel beside the board: the card that is looked at, what an answer would do, and the log."""
