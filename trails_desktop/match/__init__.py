"""A game in this process behind one port: local matches, replay and practice, automatic passes, the thinking
process, autosave. May import the library's pool; table, lan, sound, screens, pages and app may import it.
"""
