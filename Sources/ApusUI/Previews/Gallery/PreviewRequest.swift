import Foundation

/// A preview and its look, as the address of a frame names them.
struct PreviewRequest: Equatable {
  var id: String
  /// The number of one of several views of a `PreviewProvider`; nil for all.
  var part: Int?
  var look = PreviewLook()

  init(id: String, part: Int? = nil, look: PreviewLook = PreviewLook()) {
    self.id = id
    self.part = part
    self.look = look
  }

  /// - Parameter address: A path and a query; nil results if it names no preview.
  init?(address: String) {
    guard let parts = URLComponents(string: address), parts.path == "/" else { return nil }
    var values: [String: String] = [:]
    for item in parts.queryItems ?? [] { values[item.name] = item.value }
    guard let id = values["preview"] else { return nil }
    self.id = id
    part = values["part"].flatMap(Int.init)
    look.isDark = values["scheme"].map { $0 == "dark" }
    look.size = values["size"].flatMap { name in PreviewLook.sizes.first { $0.name == name }?.size }
    look.isRightToLeft = values["direction"] == "rtl"
  }

  var address: String {
    var values = [("preview", id)]
    if let part { values.append(("part", "\(part)")) }
    if let isDark = look.isDark { values.append(("scheme", isDark ? "dark" : "light")) }
    if let name = PreviewLook.sizes.first(where: { $0.size == look.size })?.name {
      values.append(("size", name))
    }
    if look.isRightToLeft { values.append(("direction", "rtl")) }
    let query = values.map { name, value in
      name + "=" + (value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
    }
    return "/?" + query.joined(separator: "&")
  }
}

/// The surroundings of a preview; nil leaves them as the visitor has them.
struct PreviewLook: Hashable {
  var isDark: Bool?
  var size: DynamicTypeSize?
  var isRightToLeft = false

  static let sizes: [(name: String, size: DynamicTypeSize)] = [
    ("small", .xSmall), ("large", .large), ("largest", .accessibility3),
  ]
}
