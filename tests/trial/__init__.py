"""What breaks, sought with patience: `python -m tests.trial` runs all of it and sums up."""
