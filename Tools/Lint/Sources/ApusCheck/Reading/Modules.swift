/// The fate of the modules that an app imports.
struct Modules: Sendable {
  /// The app's own.
  let own: Set<String>
  /// Whether the app gives UIKit's name to Apus's module, as it has to if a file imports it anyway.
  let hasUIKit: Bool

  /// Whether `canImport` is true on Linux; nil if the table does not know the module.
  func canImport(_ name: String) -> Bool? {
    if own.contains(name) { return true }
    if name == "UIKit" { return hasUIKit }
    guard let entry = ModuleTable.entries[name] else { return nil }
    return entry.verdict == .linux || entry.verdict == .apus
  }

  /// Whether a file that imports it may use names of Apple's user interfaces.
  func isApples(_ name: String) -> Bool {
    guard !own.contains(name), let entry = ModuleTable.entries[name] else { return false }
    return entry.verdict != .linux
  }
}
