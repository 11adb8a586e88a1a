"""Matches between machines, without window and widget; each part in a room of its own. May import match, library
and what lies below; only the lobby and the commands import it.
"""
