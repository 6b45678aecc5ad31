import Foundation
import Logging

/// What an app keeps for the whole process: on a phone that is one person's, in a shared room everybody's.
package enum SharedState {
  /// Stored variables of types that can change, and constants that hold an object, such as
  /// `AccountManager.shared`. Of a variable of a file no symbol says that it can change: it is named if it
  /// holds an object.
  ///
  /// - Parameter modules: Those whose variables are asked for.
  /// - Returns: `Module.Type.name`, sorted. Nothing of a program without a table of symbols.
  static func names(in table: SymbolTable, of modules: Set<String>) -> [String] {
    // A stored variable of a type and of a file; what sets it; the end of an object.
    let symbols = table.names(endingIn: ["vpZ", "vp", "vsZ", "fD"])
    let objects = Set(
      symbols.filter { $0.hasSuffix("fD") }.map {
        readable($0).replacing(".__deallocating_deinit", with: "")
      })
    var names: [String] = []
    for symbol in symbols {
      let isOfType = symbol.hasSuffix("vpZ")
      guard isOfType || symbol.hasSuffix("vp") else { continue }
      // Such as `static Shop.Cart.shared : Shop.Cart`.
      let parts = readable(symbol).split(separator: " : ", maxSplits: 1)
      guard parts.count == 2, let name = parts[0].split(separator: " ").last,
        let module = name.split(separator: ".").first, modules.contains(String(module))
      else { continue }
      let canChange = isOfType && symbols.contains(String(symbol.dropLast(3) + "vsZ"))
      if canChange || objects.contains(String(parts[1])) {
        names.append(String(name))
      }
    }
    return names.sorted()
  }

  /// The modules of an app: those that declare views, apps or observable objects.
  static func modules(in table: SymbolTable) -> Set<String> {
    let own: Set = ["ApusUI", "PresentationUI", "Presentation", "ValidatedCells"]
    let protocols: Set = ["ApusUI.View", "ApusUI.App", "ApusCombine.ObservableObject"]
    var modules: Set<String> = []
    for symbol in table.names(endingIn: ["Mc"]) {
      // `protocol conformance descriptor for Shop.CartView : ApusUI.View in Shop`.
      let words = readable(symbol).split(separator: " ").suffix(3).map(String.init)
      if words.count == 3, words[1] == "in", protocols.contains(words[0]) {
        modules.insert(words[2])
      }
    }
    return modules.subtracting(own)
  }

  /// As a person writes it, without the file of what is private.
  private static func readable(_ symbol: String) -> String {
    SymbolTable.readable(symbol)
      .replacing(#/\(([^()\s]+) in _[0-9A-F]+\)/#) { String($0.output.1) }
  }

  /// Says in the log of a debug run what visitors of a shared room share.
  package static func report(to logger: Logger) {
    #if DEBUG
      Thread.detachNewThread {
        guard
          let program = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/self/exe"),
          let table = SymbolTable(path: program)
        else { return }
        for name in names(in: table, of: modules(in: table)) {
          logger.warning(
            "visitors share \(name): keep it in the views or their environment, or serve with --isolation=visitor"
          )
        }
      }
    #endif
  }
}
