"""What happens: the atoms that write a state, the happenings that an event is, the triggers that it sets off.

Imports layers and below; whatever carries something out imports it."""
