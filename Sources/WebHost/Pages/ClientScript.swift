/// The script that brings a page to life. Its parts are files in Resources that see each other's names;
/// here they become one function.
enum ClientScript {
  /// In the order in which they run.
  private static var parts: [[UInt8]] {
    [
      PackageResources.client_elements_js, PackageResources.client_fields_js,
      PackageResources.client_focus_js, PackageResources.client_operations_js,
      PackageResources.client_words_js, PackageResources.client_connection_js,
      PackageResources.client_recovery_js, PackageResources.client_actions_js,
      PackageResources.client_files_js, PackageResources.client_scrolling_js,
      PackageResources.client_history_js, PackageResources.client_keeping_js,
      PackageResources.client_surroundings_js, PackageResources.client_beginning_js,
    ]
  }

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
}
