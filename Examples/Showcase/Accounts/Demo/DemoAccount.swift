/// An account that the showcase begins with. Its password is public: the sign-in screens show it, so
/// that everyone can look around.
public struct DemoAccount: Hashable, Identifiable, Sendable {
  public let account: Account
  public let password: String

  public var id: String { account.id }

  init(_ id: String, _ name: String, role: String, area: String) {
    account = Account(id: id, email: "\(id)@\(area).example", name: name, role: role, area: area)
    password = "\(area)-demo"
  }

  /// Two patients, and two who care for the first of them, one of whom coordinates both; and someone
  /// who builds.
  public static let all = [
    DemoAccount("maria", "Maria Nowak", role: "patient", area: "care"),
    DemoAccount("jonas", "Jonas Weber", role: "patient", area: "care"),
    DemoAccount("lena", "Lena Fischer", role: "caregiver", area: "care"),
    DemoAccount("amara", "Amara Okafor", role: "coordinator", area: "care"),
    DemoAccount("bob", "Bob Baumann", role: "builder", area: "builder"),
  ]

  public static func all(in area: String) -> [DemoAccount] {
    all.filter { $0.account.area == area }
  }
}
