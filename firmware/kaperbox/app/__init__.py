"""The product: what a person sees and does, the same on the board and everywhere else."""
