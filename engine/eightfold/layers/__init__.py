"""What follows from the facts: control, keywords, prohibitions, Power; what filters can ask."""
