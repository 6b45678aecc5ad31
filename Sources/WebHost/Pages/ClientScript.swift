import Foundation
import Logging

/// The scripts that bring a page to life, as modules in Resources, joined into one scope. The first is
/// what a page needs to be used. One has what pages seldom have; a page that begins with such a thing names
/// it. The second comes by itself, once the page is live, and brings that one along.
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
      ("client_second_script", PackageResources.client_second_script_js),
      ("client_keyboard", PackageResources.client_keyboard_js),
      ("client_delayed_reports", PackageResources.client_delayed_reports_js),
      ("client_actions", PackageResources.client_actions_js),
      ("client_field_taps", PackageResources.client_field_taps_js),
      ("client_edits", PackageResources.client_edits_js),
      ("client_scrolling", PackageResources.client_scrolling_js),
      ("client_history", PackageResources.client_history_js),
      ("client_kept_entries", PackageResources.client_kept_entries_js),
      ("client_solver", PackageResources.client_solver_js),
      ("client_stacks", PackageResources.client_stacks_js),
      ("client_rules", PackageResources.client_rules_js),
      ("client_styles", PackageResources.client_styles_js),
      ("client_programs", PackageResources.client_programs_js),
      ("client_letters", PackageResources.client_letters_js),
      ("client_measure", PackageResources.client_measure_js),
      ("client_views", PackageResources.client_views_js),
      ("client_ground", PackageResources.client_ground_js),
      ("client_places", PackageResources.client_places_js),
      ("client_roots", PackageResources.client_roots_js),
      ("client_layout", PackageResources.client_layout_js),
      ("client_start", PackageResources.client_start_js),
    ]
  }

  /// What lays out what pages seldom have, and hears keys that views seldom ask for.
  private static var seldomParts: [(name: String, bytes: [UInt8])] {
    [
      ("client_grids", PackageResources.client_grids_js),
      ("client_rare_rules", PackageResources.client_rare_rules_js),
      ("client_shrinking", PackageResources.client_shrinking_js),
      ("client_wrapping", PackageResources.client_wrapping_js),
      ("client_keys", PackageResources.client_keys_js),
      ("client_forecasts", PackageResources.client_forecasts_js),
      ("client_fingers", PackageResources.client_fingers_js),
      ("client_rare_steps", PackageResources.client_rare_steps_js),
    ]
  }

  private static var secondParts: [(name: String, bytes: [UInt8])] {
    [
      ("client_menus", PackageResources.client_menus_js),
      ("client_long_presses", PackageResources.client_long_presses_js),
      ("client_swipes", PackageResources.client_swipes_js),
      ("client_undo", PackageResources.client_undo_js),
      ("client_recovery", PackageResources.client_recovery_js),
      ("client_files", PackageResources.client_files_js),
      ("client_drops", PackageResources.client_drops_js),
      ("client_discard_question", PackageResources.client_discard_question_js),
      ("client_media", PackageResources.client_media_js),
      ("client_springs", PackageResources.client_springs_js),
      ("client_transitions", PackageResources.client_transitions_js),
      ("client_outlines", PackageResources.client_outlines_js),
      ("client_motion", PackageResources.client_motion_js),
      ("client_announcements", PackageResources.client_announcements_js),
      ("client_scroll_places", PackageResources.client_scroll_places_js),
      ("client_tables", PackageResources.client_tables_js),
      ("client_dates", PackageResources.client_dates_js),
      ("client_counts_of_characters", PackageResources.client_counts_of_characters_js),
      ("client_app_layouts", PackageResources.client_app_layouts_js),
      ("client_passed_typing", PackageResources.client_passed_typing_js),
      ("client_writing", PackageResources.client_writing_js),
      ("client_masks", PackageResources.client_masks_js),
      ("client_carets", PackageResources.client_carets_js),
      ("client_history_entries", PackageResources.client_history_entries_js),
      ("client_rare_operations", PackageResources.client_rare_operations_js),
      ("client_surroundings", PackageResources.client_surroundings_js),
      ("client_text_sizes", PackageResources.client_text_sizes_js),
      ("client_print", PackageResources.client_print_js),
      ("client_pages", PackageResources.client_pages_js),
      ("client_wheels", PackageResources.client_wheels_js),
      ("client_calendar", PackageResources.client_calendar_js),
      ("client_date_wheels", PackageResources.client_date_wheels_js),
      ("client_bars", PackageResources.client_bars_js),
      ("client_rings", PackageResources.client_rings_js),
      ("client_keyboard_tools", PackageResources.client_keyboard_tools_js),
      ("client_second_functions", PackageResources.client_second_functions_js),
    ]
  }

  private static func modules(_ parts: [(name: String, bytes: [UInt8])]) -> [ScriptModule] {
    parts.map { ScriptModule($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
  }

  /// All parts, in the order in which they run.
  static var modules: [ScriptModule] { modules(firstParts + seldomParts + secondParts) }

  /// All as one function, as they are written.
  static var written: [UInt8] {
    let parts = [firstParts, seldomParts, secondParts].map { modules($0).map(\.body).joined() }
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
  func modules(
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
  static func served(
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
