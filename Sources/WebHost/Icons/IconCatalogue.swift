import Foundation
import Logging
import Synchronization

/// Finds the picture for a name that a screen gave to `Image(systemName:)`.
package enum IconCatalogue {
  /// The icon of this name: our own drawing, else the installed one, else a placeholder.
  ///
  /// - Parameter named: A name of SF Symbols, such as `chevron.left`.
  /// - Returns: Always something visible. A name that nothing is known for gives a dashed square
  ///   with a question mark, and one warning in the log for each such name.
  package static func icon(named name: String) -> (icon: Icon, isPlaceholder: Bool) {
    shared.icon(named: name)
  }

  private static let shared = IconFinder(
    installed: InstalledIcons(
      folders: InstalledIcons.folders(environment: ProcessInfo.processInfo.environment)),
    logger: Logger(label: "apus.icons"))
}

/// Remembers what it found and what it warned of.
final class IconFinder: Sendable {
  private struct Known {
    var installed: [String: Icon] = [:]
    var missing: Set<String> = []
  }

  /// A screen may make names out of data; beyond this many unknown ones none is remembered or
  /// logged, so that neither memory nor the log grows with them.
  static let mostMissingNames = 1_000

  private let installed: InstalledIcons
  private let logger: Logger
  private let known = Mutex(Known())

  init(installed: InstalledIcons, logger: Logger) {
    self.installed = installed
    self.logger = logger
  }

  func icon(named name: String) -> (icon: Icon, isPlaceholder: Bool) {
    if let own = OwnIcons.icons[name] { return (own, false) }
    if let icon = known.withLock({ $0.installed[name] }) { return (icon, false) }
    guard let file = InstalledIconNames.files[name] else {
      return placeholder(for: name, because: "no icon of this name is known")
    }
    if known.withLock({ $0.missing.contains(name) }) { return (OwnIcons.placeholder, true) }
    do throws(InstalledIcons.Refusal) {
      let icon = try installed.icon(file: file)
      known.withLock { $0.installed[name] = icon }
      return (icon, false)
    } catch {
      return placeholder(for: name, because: error.description)
    }
  }

  private func placeholder(
    for name: String, because reason: String
  ) -> (icon: Icon, isPlaceholder: Bool) {
    let isNew = known.withLock { known in
      known.missing.count < Self.mostMissingNames && known.missing.insert(name).inserted
    }
    if isNew {
      logger.warning(
        "An icon is missing; the page shows a placeholder.",
        metadata: ["name": "\(name.prefix(80).debugDescription)", "reason": "\(reason)"])
    }
    return (OwnIcons.placeholder, true)
  }
}
