"""Long campaigns, run by hand with a count: ``python -m tests.campaigns games|worlds|opaque|reasons --count N``."""
