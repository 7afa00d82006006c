"""Simulations, tournaments and ratings: which player is stronger, by how much, and how sure that is.

The modules here load NumPy and Numba, all but `installed`; whoever starts quickly imports them late.
"""
