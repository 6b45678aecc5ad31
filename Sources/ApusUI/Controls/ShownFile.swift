import ViewGraph

/// The address under which a visitor loads a picture of the server's disk. It is kept from
/// evaluation to evaluation: another address would be another picture to a browser.
private final class ShownFile: Slot {
  private var source = ""
  private var address: String?
  private var made = ContinuousClock.now
  /// Hosts give addresses that work for a day.
  private static let lifetime = Duration.seconds(12 * 3600)

  func address(of source: String, in session: Session) -> String? {
    let now = ContinuousClock.now
    if address == nil || source != self.source || now - made > Self.lifetime {
      self.source = source
      made = now
      address = URL(string: source).flatMap(session.addressOfFile)
    }
    return address
  }
}

extension EmissionContext {
  /// A picture's address as the visitor's host loads it. A `file:` URL stays as it is on a host that
  /// has no addresses for files.
  func shownAddress(of source: String) -> String {
    guard source.hasPrefix("file:") else { return source }
    let file = slot(0xF11E) { ShownFile() }
    return file.address(of: source, in: graph.session) ?? source
  }
}
