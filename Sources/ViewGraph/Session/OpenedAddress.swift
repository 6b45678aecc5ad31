/// An address that the app took in `onOpenURL`, and the place of the page that it showed for it.
///
/// Pages above that page have the app's address, a plus sign alone, and their own parts:
/// `/books/7/+/author-3`. To open such an address is to give the app its own, and to follow the links from there.
package struct OpenedAddress: Equatable {
  /// The app's own address, with its query.
  package let address: String
  /// The address by its place of the page that the app showed.
  let base: String

  private static let mark = "/+/"

  /// The app's own address, and the parts of the pages above.
  static func split(_ address: String) -> (own: String, rest: String?) {
    let path = Route.path(address)
    guard let mark = path.range(of: mark) else { return (address, nil) }
    let own = path[..<mark.lowerBound]
    return (
      String((own.isEmpty ? "/" : own) + query(of: address)), String(path[mark.upperBound...])
    )
  }

  /// The address of a place in the page that the app showed; elsewhere the place itself.
  package func written(_ place: String) -> String {
    guard let rest = rest(of: place) else { return place }
    guard !rest.isEmpty else { return address }
    return Route.path(address) + Self.mark + rest + Self.query(of: address)
  }

  /// The place of an address that was written, without its query.
  func place(of written: String) -> String {
    let (own, rest) = Self.split(written)
    guard own == address else { return Route.path(written) }
    return rest.map { Route.address($0, in: base) } ?? base
  }

  /// The parts above the page that the app showed; nil elsewhere.
  private func rest(of place: String) -> String? {
    guard place != base else { return "" }
    let beginning = base == "/" ? "/" : base + "/"
    return place.hasPrefix(beginning) ? String(place.dropFirst(beginning.count)) : nil
  }

  private static func query(of address: String) -> Substring {
    address.drop { $0 != "?" && $0 != "#" }
  }
}
