"""Continuous crafts that change what playing costs: less, more, another cost, an additional one, for whom and from
where. May be imported by grammar.sentence, reference and describe; imports grammar.amount.
"""
