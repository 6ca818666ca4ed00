"""Files made from a design, each a pure function from the design to text, the same every time."""
