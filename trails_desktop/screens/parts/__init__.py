"""What screens and pages are made of: widgets, sheets, dialogs, backdrops, the base of a page and of a page with a
table. May import table, cardart and ui; every screen and page may import it.
"""
