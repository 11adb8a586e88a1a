"""Card files in and out: CSV, JSON, YAML, the plan of an import, the player's own pictures, the readers'
sentences. May import storage; the library's door, the deck builder and the commands may import it.
"""
