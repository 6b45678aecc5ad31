import ViewGraph

@_exported import ApusCombine
@_exported import ApusCoreTransferable
@_exported import ApusFoundation
@_exported import Foundation
@_exported import Observation

/// A part of a screen: says what is shown for the present state.
///
/// A view is a value. Its `body` is evaluated when something that it read has changed, and only
/// then.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Writes the view's elements. Not for apps: a view says what it is by its `body`.
  static func _emit(_ view: Self, _ context: EmissionContext)
  /// Whether it stands for several views, each of which gets a modifier of its own. Not for apps.
  static var _isSeveral: Bool { get }
  /// Writes the elements of each of its views with the modifier. Not for apps.
  static func _emitEach<M: ViewModifier>(_ view: Self, _ modifier: M, _ context: EmissionContext)
}

extension View {
  public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitComposite(view, context)
  }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { fatalError("Never has no body.") }
  public static func _emit(_ view: Never, _ context: EmissionContext) {}
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: it is drawn by the host.") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public static func _emit(_ view: Wrapped?, _ context: EmissionContext) {
    guard let view else { return }
    context.emit(1, view)
  }
}

/// Shows nothing and takes no space.
public struct EmptyView: View {
  public typealias Body = Never
  /// A view that shows nothing.
  nonisolated public init() {}
  public static func _emit(_ view: EmptyView, _ context: EmissionContext) {}
}
