"""How conditions are joined and negated, and what is asked of all or of some of several things. May be imported by
higher levels of the grammar and, for comparisons, by grammar.condition.count; imports the condition folders count,
history and object.
"""
