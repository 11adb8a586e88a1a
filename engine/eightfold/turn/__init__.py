"""Preparing, the turn with its phases, priority, the Attack Phase."""
