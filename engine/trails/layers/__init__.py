"""Derived values: continuous effects in layers, permissions, protections, what is listened to.

Imports queries and below; events and all above may import it."""
