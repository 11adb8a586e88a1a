"""The look of the program: colours, fonts, organization marks, icons, painting helpers, settings, languages. It
imports nothing of the program; everything that paints may import it.
"""
