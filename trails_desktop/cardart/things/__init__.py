"""ITEM objects of light, metal and paper, and machines under way. May import scenery and drawing; only pictures
imports it.
"""
