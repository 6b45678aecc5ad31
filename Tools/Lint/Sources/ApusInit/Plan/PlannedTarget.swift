/// The plan of one target.
struct PlannedTarget {
  enum Kind: String { case app, library, tests }

  /// A dependency: another target by its key, or an expression of a manifest.
  enum Need: Hashable {
    case target(String)
    case product(String)
    /// A product of Apus, which an app's own package may name already.
    case apus(String)
  }

  /// A unique key: the path of the project and the identifier within it.
  let key: String
  /// Its name there.
  let title: String
  /// The name that its importers write.
  let module: String
  /// The name in the package. Modules with umlauts have another one, because linkers take ASCII only.
  var name = ""
  var kind: Kind
  /// The project or package of the target.
  let project: String
  /// The base folder of relative source paths.
  let root: String
  var sources: [String] = []
  var resources: [String] = []
  /// Expressions of `SwiftSetting`.
  var settings: [String] = []
  var needs: [Need] = []
  /// The property list of the app, in XML.
  var info: String?
  /// The key of the app that the target's UI tests drive.
  var driven: String?
  /// Whether a file imports XCTest.
  var usesXCTest = false
  /// The app that the target's UI tests launch.
  var launched: LaunchedApp?

  /// Whether declarations belong to the main actor unless they say otherwise.
  var isIsolatedByDefault: Bool { settings.contains(".defaultIsolation(MainActor.self)") }

  init(
    key: String, title: String, module: String, kind: Kind, project: String, root: String
  ) {
    self.key = key
    self.title = title
    self.module = module
    self.kind = kind
    self.project = project
    self.root = root
  }
}

/// The plan of a whole package.
struct PlannedPackage {
  var name: String
  var language = "en"
  /// Expressions of `Package.Dependency`, besides Apus.
  var dependencies: [String] = []
  var targets: [PlannedTarget] = []
  var leftOut: [LeftOut] = []
}
