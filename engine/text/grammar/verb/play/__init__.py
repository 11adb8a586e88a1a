"""Effects by which a player plays cards or gains control of them: from where, how often, at what cost. May be imported
by grammar.topics; imports grammar.trigger and grammar.lexicon.
"""
