"""Pictures that leave the program: PNG, SVG and PDF, contact sheets, sheets to print and cut. May
use every other room of pictures but `figures` and `studio`.
"""
