import Foundation

/// Results as JUnit writes them, which servers of builds read.
enum JUnitText {
  /// - Parameter others: The file that Swift Testing wrote.
  static func text(of cases: [XCTestLog.Case], and others: String?) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    for suite in unique(cases.map(\.suite)) {
      text += Self.text(of: cases.filter { $0.suite == suite }, named: suite)
    }
    return text + (others.map(suites) ?? "") + "</testsuites>\n"
  }

  private static func text(of cases: [XCTestLog.Case], named name: String) -> String {
    let failures = cases.count { $0.end == .failed }
    let errors = cases.count { $0.end == .unfinished }
    let skipped = cases.count { $0.end == .skipped }
    let time = cases.map(\.seconds).reduce(0, +)
    var text =
      "  <testsuite name=\"\(escaped(name))\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
      + "errors=\"\(errors)\" skipped=\"\(skipped)\" time=\"\(time)\">\n"
    for each in cases {
      text +=
        "    <testcase classname=\"\(escaped(each.suite))\" name=\"\(escaped(each.name))\" "
        + "time=\"\(each.seconds)\">\(content(of: each))</testcase>\n"
    }
    return text + "  </testsuite>\n"
  }

  private static func content(of each: XCTestLog.Case) -> String {
    let message = escaped(each.messages.joined(separator: "\n"))
    return switch each.end {
    case .passed: ""
    case .failed: "<failure message=\"\(message)\"></failure>"
    case .skipped: "<skipped message=\"\(message)\"></skipped>"
    case .unfinished: "<error message=\"the process ended within this test\"></error>"
    }
  }

  /// The suites of another file.
  private static func suites(of text: String) -> String {
    guard let start = text.range(of: "<testsuite ")?.lowerBound,
      let end = text.range(of: "</testsuite>", options: .backwards)?.upperBound, start < end
    else { return "" }
    return "  \(text[start..<end])\n"
  }

  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case _ where scalar.value < 0x20 && scalar != "\t": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
