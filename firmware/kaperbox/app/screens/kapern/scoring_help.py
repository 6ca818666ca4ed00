"""The rules of Piraten Kapern in short, as pages of help (K3 to K5, K28)."""

PAGES = (
    (
        "Under the dice",
        ("↑", "thrown next"),
        ("•", "stays"),
        ("⚓", "safe on card"),
        ("☠", "skull, stays"),
    ),
    (
        "Equal dice",
        ("3, 4", "100, 200"),
        ("5, 6", "500, 1000"),
        ("7, 8", "2000, 4000"),
        ("coin/diamond", "100"),
        ("all 8 score", "500"),
        ("third skull", "bust"),
    ),
    (
        "The end",
        ("Who reaches the", ""),
        ("target begins", ""),
        ("the last round:", ""),
        ("the others ride", ""),
        ("once more. Most", ""),
        ("points win.", ""),
    ),
)
