"""Self-play training of the champion: all games at once, on a GPU with PyTorch, or at small scale with NumPy alone.

The weights that ship were made here; playing with them needs none of this.
"""
