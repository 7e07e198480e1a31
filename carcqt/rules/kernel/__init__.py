"""The tile-laying games over flat arrays of integers: what windows, players and search play on.

Everything that a position is lies in a few arrays, and every change in one journal, which is read
backwards to take a move back and forwards to tell of it. Names are for those who look: moves,
events and positions are made of these numbers in `carcqt.rules.tilelaying`.

    square   0 1 2 3 …   numbered as they are first touched, with the four beside each
               |         tile_at, part_at   what covers it     asks, slot   what it asks, if open
               v
    tile     0 1 2 3 …   as they were laid: face, turn, square, first node
               |
               v
    node     0 1 2 3 4 5 6 7 8 …   zones, then systems, of one tile after the other
             |___| |_______| |      parent -> … -> root: the node that stands for its region
             tile 0  tile 1         ring: the next member of the region, round and round
                                    total[root]: size, open ends, icons, followers in a few words

    journal  | BEGUN phase seat hand | LAID face turn square | ASKED … | JOINED … |
               4 integers each                                                      ^ written

What always holds: a root is its own parent, and `total` counts its region alone. An open square
has a slot among those that ask the same, unless its row is closed. A tile is laid after all that
lies before it in the arrays, so what comes last is taken back first, and no array has a gap.

From small to large: `journal`, `squares`, `tables` (the deck, made by `prepare`), `regions`,
`board`, `pieces`, `piles`, `kernel` (the turn); then `legal`, `numbered`, `laybounds` and
`hashing` for those who choose moves, and `course`, the moves that were made. Each game adds its own
in its `kernel`.
`carcqt.rules.compiled` lists what is compiled, and `docs/kernel.md` says what that asks for.
"""
