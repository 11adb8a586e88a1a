"""Long campaigns, run by hand with a count: ``python -m tests.campaigns games|worlds|opaque|reasons --count N``.

``python -m tests.campaigns.compiled`` plays games with the compiled engine and without it, and compares them.
"""
