/// A part of the showcase, by the first part of its addresses.
enum Area: String, CaseIterable, Identifiable, Sendable {
  case report
  case care
  case loginCells = "login-cells"
  case profile
  case builder

  var id: Self { self }

  /// The area that an address belongs to; nil for the start page and for an address that is nobody's.
  init?(address: String) {
    let first = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").first
    guard let first else { return nil }
    self.init(rawValue: String(first))
  }
}
