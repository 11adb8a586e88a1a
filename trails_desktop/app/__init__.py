"""The program as a whole: command line, starting Qt, main window, the match at hand in it, its menus and pages. It
may import everything; nobody imports it but __main__.
"""
