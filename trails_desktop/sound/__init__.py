"""Sound: how the effects are made, which one an event has, and playing them."""
