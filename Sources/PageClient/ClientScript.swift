import CClientParts
import Foundation
import Logging

/// The scripts that bring a page to life, as modules in Resources, joined into one scope. `CClientParts` lists them. Pages need
/// the first one to be used. Rare views need the seldom one, and pages that begin with such a view name it. The second
/// script comes by itself, once the page is live, and brings the seldom one along.
package struct ClientScript: Equatable {
  /// The scripts without which a page cannot be used.
  private static let first = ClientParts.modules(client_first_scripts())

  /// The scripts that lay out rare views, and hear keys for which views seldom ask.
  private static let seldom = ClientParts.modules(client_seldom_scripts())

  /// The scripts that come by themselves, once a page is live.
  private static let second = ClientParts.modules(client_second_scripts())

  /// The modules of all scripts, in the order of their execution.
  static var modules: [ScriptModule] { first + seldom + second }

  /// The unshortened modules as one function.
  static var written: [UInt8] {
    let parts = [first, seldom, second].map { $0.map(\.body).joined() }
    let script = parts.joined(separator: ScriptParts.border + "\n")
    return Array("const live = () => {\n\(script)}\n".utf8)
  }

  /// The same with the numbers of messages instead of their names.
  static var source: [UInt8] {
    get throws {
      Array(try ClientVocabulary.numbered(String(decoding: written, as: UTF8.self)).utf8)
    }
  }

  private let parts: [ScriptParts.Part]
  /// The whole of it, if it could not be parted.
  private let unsplit: [UInt8]?

  init(_ parts: ScriptParts) {
    self.parts = parts.parts
    unsplit = nil
  }

  init(unsplit script: [UInt8]) {
    parts = []
    unsplit = script
  }

  /// The script is fetched beside the page, and may be there before the whole of it.
  private static let whenRead = """
    if(document.readyState==='loading')await new Promise(e=>addEventListener('DOMContentLoaded',e))
    await window.fonts?.()

    """

  /// Names of the first script for later scripts. It may stand in the page, and then has no address to import
  /// from. Whichever script comes first makes the promise of them.
  static let firstNames =
    "(window.firstNames??=(()=>{let e;return Object.assign(new Promise(f=>e=f),{give:e})})())"

  /// The style sheet as the beginning of the first script. Nothing is seen before that script has placed it, and a
  /// sheet of its own would come over a second connection, a round trip later.
  private static func looks(_ sheet: [UInt8]) -> String {
    var literal = ""
    for scalar in String(decoding: sheet, as: UTF8.self).unicodeScalars {
      if scalar == "`" || scalar == "\\" || scalar == "$" { literal.unicodeScalars.append("\\") }
      literal.unicodeScalars.append(scalar)
    }
    return """
      {const e=new CSSStyleSheet
      e.replaceSync(`\(literal)`)
      document.adoptedStyleSheets=[e]}

      """
  }

  /// As modules: the first, and what follows it.
  ///
  /// - Parameters:
  ///   - sheet: The style sheet that the first brings along.
  ///   - address: Where a module will be found, by its place and its content.
  package func modules(
    with sheet: [UInt8] = [], _ address: (_ place: Int, _ content: [UInt8]) -> String
  ) -> [[UInt8]] {
    let looks = sheet.isEmpty ? "" : Self.looks(sheet)
    if let unsplit { return [Array(looks.utf8) + unsplit] }
    var modules: [[UInt8]] = []
    var addresses: [String] = []
    for (place, part) in parts.enumerated() {
      var text = place == 0 ? looks + Self.whenRead : ""
      for (other, names) in part.imports.sorted(by: { $0.key < $1.key }) {
        let list = names.joined(separator: ",")
        text +=
          other == 0
          ? "const{\(list)}=await \(Self.firstNames);\n"
          : "import{\(list)}from'\(addresses[other])'\n"
      }
      text += part.body
      if !part.exports.isEmpty {
        let list = part.exports.joined(separator: ",")
        text += place == 0 ? "\n;\(Self.firstNames).give({\(list)})\n" : "\nexport{\(list)}\n"
      }
      modules.append(Array(text.utf8))
      addresses.append(address(place, modules[place]))
    }
    return modules
  }

  /// As they are sent: short, or as they are written if they cannot be made short.
  package static func served(
    _ written: [UInt8] = written, isWhole: Bool = wantsWhole,
    logger: Logger = Logger(label: "apus.client")
  ) -> ClientScript {
    do {
      let script = String(decoding: written, as: UTF8.self)
      if isWhole { return ClientScript(try ScriptParts(ClientVocabulary.worded(script))) }
      let short = try ScriptShrinker.shrink(Array(ClientVocabulary.numbered(script).utf8))
      return ClientScript(try ScriptParts(String(decoding: short, as: UTF8.self)))
    } catch {
      logger.error("the client's script is served as it is written: \(error)")
      return ClientScript(unsplit: written + Array("live()\n".utf8))
    }
  }

  /// Tests plant faults in the script by its text: in debug builds, `APUS_CLIENT=whole` keeps it.
  private static var wantsWhole: Bool {
    #if DEBUG
      ProcessInfo.processInfo.environment["APUS_CLIENT"] == "whole"
    #else
      false
    #endif
  }
}
