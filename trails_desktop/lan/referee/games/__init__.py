"""Games as a referee's table plays them: the port, Trails behind it, and any game of the registry behind it.
Referee and visitor speak the port only.
"""
