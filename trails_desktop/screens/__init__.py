"""Everything around the table; here the start screen and the settings. May import table, library, cardart and ui;
pages and app may import it.
"""
