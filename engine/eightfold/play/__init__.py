"""What may be done now and why not, paying, arriving, damage to players, rule processes, stack and its resolution."""
