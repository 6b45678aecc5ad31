import Foundation
import Synchronization
import ViewGraph

/// The part of an app's property list (`Info.plist`) that a page follows.
struct AppInfo: Sendable, Equatable {
  /// The name under an app's icon: `CFBundleDisplayName`, or else `CFBundleName`.
  var name: String?
  /// The only appearance that the app has: `UIUserInterfaceStyle`; nil: the visitor's own.
  var colorScheme: ElementColorScheme?

  init() {}

  init(_ list: [String: Any]) {
    name = ["CFBundleDisplayName", "CFBundleName"].lazy
      .compactMap { list[$0] as? String }.first { !$0.isEmpty }
    colorScheme =
      switch list["UIUserInterfaceStyle"] as? String {
      case "Light": .light
      case "Dark": .dark
      default: nil
      }
  }

  /// The property list of an app's module; empty if the module has none.
  init(of app: Any.Type) {
    let module = String(reflecting: app).prefix { $0 != "." }
    self.init(Self.lists.withLock { $0[module] }?() ?? [:])
  }

  fileprivate static let lists = Mutex<[Substring: @Sendable () -> [String: Any]]>([:])
}

/// The property list of an app, which Apple's platforms find in its bundle.
///
/// An addition of Apus, for sources that `apus init` generates. A program on Linux has no property list beside it, so
/// its module says before `main` what is in it.
public enum _AppInfo {
  /// Says what the property list of the calling module holds.
  ///
  /// - Parameters:
  ///   - fileID: The file that calls. It begins with the module.
  ///   - list: The values by their keys. It is called when an app of the module starts.
  nonisolated public static func register(
    fileID: String = #fileID, _ list: @escaping @Sendable () -> [String: Any]
  ) {
    AppInfo.lists.withLock { $0[fileID.prefix { $0 != "/" }] = list }
  }
}
