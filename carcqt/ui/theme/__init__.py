"""How everything looks: colours by what they are for, text scale, fonts, icons, and what the
painting of all widgets shares. No widgets here."""
