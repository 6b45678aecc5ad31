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

  /// The pages that an address stands for; none: the list of people. Nil for an address that is no
  /// page's. A query and a fragment don't matter.
  static func pages(of address: String) -> [ProfilesRoute]? {
    let parts = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map(String.init)
    guard parts.first == "profile" else { return nil }
    switch parts.count {
    case 1: return []
    case 2: return [.profile(parts[1])]
    case 3 where parts[2] == "messages": return [.profile(parts[1]), .conversation(parts[1])]
    default: return nil
    }
  }
}
