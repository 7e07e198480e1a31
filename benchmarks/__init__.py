"""How fast the rules are, beside a bare sketch of the same design and a naive version."""
