"""Reading trees from plain data: the ``effects:`` of card records and what tests write.

Imports the tree alone; cards and whoever reads card data import it."""
