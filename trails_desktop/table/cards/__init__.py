"""A card in the scene: its name, face, item, texts with links, changed values and their durations, history. May
import geometry, pieces, furniture and cardart; every higher room may import it.
"""
