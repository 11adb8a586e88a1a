"""Schema versions of the library: run by ``schema.upgrade``, never by hand. Imports nothing of the program."""
