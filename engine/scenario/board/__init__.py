"""How a scenario's board is laid out: the cards it invents, how it names objects, a game written as a board and back.
back. Imports the rulebook and the words of scenario files; the runner and the puzzles import it.
"""
