"""Pictures made by other processes while the window stays quick, and kept in memory and on disk.
Whatever runs there is a job: a function with plain data in and out.
"""
