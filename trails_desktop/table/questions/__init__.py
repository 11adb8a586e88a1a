"""What is asked of a player, from a view and its decision: legal acts, drops, payment, the question in words with its
options. Paints nothing. May import cards and below; scene, sheets and every higher room may import it.
"""
