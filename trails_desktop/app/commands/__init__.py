"""The subcommands of `trails` that need no window: without a library, with one, and the referee's server. May
import library, lan, match and the engine, never Qt; only the command line imports it.
"""
