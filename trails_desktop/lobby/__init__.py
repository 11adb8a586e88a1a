"""Matches over the local network: finding each other, the table of such a match, what the line does."""
