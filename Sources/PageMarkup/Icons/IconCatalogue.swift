import Foundation
import Logging
import Synchronization

/// Finds the picture for a name that a screen gave to `Image(systemName:)`.
package enum IconCatalogue {
  /// The icon of this name: our own drawing, else the installed one, else one that is put
  /// together from those, else a placeholder.
  ///
  /// - Parameter named: A name of SF Symbols, such as `chevron.left`.
  /// - Returns: Always something visible. A name that nothing is known for gives a dashed square
  ///   with a question mark, and one warning in the log for each such name.
  package static func icon(named name: String) -> (icon: Icon, isPlaceholder: Bool) {
    shared.icon(named: name)
  }

  /// As ``icon(named:)``, in layers that can have colours of their own.
  static func layered(named name: String) -> Icon { shared.layered(named: name) }

  private static let shared = IconFinder(
    installed: InstalledIcons(
      folders: InstalledIcons.folders(environment: ProcessInfo.processInfo.environment)),
    logger: Logger(label: "apus.icons"))
}

/// Remembers what it found and what it warned of.
final class IconFinder: Sendable {
  private struct Known {
    var found: [String: Icon] = [:]
    var missing: Set<String> = []
  }

  /// A screen may make names out of data; beyond this many unknown ones none is remembered or
  /// logged, so that neither memory nor the log grows with them.
  static let mostMissingNames = 1_000
  /// The same for names that icons are put together for.
  static let mostFoundNames = 4_000

  private let installed: InstalledIcons
  private let logger: Logger
  private let known = Mutex(Known())

  init(installed: InstalledIcons, logger: Logger) {
    self.installed = installed
    self.logger = logger
  }

  func icon(named name: String) -> (icon: Icon, isPlaceholder: Bool) {
    if let own = OwnIcons.icons[name] { return (own, false) }
    if let icon = known.withLock({ $0.found[name] }) { return (icon, false) }
    if known.withLock({ $0.missing.contains(name) }) { return (OwnIcons.placeholder, true) }
    guard let icon = IconComposition(drawn: drawn).icon(named: name) else {
      do throws(InstalledIcons.Refusal) {
        return (try read(name), false)
      } catch {
        return placeholder(for: name, because: error.description)
      }
    }
    known.withLock { if $0.found.count < Self.mostFoundNames { $0.found[name] = icon } }
    return (icon, false)
  }

  /// A file has one path: if its name is a sign in a shape, both are taken from elsewhere.
  func layered(named name: String) -> Icon {
    // A cropped figure leaves its shape before the shape ends, so its outlines do not say which is which.
    let uncropped = name.replacing(".crop.", with: ".")
    if uncropped != name, IconComposition.isFramed(name),
      let icon = IconComposition(drawn: drawn).assembled(named: uncropped)
    {
      return icon
    }
    let icon = icon(named: name).icon.layered(named: name)
    guard !icon.hasLayers else { return icon }
    return IconComposition(drawn: drawn).assembled(named: name) ?? icon
  }

  private func drawn(_ name: String) -> Icon? { OwnIcons.icons[name] ?? (try? read(name)) }

  private func read(_ name: String) throws(InstalledIcons.Refusal) -> Icon {
    guard let file = InstalledIconNames.file(named: name) else {
      throw InstalledIcons.Refusal(description: "no icon of this name is known")
    }
    return try installed.icon(file: file)
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
