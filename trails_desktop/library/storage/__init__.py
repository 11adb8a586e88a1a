"""The file and its tables: schema, the gate to writing, repair, cards and their meanings, the search index, the pool
for the engine. It imports no other room of the library; every room may import it.
"""
