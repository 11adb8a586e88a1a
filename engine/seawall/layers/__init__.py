"""What follows from the facts: AP, HP, keywords, links, prohibitions, the texts in force; what filters can ask."""
