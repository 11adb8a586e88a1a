"""A line between two machines: identity, pairing, encryption, frames, messages, discovery, sentences, append-only
files. It imports no other room of lan; every room may import it.
"""
