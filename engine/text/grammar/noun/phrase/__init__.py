"""The build of a noun phrase: its head, its word order in either language, its article and counter, and how a filter
is printed. May be imported by the other noun folders and all higher levels; imports the noun folders demand,
modifier and coordination.
"""
