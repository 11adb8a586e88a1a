"""What stands on the table besides cards: chart, zone frames, plates, ribbon of steps, tickets, tags, attack
arrow. May import geometry and pieces; every higher room may import it.
"""
