"""What happens: atoms (the only writers), triggers noted after every group, what happens instead."""
