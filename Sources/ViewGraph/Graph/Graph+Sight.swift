extension Graph {
  /// Called when the page comes into sight or is hidden. Views see that it is inactive between the two.
  package func become(seen isSeen: Bool) {
    guard session.isHidden == isSeen else { return }
    turn { session.isBetween = true }
    turn {
      session.isHidden = !isSeen
      session.isBetween = false
    }
  }
}
