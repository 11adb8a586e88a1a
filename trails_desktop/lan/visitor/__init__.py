"""Somebody at a referee's table: sits down or watches, asks, keeps what was heard, verifies the chance afterwards.
May import every other room of lan; only the lobby imports it.
"""
