import Foundation

/// A variable of the environment that the server cannot use.
package struct ConfigurationError: Error, Equatable, CustomStringConvertible {
  package var description: String

  /// - Parameter description: A line for whoever starts the server.
  package init(description: String) { self.description = description }
}

/// Settings in variables of the environment. An empty one counts as missing.
package struct EnvironmentVariables: Sendable {
  /// All variables as they are.
  let values: [String: String]

  /// - Parameter values: Such as those of the process.
  package init(_ values: [String: String]) { self.values = values }

  /// The value of a variable, or nil if it is missing or empty.
  package subscript(name: String) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    return value
  }

  /// An error with the name of a variable and the expected kind of value.
  /// - Parameter expected: Such as `a rate`.
  package func invalid(_ name: String, _ expected: String) -> ConfigurationError {
    ConfigurationError(
      description: "\(name)=\(LogText.escaped(values[name] ?? "")) is not \(expected)")
  }

  /// The parts of a variable that commas separate.
  func list(_ name: String) -> [String] {
    (values[name] ?? "").split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }

  /// A whole number within bounds, or nil if the variable is missing.
  /// - Parameter what: Such as `a number of rooms`.
  package func count(
    _ name: String, in range: ClosedRange<Int>, _ what: String
  ) throws(ConfigurationError) -> Int? {
    guard let text = self[name] else { return nil }
    guard let count = Int(text), range.contains(count) else {
      throw invalid(name, "\(what) (\(range.lowerBound)–\(range.upperBound))")
    }
    return count
  }

  /// A finite number that is large enough, or nil if the variable is missing; an empty one is no number.
  /// - Parameter what: Such as `a rate`.
  func number(
    _ name: String, atLeast least: Double, _ what: String
  ) throws(ConfigurationError) -> Double? {
    guard let text = values[name] else { return nil }
    guard let number = Double(text), number.isFinite, number >= least else {
      throw invalid(name, what)
    }
    return number
  }

  /// The value as one of a few words, in any case; nil if the variable is missing.
  package func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, of type: Choice.Type
  ) throws(ConfigurationError) -> Choice? {
    guard let text = self[name] else { return nil }
    guard let choice = Choice(rawValue: text.lowercased()) else {
      throw invalid(name, "one of \(type.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    return choice
  }
}
