"""TOML as text and as files: read without trust, written whole or not at all, comments kept.
Comes in: what knows TOML and the disk; nothing here knows what a deck or a scenario is.
"""
