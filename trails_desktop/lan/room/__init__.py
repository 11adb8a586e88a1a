"""A room: two machines that come and go, their terms, one or several sealed games, the door to it. May import
sealed and line; referee and visitor may import its door and its file.
"""
