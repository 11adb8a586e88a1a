"""A game in this process behind one port: local matches (and who sits at the screen: `local.py` decides when the
curtain is wanted), replay and practice, automatic passes, the thinking process, autosave (`recorder.py`).
May import the library's pool; table, lan, sound, screens, pages and app may import it.
"""
