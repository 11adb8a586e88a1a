"""Rules engines of trading card games.

Nothing in here knows a window, a database, a network or a picture: the package can be used alone.
"""
