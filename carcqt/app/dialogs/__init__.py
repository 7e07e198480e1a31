"""Windows over the page that ask or tell something and are the same for all games."""
