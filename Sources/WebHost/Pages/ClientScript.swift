import Foundation
import Logging

/// The scripts that bring a page to life, as modules in Resources, joined into one scope. The first is
/// what a page needs to be used; the second comes by itself, once the page is live.
struct ClientScript: Equatable {
  /// In the order in which they run.
  private static var firstParts: [(name: String, bytes: [UInt8])] {
    [
      ("client_vocabulary", PackageResources.client_vocabulary_js),
      ("client_elements", PackageResources.client_elements_js),
      ("client_fields", PackageResources.client_fields_js),
      ("client_focus", PackageResources.client_focus_js),
      ("client_operations", PackageResources.client_operations_js),
      ("client_words", PackageResources.client_words_js),
      ("client_connection", PackageResources.client_connection_js),
      ("client_later", PackageResources.client_later_js),
      ("client_keyboard", PackageResources.client_keyboard_js),
      ("client_actions", PackageResources.client_actions_js),
      ("client_menus", PackageResources.client_menus_js),
      ("client_edits", PackageResources.client_edits_js),
      ("client_scrolling", PackageResources.client_scrolling_js),
      ("client_history", PackageResources.client_history_js),
      ("client_keeping", PackageResources.client_keeping_js),
      ("client_solver", PackageResources.client_solver_js),
      ("client_lines", PackageResources.client_lines_js),
      ("client_rules", PackageResources.client_rules_js),
      ("client_styles", PackageResources.client_styles_js),
      ("client_measure", PackageResources.client_measure_js),
      ("client_boxes", PackageResources.client_boxes_js),
      ("client_ground", PackageResources.client_ground_js),
      ("client_layout", PackageResources.client_layout_js),
      ("client_beginning", PackageResources.client_beginning_js),
    ]
  }

  private static var secondParts: [(name: String, bytes: [UInt8])] {
    [
      ("client_undo", PackageResources.client_undo_js),
      ("client_recovery", PackageResources.client_recovery_js),
      ("client_files", PackageResources.client_files_js),
      ("client_question", PackageResources.client_question_js),
      ("client_springs", PackageResources.client_springs_js),
      ("client_transitions", PackageResources.client_transitions_js),
      ("client_motion", PackageResources.client_motion_js),
      ("client_news", PackageResources.client_news_js),
      ("client_rows", PackageResources.client_rows_js),
      ("client_dates", PackageResources.client_dates_js),
      ("client_arranging", PackageResources.client_arranging_js),
      ("client_surroundings", PackageResources.client_surroundings_js),
      ("client_print", PackageResources.client_print_js),
      ("client_readiness", PackageResources.client_readiness_js),
    ]
  }

  private static func modules(_ parts: [(name: String, bytes: [UInt8])]) -> [ScriptModule] {
    parts.map { ScriptModule($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  /// All parts, in the order in which they run.
  static var modules: [ScriptModule] { modules(firstParts + secondParts) }

  /// Both as one function, as they are written.
  static var written: [UInt8] {
    let (first, second) = (modules(firstParts), modules(secondParts))
    return Array(
      """
      const live = () => {
      \(first.map(\.body).joined())\(ScriptHalves.border)
      \(second.map(\.body).joined())}

      """.utf8)
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

  /// The script is fetched beside the page and its style sheet, and may be there before the whole of them.
  private static let whenRead = """
    if(document.readyState==='loading')await new Promise(e=>addEventListener('DOMContentLoaded',e))
    const style=document.querySelector('link[rel=stylesheet]')
    if(style&&!style.sheet)await new Promise(e=>style.onload=style.onerror=e)

    """

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
      if isWhole { return ClientScript(try ScriptHalves(ClientVocabulary.worded(script))) }
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
