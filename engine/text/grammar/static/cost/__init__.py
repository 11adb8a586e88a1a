"""Continuous crafts that change what playing costs: less, more, another cost, an additional one, for whom and from
where. May be imported by higher levels of the grammar; imports grammar.amount and grammar.condition.
"""
