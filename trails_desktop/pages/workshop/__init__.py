"""Making a card: typing it in both languages, what its lines are understood as, trying it, keeping it. May import
screens, table, match and below; only app imports it.
"""
