import Foundation
import ScreenTesting

/// A search for elements of an app, carried out anew at each use.
@MainActor @preconcurrency
public final class XCUIElementQuery: XCUIElementTypeQueryProvider {
  let owner: XCUIApplication
  /// The requested type.
  let type: XCUIElement.ElementType
  /// As messages name what is searched: `button with the label “Save”`.
  let words: String
  /// A text that was asked for, to which failures find what is near.
  let wanted: String?
  private let search: (RunningApp) -> [Found]

  init(
    _ owner: XCUIApplication, _ type: XCUIElement.ElementType, _ words: String,
    wanted: String? = nil, search: @escaping (RunningApp) -> [Found]
  ) {
    self.owner = owner
    self.type = type
    self.words = words
    self.wanted = wanted
    self.search = search
  }

  /// What is found now.
  func found(in app: RunningApp) -> [Found] { search(app) }

  private func narrowed(
    _ words: String, wanted: String? = nil, _ isWanted: @escaping (Found, RunningApp) -> Bool
  ) -> XCUIElementQuery {
    let search = search
    return XCUIElementQuery(owner, type, "\(self.words) \(words)", wanted: wanted ?? self.wanted) {
      app in search(app).filter { isWanted($0, app) }
    }
  }

  // MARK: Other queries

  /// The elements of a type inside of those that are found, however deep.
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    inside(type, "in") { $0.descendants(in: $1) }
  }

  /// The elements of a type directly inside of those that are found.
  public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    inside(type, "directly in") { $0.children(in: $1) }
  }

  private func inside(
    _ type: XCUIElement.ElementType, _ relation: String,
    _ elements: @escaping (Found, RunningApp) -> [Found]
  ) -> XCUIElementQuery {
    let search = search
    return XCUIElementQuery(owner, type, "\(type.words) \(relation) \(words)") { app in
      var found: [Found] = []
      for element in search(app) {
        for inner in elements(element, app) where inner.matches(type) {
          if !found.contains(where: { $0.isSame(as: inner) }) { found.append(inner) }
        }
      }
      return found
    }
  }

  /// Elements with this text as identifier, label, value or placeholder.
  public func matching(identifier: String) -> XCUIElementQuery {
    narrowed("“\(identifier)”", wanted: identifier) { element, _ in element.isNamed(identifier) }
  }

  /// Elements of a type and a name. Without an identifier, any name will do.
  public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    narrowed("of type \(type.words)\(identifier.map { " “\($0)”" } ?? "")", wanted: identifier) {
      element, _ in
      element.matches(type) && (identifier.map(element.isNamed) ?? true)
    }
  }

  /// Elements with these attributes. The keys of a predicate are those of `XCUIElementAttributes`: `label`, `identifier`, `value` …
  public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    narrowed("matching \(predicate.words)") { element, app in
      predicate.evaluate(with: ElementSnapshot(element, in: app))
    }
  }

  /// Elements that hold an element with these attributes.
  public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    narrowed("containing what matches \(predicate.words)") { element, app in
      element.descendants(in: app).contains {
        predicate.evaluate(with: ElementSnapshot($0, in: app))
      }
    }
  }

  /// Elements that hold an element of a type and a name. Without an identifier, any name will do.
  public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
    narrowed("containing \(type.words)\(identifier.map { " “\($0)”" } ?? "")") { element, app in
      element.descendants(in: app).contains {
        $0.matches(type) && (identifier.map($0.isNamed) ?? true)
      }
    }
  }

  // MARK: Elements

  /// The only element. With several, what is done to it fails.
  public var element: XCUIElement { XCUIElement(path: .found(self, .only)) }

  /// The first element.
  public var firstMatch: XCUIElement { XCUIElement(path: .found(self, .index(0))) }

  /// The element at a place, counted from 0.
  public func element(boundBy index: Int) -> XCUIElement {
    XCUIElement(path: .found(self, .index(index)))
  }

  /// The same as ``element(boundBy:)``, by its old name.
  public func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// The only element for which a predicate holds.
  public func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// The only element of a type and a name.
  public func element(
    matching type: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(type, identifier: identifier).element
  }

  /// The element with this text as identifier, label, value or placeholder.
  public subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// How many there are.
  public var count: Int {
    guard let app = owner.app else { return 0 }
    MainQueue.runJobs()
    return search(app).count
  }

  /// The elements at this moment, each by its place.
  public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

  /// The elements at this moment, each by itself: new elements before them change nothing.
  public var allElementsBoundByAccessibilityElement: [XCUIElement] {
    guard let app = owner.app else { return [] }
    MainQueue.runJobs()
    return search(app).map { element in
      let query = XCUIElementQuery(owner, type, words) { [search] app in
        search(app).filter { $0.isSame(as: element) }
      }
      return query.element
    }
  }

  /// The search and its elements, as text.
  public var debugDescription: String {
    guard let app = owner.app else { return "Find: \(words)\nThe app does not run." }
    let lines = search(app).map { "  \($0.summary)" }
    return "Find: \(words)\nFound: \(lines.count)\n" + lines.joined(separator: "\n")
  }
}

extension Found {
  func matches(_ type: XCUIElement.ElementType) -> Bool { type == .any || self.type == type }

  func isNamed(_ text: String) -> Bool {
    if identifier == text || label == text { return true }
    // A phone calls a control like its symbol where nothing else does.
    if node.onlySymbol == text || node.children.first?.onlySymbol == text && node.role == .menu {
      return true
    }
    if node[.identifier] == "BackButton", text == "Back" || text == node.spokenLabel { return true }
    return placeholder == text || (value as? String) == text && !text.isEmpty
  }

  /// As lists of candidates show it: `button #save “Save”`.
  var summary: String {
    var parts = [type.words]
    if !identifier.isEmpty { parts.append("#\(identifier)") }
    if !label.isEmpty { parts.append("“\(label)”") }
    if let placeholder, !placeholder.isEmpty { parts.append("(\(placeholder))") }
    return parts.joined(separator: " ")
  }
}
