"""The card library and the deck builder; here their keys, their sentences and long work in a thread. These three
know no room; the rooms import them, and app imports the pages.
"""
