"""What a new player is asked at the first start."""
