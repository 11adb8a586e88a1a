"""The two commands and the packages: bootstrap and compile are scripts of the standard library, build makes what is in
packages/. Nothing of the program is imported, and the program imports nothing of it."""
