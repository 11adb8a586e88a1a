"""What the window knows of Seawall: its board, faces, pictures and words."""
