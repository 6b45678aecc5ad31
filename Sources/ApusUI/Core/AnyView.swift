import ViewGraph

/// A view of any type. A view of another type in its place is a new view, with new state.
nonisolated public struct AnyView: View {
  public typealias Body = Never
  let content: any View

  /// A view that hides its type. An `AnyView` is not wrapped twice.
  nonisolated public init<V: View>(_ view: V) {
    content = (view as? AnyView)?.content ?? view
  }

  /// A view that hides its type: the same as ``init(_:)``.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    content = view
  }

  @MainActor public static func _emit(_ view: AnyView, _ context: EmissionContext) {
    func emit<Content: View>(_ content: Content) {
      context.descend(TypeStep.of(Content.self)) { Content._emit(content, context) }
    }
    emit(view.content)
  }
}

/// The structural step of a type: the same in each process.
@MainActor
private final class TypeStep {
  private let number: UInt64
  private static let steps = TypeCache<TypeStep>()

  private init(_ type: Any.Type) { number = StableIdentity.number(of: type) }

  static func of(_ type: Any.Type) -> UInt64 {
    if let step = steps[type] { return step.number }
    let step = TypeStep(type)
    steps.insert(step, for: type)
    return step.number
  }
}

/// Several views without a layout of their own: a modifier applies to each.
///
/// ```swift
/// struct Notes: View {
///   let isEmpty: Bool
///   var body: some View {
///     Group {
///       if isEmpty { Text("Nothing yet") } else { Text("Three notes") }
///     }
///     .padding()
///   }
/// }
/// ```
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
  /// A group of the views in `content`.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public static func _emit(_ view: Self, _ context: EmissionContext) {
    context.emit(1, view.content)
  }
}

/// A view that is evaluated again only if its content is not equal to the last one.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view that is compared.
  public var content: Content
  /// A view that is evaluated again only if `content` is not equal to the last one.
  nonisolated public init(content: Content) { self.content = content }
  @MainActor public var body: Content { content }
}

extension View where Self: Equatable {
  /// Evaluates this view again only if it is not equal to the last one.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
