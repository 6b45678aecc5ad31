import ApusAssets
import Foundation

/// The files in which Apple's types may have members that neither Apus nor the app's sources declare.
struct ExtendedFiles {
  /// Files of targets that reach a package whose sources are not here, because an extension is seen in all of a module.
  private(set) var paths: Set<String> = []
  /// The names that asset catalogues give to colours and pictures.
  private(set) var assets: Set<String> = []

  /// - Parameter imports: the modules that each file imports.
  init(of app: FoundApp, modules: Modules, imports: [String: Set<String>]) {
    let readsAll = app.targets.contains { $0.kind == .folder }
    var byModule: [String: Set<String>] = [:]
    for target in app.targets + app.neighbours {
      for path in target.sources {
        byModule[target.module ?? target.name, default: []].formUnion(imports[path] ?? [])
      }
    }
    for target in app.targets {
      var seen: Set<String> = []
      var rest = target.sources.flatMap { imports[$0] ?? [] }
      while let module = rest.popLast() {
        guard seen.insert(module).inserted else { continue }
        if let own = byModule[module] {
          rest += own
        } else if modules.own.contains(module) ? !readsAll : ModuleTable.entries[module] == nil {
          paths.formUnion(target.sources)
        }
      }
    }
    addAssets(of: app)
  }

  private mutating func addAssets(of app: FoundApp) {
    let places = app.targets.flatMap(\.resources).compactMap { path in
      path.range(of: ".xcassets").map { String(path[..<$0.upperBound]) }
    }
    for place in Set(places) {
      if let catalogue = try? AssetCatalogue(paths: [place]) {
        assets.formUnion(AssetSymbols(catalogue).shorthands)
      }
    }
  }
}
