"""Rides with their outcome, collected before the engine was written: facts, not computed by it.

Each row: a name, the card, the first throw, the dice put on Treasure Island after it, the throws
again (as in a record, with commas between), how it ended, the change of the rider's total, the
change of each other player's, and how many play.
"""

_FIRST = ("treasure", "pirate", "guardian", "animals", "coin", "diamond", "skull1", "skull2")
_REST = ("ship2", "ship3", "ship4", "peace", "zombie", "shipwreck", "none")
CARDS = _FIRST + _REST
"""By the engine's number of the card."""

ENDINGS = ("stop", "bust", "island", "win")
"""By the engine's number of the ending."""

VECTORS = (
    ("grid-45", "coin", "KKKSSSSS", "", "", "bust", 0, 0, 2),
    ("grid-52", "pirate", "MMPPDDGG", "", "", "stop", 800, 0, 2),
    ("grid-54", "coin", "MMMSSSKK", "", "", "stop", 300, 0, 2),
    ("grid-55", "coin", "DDDKKMSP", "", "", "stop", 500, 0, 2),
    ("grid-56", "diamond", "GGGGKKSS", "", "", "stop", 700, 0, 2),
    ("grid-57", "coin", "SSSPPPPK", "", "", "stop", 400, 0, 2),
    ("grid-62", "coin", "MMMMMMKK", "", "", "stop", 1100, 0, 2),
    ("grid-63", "coin", "PPPPPPPK", "", "", "stop", 2100, 0, 2),
    ("grid-65", "diamond", "GGGGGGGG", "", "", "stop", 5400, 0, 2),
    ("grid-66", "pirate", "SSSSSSSS", "", "", "stop", 9000, 0, 2),
    ("grid-72", "coin", "MMMMGGKK", "", "", "stop", 600, 0, 2),
    ("grid-46", "coin", "KPPPPSSS", "", "6 7 8 KKS", "bust", 0, 0, 2),
    ("grid-47", "coin", "KKPPPPKS", "", "7 8 KS", "bust", 0, 0, 2),
    ("grid-53", "coin", "MMKKSSPP", "", "7 8 SM", "stop", 300, 0, 2),
    ("grid-67", "coin", "MMMMMMSS", "", "7 8 MM", "stop", 4600, 0, 2),
    ("grid-68", "diamond", "MMKKSSPP", "", "7 8 DD", "stop", 400, 0, 2),
    ("grid-69", "coin", "MMKKSSDP", "", "1 2 DD", "stop", 500, 0, 2),
    ("grid-71", "diamond", "KGGMPSSS", "", "6 7 8 GMP", "stop", 500, 0, 2),
    ("grid-51", "coin", "KPPSSSGG", "", "2 3 GG, 4 5 6 GGG", "stop", 4800, 0, 2),
    ("grid-77", "guardian", "DDSMGPPP", "", "6 7 8 KMM, 6 M", "stop", 500, 0, 2),
    ("grid-78", "guardian", "KKKPPPSS", "", "1 P, 7 8 PP", "stop", 1000, 0, 2),
    ("grid-82", "animals", "MMMPPPKG", "", "", "stop", 1100, 0, 2),
    ("grid-84", "animals", "KKKMMMPP", "", "", "bust", 0, 0, 2),
    ("grid-97", "coin", "MMMSSSDP", "", "", "stop", 400, 0, 2),
    ("grid-98", "pirate", "MMMSSSGG", "", "", "stop", 1800, 0, 2),
    ("grid-99", "coin", "MMMSSSSD", "", "", "stop", 1000, 0, 2),
    ("grid-106", "skull2", "KSSSSSSS", "", "", "bust", 0, 0, 2),
    ("grid-107", "skull1", "KKSSSSSS", "", "", "bust", 0, 0, 2),
    ("grid-110", "pirate", "KKKKKMMM", "", "6 7 8 KKS", "island", 0, -1400, 2),
    ("grid-114", "ship2", "MMMMKKKS", "", "", "bust", -300, 0, 2),
    ("grid-117", "ship2", "MMMSSGPP", "", "", "stop", 500, 0, 2),
    ("grid-120", "ship3", "MMMSSSSK", "", "", "stop", 800, 0, 2),
    ("grid-123", "ship4", "MMMSSSSK", "", "", "stop", 1300, 0, 2),
    ("grid-115", "ship3", "SSKKPPPP", "", "5 6 7 8 KKKK", "bust", -500, 0, 2),
    ("grid-122", "ship3", "MMMMSSKK", "", "1 2 3 4 KKSS", "bust", -500, 0, 2),
    ("ours-1", "none", "SSGGGGMP", "", "", "stop", 600, 0, 2),
    ("ours-2", "none", "GGMMMPPP", "", "", "stop", 900, 0, 2),
    ("ours-3", "none", "MMMMMMMM", "", "", "stop", 4500, 0, 2),
    ("ours-4", "none", "GGGGGGGG", "", "", "stop", 5300, 0, 2),
    ("ours-6", "coin", "SSSDMMMP", "", "", "stop", 400, 0, 2),
    ("ours-7", "coin", "SSSSDMMM", "", "", "stop", 1000, 0, 2),
    ("ours-8", "coin", "KSSSSGGG", "", "", "stop", 800, 0, 2),
    ("ours-9", "coin", "MMMMMMMM", "", "", "stop", 4600, 0, 2),
    ("ours-11", "diamond", "KKGGGGPP", "", "", "stop", 700, 0, 2),
    ("ours-12", "pirate", "SSSGGMMM", "", "", "stop", 1800, 0, 2),
    ("ours-13", "pirate", "SSSSSSSS", "", "", "stop", 9000, 0, 2),
    ("ours-15", "animals", "GGDDDMMP", "", "", "stop", 1200, 0, 2),
    ("ours-18", "animals", "MMMMPPPP", "", "", "stop", 4500, 0, 2),
    ("ours-19", "animals", "KGMMMPPP", "", "", "stop", 1100, 0, 2),
    ("ours-20", "ship2", "SSMMMMGG", "", "", "stop", 1200, 0, 2),
    ("ours-21", "ship2", "SSGMMMPP", "", "", "stop", 500, 0, 2),
    ("ours-23", "ship2", "SMMMMMMM", "", "", "stop", -300, 0, 2),
    ("ours-24", "ship3", "KSSSSMMM", "", "", "stop", 800, 0, 2),
    ("ours-25", "ship4", "KSSSSMMM", "", "", "stop", 1300, 0, 2),
    ("ours-29", "peace", "PPPPPPPP", "", "", "stop", 9000, 0, 2),
    ("ours-30", "peace", "SSMMMMMM", "", "", "stop", -1000, 0, 2),
    ("ours-31", "coin", "GGGGGGGG", "", "", "win", 0, 0, 2),
    ("ours-32", "peace", "KSSMMMPP", "", "7 8 KK", "bust", -1000, 0, 2),
    ("ours-33", "shipwreck", "KKKGGGDD", "", "", "stop", 1200, 0, 2),
    ("ours-34", "zombie", "KKKSSSSS", "", "", "stop", 1200, 0, 2),
    ("ours-35", "zombie", "KKKKSSSS", "", "", "stop", 0, 400, 4),
    ("ours-37", "treasure", "GGGGMMPP", "1 2 3 4", "5 6 7 8 KKKM", "bust", 600, 0, 2),
)
