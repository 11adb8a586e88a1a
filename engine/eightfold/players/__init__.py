"""Computer players of this game. They get what their seat knows and nothing else; the worlds in which they try things
out are made from that. Imports the rules.
"""
