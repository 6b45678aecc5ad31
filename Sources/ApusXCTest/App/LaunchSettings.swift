import Foundation

/// The surroundings of an app that was launched with arguments and environment of a test.
///
/// App and test are one process. The environment is the process's while the app runs, and so is the domain of
/// arguments of `UserDefaults.standard`: `-name value`. `CommandLine.arguments` ends with the app's arguments.
@MainActor
struct LaunchSettings {
  private let environment: [String: String?]
  private let arguments: [String]
  private let defaults: [String: Any]

  /// Puts arguments and variables in place.
  init(arguments: [String], environment: [String: String]) {
    let before = ProcessInfo.processInfo.environment
    self.environment = environment.reduce(into: [:]) { $0[$1.key] = .some(before[$1.key]) }
    self.arguments = CommandLineArguments.all
    defaults = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    for (name, value) in environment { setenv(name, value, 1) }
    CommandLineArguments.all = Array(self.arguments.prefix(1)) + arguments
    UserDefaults.standard.setVolatileDomain(
      Self.pairs(arguments).reduce(into: defaults) { $0[$1.key] = $1.value },
      forName: UserDefaults.argumentDomain)
  }

  /// Puts back what was there before.
  func end() {
    for (name, value) in environment {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
    CommandLineArguments.all = arguments
    // On Linux, a domain that is set again keeps the keys that it had.
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(defaults, forName: UserDefaults.argumentDomain)
  }

  /// `-name value`: what the app's defaults say, whatever is stored.
  static func pairs(_ arguments: [String]) -> [String: String] {
    var pairs: [String: String] = [:]
    var index = 0
    while index + 1 < arguments.count {
      let name = arguments[index]
      guard name.hasPrefix("-"), !name.hasPrefix("--"), name.count > 1,
        !arguments[index + 1].hasPrefix("-")
      else {
        index += 1
        continue
      }
      pairs[String(name.dropFirst())] = arguments[index + 1]
      index += 2
    }
    return pairs
  }

  /// The same as JSON texts, for `@AppStorage`.
  static func storage(_ arguments: [String]) -> [String: String] {
    pairs(arguments).mapValues { text in
      switch text {
      case "YES", "true": return "true"
      case "NO", "false": return "false"
      default:
        if Double(text) != nil { return text }
        let json = try? JSONEncoder().encode(text)
        return json.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
      }
    }
  }
}
