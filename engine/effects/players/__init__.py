"""What computer players of games on these rules share: what a seat knows as a match that goes on, worlds sampled from
it, and a player that tries out every answer in one. Imports the kernel and the views.
"""
