"""The table; here its widget, wired to a match, what it shows at a time, and playing by keyboard. May import all
its rooms, match, cardart and ui; screens, pages and app may import it, or its cards alone.
"""
