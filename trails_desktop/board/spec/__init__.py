"""Where everything of a board is: a pure function of a game's spec, the window and the cards. No Qt, no state."""
