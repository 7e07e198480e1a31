"""The windows of play."""
