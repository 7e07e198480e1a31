"""The windows of play: one package a page, and at the top the window that goes from page to page
and what all pages share. What needs no picture and no widget is in `carcqt.play`."""
