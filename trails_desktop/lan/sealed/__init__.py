"""The sealed match: both sides run the rules on their own knowledge and audit each other afterwards. May import
line; room, referee and visitor may import it.
"""
