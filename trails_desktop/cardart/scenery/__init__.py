"""What every picture shares: the scene, sky, terrain, the daymark tower, the finishing grain. May import drawing;
lands, things and pictures may import it.
"""
