import Foundation
import Logging

/// The script that brings a page to life. Its parts are files in Resources that see each other's names;
/// here they become one function, and short for the way to the browser.
enum ClientScript {
  /// In the order in which they run.
  private static var parts: [[UInt8]] {
    [
      PackageResources.client_elements_js, PackageResources.client_fields_js,
      PackageResources.client_focus_js, PackageResources.client_operations_js,
      PackageResources.client_words_js, PackageResources.client_connection_js,
      PackageResources.client_recovery_js, PackageResources.client_keyboard_js,
      PackageResources.client_actions_js, PackageResources.client_edits_js,
      PackageResources.client_files_js, PackageResources.client_scrolling_js,
      PackageResources.client_history_js, PackageResources.client_keeping_js,
      PackageResources.client_surroundings_js, PackageResources.client_dates_js,
      PackageResources.client_beginning_js,
    ]
  }

  /// As it is written.
  static var source: [UInt8] {
    var source = Array("'use strict'\nconst live = () => {\n".utf8)
    for part in parts { source += part }
    // The script is fetched beside the page, and may be there before the whole of it.
    source += Array(
      """
      }
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', live)
      else live()

      """.utf8)
    return source
  }

  /// As it is sent: short, or as it is written if it cannot be made short.
  static func served(
    _ source: [UInt8] = source, isWhole: Bool = wantsWhole,
    logger: Logger = Logger(label: "apus.client")
  ) -> [UInt8] {
    if isWhole { return source }
    do {
      return try ScriptShrinker.shrink(source)
    } catch {
      logger.error("the client's script is served as it is written: \(error)")
      return source
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
