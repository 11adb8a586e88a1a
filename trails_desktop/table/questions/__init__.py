"""What is asked of a player, from a view and its decision: legal acts, drops, payment, texts of options. Pure, may
import cards and below; scene, sheets and every higher room may import it.
"""
