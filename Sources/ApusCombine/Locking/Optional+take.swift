extension Optional {
  /// Empties this and returns what it held.
  mutating func take() -> Self {
    let taken = self
    self = nil
    return taken
  }
}
