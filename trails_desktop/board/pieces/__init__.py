"""What is drawn on the board: cards, ground, counts, plates, the line of steps, arrows. They draw and know no rules."""
