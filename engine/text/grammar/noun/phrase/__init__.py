"""The build of a noun phrase: its head, its word order in either language, its article and counter, and how a filter
is printed. May be imported by the other noun files and all higher levels; imports the noun files of
demands, states, places, relations and coordination.
"""
