"""The figures of one run."""


class Results:
    def __init__(self):
        self.values: dict[str, float] = {}
        self.units: dict[str, str] = {}
        self.notes: list[str] = []

    def add(self, name: str, value: float, unit: str) -> None:
        self.values[name] = value
        self.units[name] = unit
        print(f"  {name:<28} {number(value)} {unit}", flush=True)

    def note(self, text: str) -> None:
        if text not in self.notes:
            self.notes.append(text)
            print(f"  {text}", flush=True)

    def get(self, name: str) -> float | None:
        return self.values.get(name)


def number(value: float) -> str:
    """With about three digits that count."""
    if value == 0:
        return "0"
    magnitude = abs(value)
    if magnitude >= 100:
        return f"{value:,.0f}"
    if magnitude >= 10:
        return f"{value:.1f}"
    if magnitude >= 1:
        return f"{value:.2f}"
    return f"{value:.3f}" if magnitude >= 0.01 else f"{value:.4f}"
