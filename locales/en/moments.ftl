# Rules of the moment, at the end of a page.
moment-rules = Rules of this moment
moment-about-the-rules = What these rules are
moment-together = How people treat each other
moment-leading = Leading a tournament
moment-structure-and-tier = Choosing structure and tier
moment-terrain = Terrain and table
moment-forces = Points and objectives
moment-end-of-turn = A turn ends
moment-first-games = First games
moment-on-the-board = On the board
moment-building-a-deck = Building a deck
