"""Finding cards: the query language and its grammar file, queries as SQL, sorting, completion. May import storage;
only the library's door and the deck builder import it.
"""
