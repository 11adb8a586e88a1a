"""The hosted match: one process runs the rules, seats and spectators get what they may see. May import room,
sealed and line; visitor may import its messages.
"""
