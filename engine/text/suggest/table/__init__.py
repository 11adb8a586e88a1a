"""Tables of wordings and the plainer ones that mean the same, tried in the order that the rewriter gives; a table
for each kind of departure from printed style. May be imported by the rewriter; imports nothing else of
engine.text.
"""
