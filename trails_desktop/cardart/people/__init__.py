"""A person: head, hair, body, gear, what is carried, and the wardrobe that decides all of it. May import drawing;
only pictures imports it.
"""
