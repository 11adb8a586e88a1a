"""The player's decks with their versions, opened packs and the collection, legality with repairs, sharing. May
import storage; the library's door and the pages may import it.
"""
