/// A page on the list of people.
enum ProfilesRoute: Hashable, Codable, Sendable {
  case profile(User.ID)
  case conversation(User.ID)

  static let root = "/profile"

  /// `/profile/ada`, `/profile/ada/messages`.
  var address: String {
    switch self {
    case .profile(let id): "\(Self.root)/\(id)"
    case .conversation(let id): "\(Self.root)/\(id)/messages"
    }
  }

  /// The pages that an address stands for; none: the list of people. A query and a fragment don't
  /// matter.
  static func pages(of address: String) -> [ProfilesRoute] {
    let parts = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    guard parts.first == "profile", parts.count > 1 else { return [] }
    let id = parts[1]
    guard parts.count > 2, parts[2] == "messages" else { return [.profile(id)] }
    return [.profile(id), .conversation(id)]
  }
}
