"""How conditions are joined and negated, and what is asked of all or of some of several things. May be imported by
higher levels of the grammar; imports the other condition folders.
"""
