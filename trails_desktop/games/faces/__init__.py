"""Card faces of games that print their cards on the same bones: a spine at the left, the picture, a paper panel whose
top edge tells the type, values at the foot. What differs is handed in as a :class:`.style.Style`. Imports the user
interface and card text; knows no game."""
