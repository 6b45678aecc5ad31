import Foundation

/// The pages of the area that have an address of their own.
enum CareRoute: Hashable {
  case dashboard
  case tasks
  case newTask
  case task(id: String)
  /// What is measured of a patient, begun with one kind of readings.
  case health(patient: String, kind: ReadingKind = .bloodPressure)
  case newReading(patient: String)
  case messages
  case conversation(partner: String)
  case settings

  var address: String {
    switch self {
    case .dashboard: "/care"
    case .tasks: "/care/tasks"
    case .newTask: "/care/tasks/new"
    case .task(let id): "/care/tasks/" + Self.escaped(id)
    case .health(let patient, let kind):
      "/care/health/" + Self.escaped(patient) + (kind == .bloodPressure ? "" : "/" + kind.rawValue)
    case .newReading(let patient): "/care/health/" + Self.escaped(patient) + "/new"
    case .messages: "/care/messages"
    case .conversation(let partner): "/care/messages/" + Self.escaped(partner)
    case .settings: "/care/settings"
    }
  }

  /// Nil for an address that is no page's.
  init?(address: String) {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/").map { $0.removingPercentEncoding ?? String($0) }
    guard parts.first == "care" else { return nil }
    switch (parts.count, parts.dropFirst().first, parts.dropFirst(2).first) {
    case (1, _, _): self = .dashboard
    case (2, "tasks", _): self = .tasks
    case (3, "tasks", "new"): self = .newTask
    case (3, "tasks", let id?): self = .task(id: id)
    case (3, "health", let patient?): self = .health(patient: patient)
    case (4, "health", let patient?) where parts[3] == "new": self = .newReading(patient: patient)
    case (4, "health", let patient?):
      guard let kind = ReadingKind(rawValue: parts[3]) else { return nil }
      self = .health(patient: patient, kind: kind)
    case (2, "messages", _): self = .messages
    case (3, "messages", let partner?): self = .conversation(partner: partner)
    case (2, "settings", _): self = .settings
    default: return nil
    }
  }

  /// The page below, to which Back leads.
  var parent: CareRoute? {
    switch self {
    case .dashboard: nil
    case .tasks, .health, .messages, .settings: .dashboard
    case .newTask, .task: .tasks
    case .newReading(let patient): .health(patient: patient)
    case .conversation: .messages
    }
  }

  private static func escaped(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["-", "_", "."])) ?? ""
  }
}
