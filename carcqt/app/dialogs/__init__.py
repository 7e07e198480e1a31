"""Windows that ask or tell something."""
