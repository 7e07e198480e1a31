"""Sentences for facts: a method for each class of facts, found by its class."""
