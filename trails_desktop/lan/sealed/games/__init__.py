"""Games as a sealed match plays them: the port, Trails behind it, and any game of the registry behind it.
The rest of the room speaks the port only.
"""
