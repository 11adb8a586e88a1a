"""Computer players. They get views and answer decisions; nothing here ever sees the state of a game."""
