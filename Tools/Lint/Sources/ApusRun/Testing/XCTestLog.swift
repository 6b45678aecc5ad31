import Foundation

/// Results of XCTest, read from what it prints.
struct XCTestLog {
  struct Case: Equatable {
    enum End: Equatable { case passed, failed, skipped, unfinished }

    var suite: String
    var name: String
    var end = End.unfinished
    var seconds = 0.0
    /// Each with the author's file and line.
    var messages: [String] = []
  }

  private(set) var cases: [Case] = []
  /// The number of tests of Swift Testing.
  private(set) var numberOfOthers = 0

  mutating func add(_ line: String) {
    if let match = line.prefixMatch(of: #/Test Case '(.+?)\.([^.']+)' (.+)/#) {
      let (suite, name, rest) = (String(match.1), String(match.2), match.3)
      if rest.hasPrefix("started") {
        cases.append(Case(suite: suite, name: name))
      } else if let end = rest.prefixMatch(of: #/(passed|failed|skipped) \(([\d.]+) seconds\)/#),
        let index = cases.lastIndex(where: { $0.suite == suite && $0.name == name })
      {
        cases[index].end = end.1 == "passed" ? .passed : end.1 == "failed" ? .failed : .skipped
        cases[index].seconds = Double(end.2) ?? 0
      }
    } else if let match = line.firstMatch(of: #/Test run with (\d+) tests? in /#) {
      numberOfOthers += Int(match.1) ?? 0
    } else if let last = cases.indices.last, cases[last].end == .unfinished {
      if line.contains(#/^.+:\d+: (error: )?\S+ : /#) {
        cases[last].messages.append(line)
      } else if let message = cases[last].messages.indices.last {
        cases[last].messages[message] += "\n" + line
      }
    }
  }
}
