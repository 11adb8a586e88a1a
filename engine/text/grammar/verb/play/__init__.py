"""Effects by which a player plays cards or gains control of them: from where, how often, at what cost. May be
imported by higher levels of the grammar; imports grammar.verb.object and grammar.noun.
"""
