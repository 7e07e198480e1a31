"""The page for starting layouts: a table on which anything may be put anywhere."""
