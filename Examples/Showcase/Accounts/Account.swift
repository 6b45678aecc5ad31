/// Someone who can sign in to one area of the showcase.
public struct Account: Hashable, Identifiable, Sendable {
  public let id: String
  /// In lower case, unique among all areas.
  public let email: String
  public let name: String
  /// What the account may do in its area, in the area's own words.
  public let role: String
  /// The area that the account belongs to. It is nobody in the others.
  public let area: String

  public init(id: String, email: String, name: String, role: String, area: String) {
    self.id = id
    self.email = email
    self.name = name
    self.role = role
    self.area = area
  }
}
