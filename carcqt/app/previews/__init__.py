"""Games and saves at a glance, as pages show them in cards and lists: small pictures, painted by
a worker, and a few words. It knows no page."""
