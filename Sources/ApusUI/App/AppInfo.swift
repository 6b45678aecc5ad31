import Foundation
import Synchronization
import ViewGraph

/// The part of an app's property list (`Info.plist`) that a page follows.
struct AppInfo: Sendable, Equatable {
  /// The name under an app's icon: `CFBundleDisplayName`, or else `CFBundleName`.
  var name: String?
  /// The only appearance that the app has: `UIUserInterfaceStyle`; nil: the visitor's own.
  var colorScheme: ElementColorScheme?
  /// The first scene of a window; nil: the app has no scenes.
  var scene: SceneInfo?

  /// A scene's entry in a property list.
  struct SceneInfo: Sendable, Equatable {
    var name: String?
    /// The name of the class of the scene's delegate.
    var delegateClassName: String?
  }

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
    if let manifest = list["UIApplicationSceneManifest"] as? [String: Any] {
      let scenes = manifest["UISceneConfigurations"] as? [String: Any]
      let windows = scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
      scene = SceneInfo(
        name: windows?.first?["UISceneConfigurationName"] as? String,
        delegateClassName: windows?.first?["UISceneDelegateClassName"] as? String)
    }
  }

  /// The property list of an app's module; empty if the module has none.
  @MainActor init(of app: Any.Type) {
    let module = Self.module(of: app)
    self.init(Self.lists.withLock { $0[module] }?() ?? [:])
    // Names of classes stand with their module, whose name Xcode fills in.
    if let name = scene?.delegateClassName, let last = name.split(separator: ".").last {
      scene?.delegateClassName = "\(module).\(last)"
    }
  }

  /// The module of an app's own type.
  @MainActor static func module(of app: Any.Type) -> Substring {
    let type = (app as? any DelegateAppType.Type)?.delegateType ?? app
    return String(reflecting: type).prefix { $0 != "." }
  }

  fileprivate static let lists = Mutex<[Substring: @Sendable () -> [String: Any]]>([:])
}

extension AppInfo.SceneInfo {
  /// The class of the scene's delegate; nil: the property list names none, or the program has none of the name.
  @MainActor var delegateClass: AnyClass? {
    guard let delegateClassName else { return nil }
    let found: AnyClass? = NSClassFromString(delegateClassName)
    if found == nil {
      reportOnce(
        "The property list names a scene delegate that is not there: \(delegateClassName).")
    }
    return found
  }
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
