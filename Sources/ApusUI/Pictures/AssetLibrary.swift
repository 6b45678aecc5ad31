import Synchronization
import ViewGraph

/// The pictures and colours of an app, by the names that its code uses.
///
/// A phone's app has one catalogue: Xcode puts all of a program's resources into its main bundle. A
/// package's resources lie in a bundle for each target, beside the program. So a name without a bundle
/// is looked for in the main bundle, then in all bundles beside it, in the order of their names.
final class AssetLibrary: Sendable {
  static let shared = AssetLibrary(program: Bundle.main.bundleURL)

  private struct Key: Hashable {
    let name: String
    let bundle: String?
    let isDark: Bool
  }

  private struct State {
    /// The program's own, then those beside it.
    var own: [AssetIndex]?
    var bundles: [String: AssetIndex] = [:]
    var pictures: [Key: ShownPicture?] = [:]
  }

  private let program: URL
  private let served: ServedFiles
  private let state = Mutex(State())

  init(program: URL, served: ServedFiles = .shared) {
    self.program = program
    self.served = served
  }

  /// Reads what lies beside the program, away from the main actor. Who asks before that is done waits.
  func prepare() {
    Task.detached(priority: .userInitiated) { [self] in state.withLock { _ = own(&$0) } }
  }

  /// Waits until all that lies beside the program is read, fonts too.
  func read() { state.withLock { _ = own(&$0) } }

  // MARK: Names

  /// Nil: there is no picture of that name, and the log says so, once.
  func picture(_ name: String, bundlePath: String?, isDark: Bool) -> ShownPicture? {
    let key = Key(name: name, bundle: bundlePath, isDark: isDark)
    return state.withLock { state in
      if let known = state.pictures[key] { return known }
      let found = indexes(bundlePath, &state).lazy.compactMap {
        $0.images[name]?.shown(isDark: isDark)
      }.first
      if found == nil { Self.reportMissing("picture", name, bundlePath) }
      // Names that are made of what visitors enter must not fill the memory.
      if state.pictures.count > 10_000 { state.pictures = [:] }
      state.pictures[key] = .some(found)
      return found
    }
  }

  /// Nil: there is no colour of that name, and the log says so, once.
  func colors(_ name: String, bundlePath: String?) -> ColorSet? {
    state.withLock { state in
      let found = indexes(bundlePath, &state).lazy.compactMap { $0.colors[name] }.first
      if found == nil { Self.reportMissing("colour", name, bundlePath) }
      return found
    }
  }

  /// The app's tint: the colour set that Xcode makes for each app.
  func accent() -> ColorSet? {
    state.withLock { state in own(&state).lazy.compactMap { $0.colors["AccentColor"] }.first }
  }

  /// The app's icon, largest first.
  func icon() -> [ImageSet.Variant] {
    state.withLock { state in
      let icons = own(&state).lazy.flatMap(\.icons).sorted { $0.key < $1.key }
      let icon = icons.first { $0.key == "AppIcon" } ?? icons.first
      return (icon?.value ?? []).filter { !$0.isDark }.sorted { $0.header.width > $1.header.width }
    }
  }

  private static func reportMissing(_ kind: String, _ name: String, _ bundlePath: String?) {
    let place = bundlePath.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "the app's bundles"
    reportOnce("No \(kind) named \(name.prefix(100).debugDescription) is in \(place).")
  }

  // MARK: Bundles

  private func indexes(_ path: String?, _ state: inout State) -> [AssetIndex] {
    guard let path, URL(fileURLWithPath: path).standardizedFileURL != program.standardizedFileURL
    else { return own(&state) }
    if let known = state.bundles[path] { return [known] }
    let index = AssetIndex(URL(fileURLWithPath: path), isDeep: true, served: served)
    state.bundles[path] = index
    return [index]
  }

  private func own(_ state: inout State) -> [AssetIndex] {
    if let own = state.own { return own }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program.path)) ?? []
    var indexes = [AssetIndex(program, isDeep: false, served: served)]
    let resources = program.appendingPathComponent("Resources")
    if names.contains("Resources") {
      indexes.append(AssetIndex(resources, isDeep: true, served: served))
    }
    for name in names.sorted() where name.hasSuffix(".resources") || name.hasSuffix(".bundle") {
      let place = program.appendingPathComponent(name)
      let index = AssetIndex(place, isDeep: true, served: served)
      indexes.append(index)
      state.bundles[place.path] = index
    }
    state.own = indexes
    return indexes
  }
}
