"""The Qt scene: cards and furniture in it, signs on cards, gestures, effects, attack arrow, threads to targets.
May import questions, placing and below; every higher room may import it.
"""
