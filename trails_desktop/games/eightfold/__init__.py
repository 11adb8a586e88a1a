"""What the window knows of Eightfold: its board, faces, pictures and words."""
