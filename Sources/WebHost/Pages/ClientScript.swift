import Foundation
import Logging

/// The scripts that bring a page to life, as files in Resources that see each other's names. The first is
/// what a page needs to be used; the second comes by itself, once the page is live.
struct ClientScript: Equatable {
  /// In the order in which they run.
  private static var firstParts: [[UInt8]] {
    [
      PackageResources.client_vocabulary_js,
      PackageResources.client_elements_js, PackageResources.client_fields_js,
      PackageResources.client_focus_js, PackageResources.client_operations_js,
      PackageResources.client_words_js, PackageResources.client_connection_js,
      PackageResources.client_later_js, PackageResources.client_keyboard_js,
      PackageResources.client_actions_js, PackageResources.client_edits_js,
      PackageResources.client_scrolling_js, PackageResources.client_history_js,
      PackageResources.client_keeping_js, PackageResources.client_beginning_js,
    ]
  }

  private static var secondParts: [[UInt8]] {
    [
      PackageResources.client_undo_js, PackageResources.client_recovery_js,
      PackageResources.client_files_js, PackageResources.client_question_js,
      PackageResources.client_menus_js, PackageResources.client_departure_js,
      PackageResources.client_rows_js, PackageResources.client_dates_js,
      PackageResources.client_surroundings_js, PackageResources.client_readiness_js,
    ]
  }

  /// Both as one function, as they are written.
  static var written: [UInt8] {
    Array("const live = () => {\n".utf8) + firstParts.joined()
      + Array("\(ScriptHalves.border)\n".utf8) + secondParts.joined() + Array("}\n".utf8)
  }

  /// The same with the numbers of messages instead of their names.
  static var source: [UInt8] {
    get throws {
      Array(try ClientVocabulary.numbered(String(decoding: written, as: UTF8.self)).utf8)
    }
  }

  let first: [UInt8]
  /// Without the line by which it knows the names of the first. Nil: all of it is in the first.
  private let rest: [UInt8]?
  private let shared: String

  init(_ halves: ScriptHalves) {
    shared = halves.shared.joined(separator: ",")
    first = Array("\(Self.whenRead)\(halves.first)\nexport{\(shared)}\n".utf8)
    rest = Array(halves.second.utf8)
  }

  init(unsplit script: [UInt8]) {
    shared = ""
    first = script
    rest = nil
  }

  /// The script is fetched beside the page, and may be there before the whole of it.
  private static let whenRead =
    "if(document.readyState==='loading')await new Promise(e=>addEventListener('DOMContentLoaded',e))\n"

  /// The second script.
  /// - Parameter address: Of the first.
  func second(after address: String) -> [UInt8]? {
    rest.map { Array("import{\(shared)}from'\(address)'\n".utf8) + $0 }
  }

  /// As they are sent: short, or as they are written if they cannot be made short.
  static func served(
    _ written: [UInt8] = written, isWhole: Bool = wantsWhole,
    logger: Logger = Logger(label: "apus.client")
  ) -> ClientScript {
    do {
      let script = String(decoding: written, as: UTF8.self)
      if isWhole { return ClientScript(try ScriptHalves(script)) }
      let short = try ScriptShrinker.shrink(Array(ClientVocabulary.numbered(script).utf8))
      return ClientScript(try ScriptHalves(String(decoding: short, as: UTF8.self)))
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
