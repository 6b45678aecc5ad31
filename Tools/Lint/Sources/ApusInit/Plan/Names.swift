import Foundation

/// Names of modules, targets and packages.
package enum Names {
  /// The module's name that Xcode makes of a product's name.
  static func module(_ name: String) -> String {
    let text = replaced(name, with: "_") { $0.isLetter || $0.isNumber || $0 == "_" }
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text.isEmpty ? "_" : text
  }

  /// A name that the linker takes, which knows no umlauts.
  static func ascii(_ module: String) -> String {
    var text = module
    for (letter, letters) in [
      ("ä", "ae"), ("ö", "oe"), ("ü", "ue"), ("Ä", "Ae"), ("Ö", "Oe"), ("Ü", "Ue"), ("ß", "ss"),
    ] {
      text = text.precomposedStringWithCanonicalMapping.replacing(letter, with: letters)
    }
    if !text.allSatisfy(\.isASCII) {
      text = text.applyingTransform(.toLatin, reverse: false) ?? text
      text = text.applyingTransform(.stripDiacritics, reverse: false) ?? text
    }
    text = replaced(text, with: "_") { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    if text.first?.isNumber == true { text = "_" + text }
    return text.contains { $0 != "_" } ? text : "App"
  }

  static func replaced(
    _ text: String, with other: Character, unless passes: (Character) -> Bool
  ) -> String {
    String(text.map { passes($0) ? $0 : other })
  }

  /// A Swift literal.
  static func literal(_ text: String) -> String { "\"\(inner(text))\"" }

  /// The text between the quotes of a literal.
  static func inner(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20: result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Targets of Apus and its dependencies, which no other package of a build may have.
  package static let taken: Set<String> = [
    "ApusCombine", "ApusFoundation", "ApusMacroExpansion", "ApusMacros", "ApusUI", "ApusUIKit",
    "ApusXCTest", "IsolatedTests",
    "LayoutSolver",
    "NumberText", "PageClient", "PageMarkup", "PageProtocol", "Presentation", "PresentationUI",
    "VisitorRooms", "ScreenLayout",
    "ScreenTesting",
    "StrictWebSocket", "SystemFrameworks", "ValidatedCells", "Validation", "ViewGraph", "WebHost",
    "WebServer",
    "CClientParts", "CInitializer", "CLocale", "CProcess", "CZlib", "CBrotli", "OpenCombine",
    "Hummingbird", "HummingbirdCore", "Crypto", "Logging", "Metrics", "ServiceLifecycle",
    "Accounts", "ReportFlow", "CareSupport", "Builder", "Profiles", "LoginCells", "Showcase",
    "ShowcaseAreas", "ShowcaseParts",
  ]
}
