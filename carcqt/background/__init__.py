"""Work that must not hold up a window: jobs in other processes, a thread, and news from threads.
Comes in: what runs beside the window, whatever it works on; of Qt only QtCore, of carcqt nothing.
"""
