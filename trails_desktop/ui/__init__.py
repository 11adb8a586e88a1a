"""The look of the program: colours, fonts, organization marks, icons and painting helpers."""
