"""The box as one html page: what builds it, and the parts that are only there."""
