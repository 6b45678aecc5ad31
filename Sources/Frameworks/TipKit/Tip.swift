import ApusUI
import Foundation
import ViewGraph

/// A hint for a person, which goes for good when the person closes it.
///
/// ```swift
/// struct FavoriteTip: Tip {
///   var title: Text { Text("Save as a favorite") }
///   var message: Text? { Text("Favorites are at the top of the list.") }
///   var image: Image? { Image(systemName: "star") }
/// }
/// ```
///
/// The visitor's browser keeps which tips were closed. A tip has no rules here.
public protocol Tip: Identifiable, Sendable {
  /// The type of the tip's buttons.
  typealias Action = Tips.Action
  /// The reason why a tip is shown no more.
  typealias InvalidationReason = Tips.InvalidationReason
  /// What the tip is about.
  var title: Text { get }
  /// More about it.
  var message: Text? { get }
  /// A picture beside the words.
  var image: Image? { get }
  /// The tip's buttons.
  @Tips.ActionBuilder var actions: [Action] { get }
}

extension Tip {
  public var message: Text? { nil }
  public var image: Image? { nil }
  public var actions: [Action] { [] }
  /// Shows the tip no more.
  public func invalidate(reason: InvalidationReason) {
    let key = storageKey
    Tracking.onMain {
      guard let session = Graph.current?.session else { return }
      session.store(.app, key, "true")
      session.onStorageChange(.app, key)
    }
  }

  /// The name under which the visitor's browser keeps that the tip is closed.
  var storageKey: String { "TipKit/\(id)" }
}

extension Tip where ID == String {
  /// The name of the tip's type.
  public var id: String { String(describing: Self.self) }
}

/// What tips have in common.
public enum Tips {
  /// The reason why a tip is shown no more.
  public enum InvalidationReason: String, Codable, Sendable {
    case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
  }

  /// A button of a tip.
  public struct Action: Identifiable, Sendable {
    public let id: String
    let title: @Sendable () -> Text
    let handler: @Sendable () -> Void

    /// A button with a title.
    public init(
      id: String? = nil, title: some StringProtocol,
      perform handler: @escaping @Sendable () -> Void = {}
    ) {
      let title = String(title)
      self.init(id: id ?? UUID().uuidString, title: { Text(verbatim: title) }, handler: handler)
    }

    /// A button with a label.
    public init(
      id: String? = nil, perform handler: @escaping @Sendable () -> Void = {},
      _ label: @escaping @Sendable () -> Text
    ) {
      self.init(id: id ?? UUID().uuidString, title: label, handler: handler)
    }

    private init(
      id: String, title: @escaping @Sendable () -> Text, handler: @escaping @Sendable () -> Void
    ) {
      self.id = id
      self.title = title
      self.handler = handler
    }
  }

  /// Makes buttons of several statements.
  @resultBuilder
  public enum ActionBuilder {
    public static func buildExpression(_ action: Action) -> [Action] { [action] }
    public static func buildExpression(_ actions: [Action]) -> [Action] { actions }
    public static func buildBlock(_ actions: [Action]...) -> [Action] { actions.flatMap { $0 } }
    public static func buildOptional(_ actions: [Action]?) -> [Action] { actions ?? [] }
    public static func buildEither(first actions: [Action]) -> [Action] { actions }
    public static func buildEither(second actions: [Action]) -> [Action] { actions }
  }
}
