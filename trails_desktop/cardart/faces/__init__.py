"""Card faces painted by Qt: master, table size, back, fitting and breaking text; api is what others ask for. May
import ui only; table, screens and pages may import it.
"""
