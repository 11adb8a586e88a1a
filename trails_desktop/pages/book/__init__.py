"""The rule book as a book: twelve pages, the words of the game, all rules by chapter, and a search over them. May
import screens, ui and the engine's book; only app imports it.
"""
