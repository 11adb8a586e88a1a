"""What a person does, turned into answers: pointer, marks and drops, passing by itself, words of buttons and
refusals. May import lookup, log, sheets and below; aloud, panels and the table may import it.
"""
