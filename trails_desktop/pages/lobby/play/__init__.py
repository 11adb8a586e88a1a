"""The table of a network match: its ports, sealed or at a referee, and the bar of line, clocks, verdict and chat.
May import network and meeting; only the lobby's pages import it.
"""
