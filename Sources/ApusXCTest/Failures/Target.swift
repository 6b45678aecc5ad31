import Foundation
import ScreenTesting

extension XCUIElement {
  /// The single element for an action, or a failure of the test.
  func target(to verb: String) -> (Found, RunningApp)? {
    guard let app else {
      Failure.report(
        "Cannot \(verb) \(words): the app does not run. Call launch() first.", screen: nil)
      return nil
    }
    MainQueue.runJobs()
    let found = candidates(in: app)
    switch found.count {
    case 1: return (found[0], app)
    case 0: Failure.report(missing(in: app, to: verb), screen: app.screen.dump)
    default:
      Failure.report(
        "There are \(found.count) elements to \(verb) that are \(words):\n"
          + found.map { "  \($0.summary)" }.joined(separator: "\n"), screen: app.screen.dump)
    }
    return nil
  }

  private func missing(in app: RunningApp, to verb: String) -> String {
    guard case .found(let query, let choice) = path else { return "" }
    var message = "There is no \(words) to \(verb)."
    if case .index = choice {
      message += " The query finds \(query.found(in: app).count)."
    }
    let near = Candidates.near(query.wanted, query.type, in: app)
    if !near.isEmpty { message += " Near it: \(near.joined(separator: ", "))." }
    return message
  }
}

/// The elements that a test may have meant.
@MainActor
enum Candidates {
  /// Up to five elements: those with the name that was asked for and another type, then those of the type, the most
  /// similar names first.
  static func near(
    _ wanted: String?, _ type: XCUIElement.ElementType, in app: RunningApp
  ) -> [String] {
    let all = Found(node: app.screen.root, part: .application).descendants(in: app)
    guard let wanted else {
      return all.filter { $0.matches(type) && type != .any }.prefix(5).map(\.summary)
    }
    let ranked = all.compactMap { element -> (Int, String)? in
      let names = [element.identifier, element.label, element.placeholder ?? ""].filter {
        !$0.isEmpty
      }
      guard let nearest = names.map({ distance($0, wanted) }).min() else { return nil }
      if nearest == 0 { return (0, element.summary) }
      guard element.matches(type) || nearest <= 2 else { return nil }
      return (nearest, element.summary)
    }
    return ranked.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }
      .prefix(5).map(\.element.1)
  }

  /// How many letters differ, whatever their case.
  private static func distance(_ first: String, _ second: String) -> Int {
    let first = Array(first.lowercased().prefix(64))
    let second = Array(second.lowercased().prefix(64))
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var corner = row[0]
      row[0] = index + 1
      for (other, match) in second.enumerated() {
        let changed = letter == match ? corner : corner + 1
        corner = row[other + 1]
        row[other + 1] = min(changed, row[other] + 1, corner + 1)
      }
    }
    return row[second.count]
  }
}
