"""What happens is held until it was seen: a timeline between the match and the table, and the voices that tell of it.

May be imported by the table and what stands above it. Imports cards, geometry, pieces and scene of the table; knows no
pilot and answers nothing.
"""
