/// One way over the water.
public struct Crossing: Identifiable, Hashable, Sendable {
  public let id: Int
  public let harbour: String
  /// Minutes after midnight.
  public let minute: Int

  public init(id: Int, harbour: String, minute: Int) {
    self.id = id
    self.harbour = harbour
    self.minute = minute
  }

  public static let today = [
    Crossing(id: 1, harbour: "Wyk", minute: 475), Crossing(id: 2, harbour: "Amrum", minute: 600),
  ]

  public var time: String { "\(minute / 60):\(minute % 60 < 10 ? "0" : "")\(minute % 60)" }
}
