"""One file a schema version, oldest first. What was released is never edited, and imports nothing of the program."""
