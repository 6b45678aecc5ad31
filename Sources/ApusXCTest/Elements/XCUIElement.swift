import Foundation
import ScreenTesting

/// An element of an app, looked for anew at each use.
@MainActor @preconcurrency
open class XCUIElement: XCUIElementAttributes, XCUIElementTypeQueryProvider {
  enum Choice {
    case only
    case index(Int)
  }

  enum Path {
    case application
    case found(XCUIElementQuery, Choice)
  }

  nonisolated let path: Path

  nonisolated init(path: sending Path) { self.path = path }

  var app: RunningApp? { owner.app }

  var owner: XCUIApplication {
    guard case .found(let query, _) = path else { return XCUIApplication() }
    return query.owner
  }

  /// All candidates.
  func candidates(in app: RunningApp) -> [Found] {
    switch path {
    case .application: return [Found(node: app.screen.root, part: .application)]
    case .found(let query, .only): return query.found(in: app)
    case .found(let query, .index(let index)):
      let found = query.found(in: app)
      return found.indices.contains(index) ? [found[index]] : []
    }
  }

  // MARK: States

  /// Whether there is such an element.
  open var exists: Bool {
    guard let app else { return false }
    MainQueue.runJobs()
    return !candidates(in: app).isEmpty
  }

  /// Whether a finger reaches it.
  open var isHittable: Bool {
    guard let app else { return false }
    MainQueue.runJobs()
    return candidates(in: app).first?.isHittable(in: app) ?? false
  }

  /// Waits until the element is there, by the app's clock: that moves, and no real time passes.
  @discardableResult
  open func waitForExistence(timeout: TimeInterval) -> Bool {
    app?.wait(timeout) { exists } ?? false
  }

  /// Waits until the element is gone, by the app's clock.
  @discardableResult
  open func waitForNonExistence(timeout: TimeInterval) -> Bool {
    app?.wait(timeout) { !exists } ?? true
  }

  /// Waits until one of its properties has a value, by the app's clock.
  @discardableResult
  open func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual value: V, timeout: TimeInterval
  ) -> Bool {
    app?.wait(timeout) { self[keyPath: keyPath] == value } ?? false
  }

  public var identifier: String { read(\.identifier) ?? "" }
  public var frame: CGRect { read(\.frame) ?? .zero }
  public var value: Any? { read(\.value) ?? nil }
  public var title: String { read(\.title) ?? "" }
  public var label: String { read(\.label) ?? "" }
  public var elementType: ElementType { read(\.elementType) ?? .any }
  public var isEnabled: Bool { read(\.isEnabled) ?? false }
  public var placeholderValue: String? { read(\.placeholderValue) ?? nil }
  public var isSelected: Bool { read(\.isSelected) ?? false }
  public var hasFocus: Bool { read(\.hasFocus) ?? false }

  private func read<Value>(_ property: (ElementSnapshot) -> Value) -> Value? {
    guard let (found, app) = target(to: "read") else { return nil }
    return property(ElementSnapshot(found, in: app))
  }

  // MARK: Inside

  /// The elements of a type inside, however deep.
  public func descendants(matching type: ElementType) -> XCUIElementQuery {
    inside(type, "in") { $0.descendants(in: $1) }
  }

  /// The elements of a type directly inside.
  public func children(matching type: ElementType) -> XCUIElementQuery {
    inside(type, "directly in") { $0.children(in: $1) }
  }

  /// The first element inside.
  public var firstMatch: XCUIElement {
    guard case .found(let query, .only) = path else { return self }
    return query.firstMatch
  }

  private func inside(
    _ type: ElementType, _ relation: String, _ elements: @escaping (Found, RunningApp) -> [Found]
  ) -> XCUIElementQuery {
    let place = if case .application = path { "" } else { " \(relation) \(words)" }
    return XCUIElementQuery(owner, type, type.words + place) { app in
      self.candidates(in: app).first.map { elements($0, app).filter { $0.matches(type) } } ?? []
    }
  }

  /// As messages name it.
  var words: String {
    switch path {
    case .application: "application"
    case .found(let query, .only): query.words
    case .found(let query, .index(let index)): "\(query.words) at \(index)"
    }
  }

  /// The element and its content as text. An app shows its screen.
  public var debugDescription: String {
    guard let app else { return "\(words): the app does not run." }
    if case .application = path { return app.screen.dump }
    let lines = candidates(in: app).map { "  \($0.summary)" }
    return ([words] + lines).joined(separator: "\n")
  }
}
