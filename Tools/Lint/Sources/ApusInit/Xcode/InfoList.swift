import ApusCheck
import Foundation

/// The property list of an app as Xcode would build it: its file, what settings add, and no variables.
enum InfoList {
  /// - Returns: XML.
  static func text(
    _ settings: inout BuildSettings, folder: String, leftOut: inout [LeftOut]
  ) -> String? {
    var values: [String: Any] = [:]
    if settings.isOn("GENERATE_INFOPLIST_FILE") { values = generated(&settings) }
    if let name = settings.value("INFOPLIST_FILE") {
      let path = Files.join(folder, name)
      if let found = Files.existing(path), let data = FileManager.default.contents(atPath: found),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let own = list as? [String: Any]
      {
        values.merge(own.mapValues { filled($0, &settings) }) { $1 }
      } else {
        leftOut.append(
          LeftOut(
            path, "the Info.plist is missing or no property list",
            "only values of build settings are taken over"))
      }
    }
    guard !values.isEmpty,
      let data = try? PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func generated(_ settings: inout BuildSettings) -> [String: Any] {
    var values: [String: Any] = [:]
    for (key, setting) in [
      ("CFBundleName", "PRODUCT_NAME"), ("CFBundleExecutable", "EXECUTABLE_NAME"),
      ("CFBundleIdentifier", "PRODUCT_BUNDLE_IDENTIFIER"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
      ("CFBundleDevelopmentRegion", "DEVELOPMENT_LANGUAGE"),
    ] {
      if let value = settings.value(setting) { values[key] = value }
    }
    let prefix = "INFOPLIST_KEY_"
    for name in settings.names(withPrefix: prefix) {
      guard let value = settings.value(name) else { continue }
      let key = String(name.dropFirst(prefix.count))
      values[key] = ["YES": true, "NO": false][value] ?? value as Any
    }
    return values
  }

  private static func filled(_ value: Any, _ settings: inout BuildSettings) -> Any {
    switch value {
    case let text as String: return settings.resolved(text)
    case let list as [Any]: return list.map { filled($0, &settings) }
    case let values as [String: Any]: return values.mapValues { filled($0, &settings) }
    default: return value
    }
  }
}
