"""TOML as text and as files: read without trust, comments kept.
Comes in: what knows TOML and the disk; nothing here knows what a deck or a scenario is.
"""
