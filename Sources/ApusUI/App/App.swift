import ViewGraph

/// An app: its scenes. `@main` on it starts the host that the program is linked with.
@MainActor @preconcurrency
public protocol App {
  /// The type of the app's scenes.
  associatedtype Body: Scene
  /// The app's scenes. The first window is what a visitor sees.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the app, when the program starts.
  @MainActor @preconcurrency init()
  /// Names of environment variables that the app reads; none unless the app says so.
  ///
  /// An addition of Apus. The process of a visitor gets the system's variables and those of Apus. All others stay
  /// in the server, because a screen could show them and a crash could write them down.
  ///
  /// ```swift
  /// @main struct ShopApp: App {
  ///   static let roomEnvironment = ["SHOP_API"]
  ///   var body: some Scene { WindowGroup { ShopView() } }
  /// }
  /// ```
  @MainActor @preconcurrency static var roomEnvironment: [String] { get }
}

extension App {
  /// An empty list.
  @MainActor @preconcurrency public static var roomEnvironment: [String] { [] }
}

/// A part of an app with a life of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of the scenes that this one is made of.
  associatedtype Body: Scene
  /// The scenes that this one is made of.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Collects the windows. Not for apps.
  static func _collect(_ scene: Self, into windows: inout _SceneWindows)
}

/// The windows of an app's scenes.
public struct _SceneWindows {
  var windows: [Window] = []
  var endpoints: [HostedEndpoint] = []
  var readinessChecks: [HostedReadinessCheck] = []
  var pictureHosts: [String] = []
  var commands: [CommandSource] = []
  var settings: (@MainActor () -> AnyView)?

  struct Window {
    let title: Text?
    var id: String?
    /// The view without a value.
    var root: @MainActor () -> AnyView
    /// The view for a value.
    var values: Values?

    struct Values {
      let type: Any.Type
      var root: (AnyHashable) -> AnyView
    }
  }
}

extension Scene {
  public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
    Body._collect(scene.body, into: &windows)
  }
}

extension Never: Scene {
  public static func _collect(_ scene: Never, into windows: inout _SceneWindows) {}
}

extension Scene where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Makes one scene of several statements.
@resultBuilder
public enum SceneBuilder {
  /// One statement: the scene itself.
  nonisolated public static func buildBlock<Content: Scene>(_ content: Content) -> Content {
    content
  }
  /// Several statements: all of their scenes.
  nonisolated public static func buildBlock<First: Scene, each Rest: Scene>(
    _ first: First, _ rest: repeat each Rest
  ) -> _TupleScene<First, repeat each Rest> {
    _TupleScene(first: first, rest: (repeat each rest))
  }
}

/// Several scenes.
nonisolated public struct _TupleScene<First: Scene, each Rest: Scene>: Scene {
  public typealias Body = Never
  let first: First
  let rest: (repeat each Rest)

  nonisolated init(first: First, rest: (repeat each Rest)) {
    self.first = first
    self.rest = rest
  }

  @MainActor public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
    First._collect(scene.first, into: &windows)
    for scene in repeat each scene.rest { collect(scene, into: &windows) }
  }

  @MainActor private static func collect<Content: Scene>(
    _ scene: Content, into windows: inout _SceneWindows
  ) {
    Content._collect(scene, into: &windows)
  }
}

/// The root of a visitor's screen: their own of what the app keeps in its properties.
nonisolated struct _AppRoot<Main: App>: View, AppCarrier {
  let app: Main

  @MainActor static var appType: Any.Type { Main.self }

  @MainActor var body: AnyView {
    var windows = _SceneWindows()
    Main.Body._collect(app.body, into: &windows)
    let screen = windows.screen(appName: windows.title(of: Main.self))
    guard let objects = ApplicationObjects.current, objects.hasLaunched else { return screen }
    return AnyView(
      screen.modifier(_EnvironmentKeyTransformModifier { objects.provide(to: &$0) }))
  }
}

/// Has in its field `app` something with properties that the graph keeps something for.
@MainActor
protocol AppCarrier {
  static var appType: Any.Type { get }
}

/// An app, as a host sees it.
@MainActor
package final class AppAdapter: HostedApp {
  private let makeRoot: @MainActor (Session) -> Graph
  package let title: String
  package let colorScheme: ElementColorScheme?
  package let endpoints: [HostedEndpoint]
  package let readinessChecks: [HostedReadinessCheck]
  package let pictureHosts: PictureHostNames?

  package init<Main: App>(_ app: Main) {
    AssetLibrary.shared.prepare()
    colorScheme = AppInfo(of: Main.self).colorScheme
    PageWords.prepare()
    var windows = _SceneWindows()
    Main.Body._collect(app.body, into: &windows)
    guard !windows.windows.isEmpty else {
      fatalError("\(Main.self) has no window: its body needs a WindowGroup.")
    }
    // An app that keeps nothing of a visitor's is one for all: its scenes may hold what they share.
    if ViewPlan.of(_AppRoot<Main>.self).hasProperties {
      makeRoot = { session in
        Graph(session: session) { WithWindows(content: _AppRoot(app: app)) }
      }
    } else {
      let scenes = windows
      let name = windows.title(of: Main.self)
      makeRoot = { session in
        Graph(session: session) {
          WithWindows(content: scenes.screen(appName: name))
        }
      }
    }
    endpoints = windows.endpoints
    readinessChecks = windows.readinessChecks
    pictureHosts = PictureHostNames(hosts: windows.pictureHosts, isOpen: PictureHosts.isOpen)
    title = windows.title(of: Main.self)
  }

  package var icons: [(address: String, side: Double)] {
    AssetLibrary.shared.icon().map { ($0.address, $0.header.width) }
  }

  package var languages: AppLanguages { .ofProgram }

  package func makeGraph(for session: Session) -> Graph {
    session.onlyColorScheme = colorScheme
    return makeRoot(session)
  }

  package func makeSample(for session: Session) -> Graph? {
    Graph(session: session) { SampleScreen() }
  }
}

extension _SceneWindows {
  /// The title of the app's first window, else the name in its property list, else the name of its type.
  @MainActor fileprivate func title(of app: Any.Type) -> String {
    if let title = windows.first?.title?.resolved(in: EnvironmentValues()) { return title }
    let isDelegate = app is any DelegateAppType.Type
    let name = isDelegate ? String(AppInfo.module(of: app)) : String(describing: app)
    return AppInfo(of: app).name ?? String(name.replacingSuffix("App", with: ""))
  }
}

extension String {
  fileprivate func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? dropLast(suffix.count) + replacement : self
  }
}
