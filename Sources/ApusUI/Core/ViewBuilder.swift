import ViewGraph

/// Makes one view of several statements: children, `if`, `switch`, availability.
@resultBuilder
public enum ViewBuilder {
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  nonisolated public static func buildEither<True: View, False: View>(
    first: True
  ) -> _ConditionalContent<True, False> {
    _ConditionalContent(storage: .trueContent(first))
  }

  nonisolated public static func buildEither<True: View, False: View>(
    second: False
  ) -> _ConditionalContent<True, False> {
    _ConditionalContent(storage: .falseContent(second))
  }

  nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row.
public struct TupleView<T>: View {
  public typealias Body = Never
  public nonisolated(unsafe) var value: T

  nonisolated public init(_ value: T) { self.value = value }

  public static func _emit(_ view: TupleView<T>, _ context: EmissionContext) {
    let plan = TuplePlan.of(T.self)
    context.distribute { restore in
      withUnsafePointer(to: view.value) { pointer in
        for (index, element) in plan.elements.enumerated() {
          restore()
          context.descend(UInt64(index + 2)) { element(UnsafeRawPointer(pointer), context) }
        }
      }
    }
  }
}

/// Shows one of two views.
public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never

  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  nonisolated(unsafe) let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    switch view.storage {
    case .trueContent(let content):
      context.descend(1) { TrueContent._emit(content, context) }
    case .falseContent(let content):
      context.descend(2) { FalseContent._emit(content, context) }
    }
  }
}

/// How the elements of a tuple of views are reached; found once per type.
@MainActor
private final class TuplePlan {
  let elements: [@MainActor (UnsafeRawPointer, EmissionContext) -> Void]

  private static var plans: [ObjectIdentifier: TuplePlan] = [:]

  static func of(_ type: Any.Type) -> TuplePlan {
    let id = ObjectIdentifier(type)
    if let plan = plans[id] { return plan }
    let plan = TuplePlan(type)
    plans[id] = plan
    return plan
  }

  private init(_ type: Any.Type) {
    elements = fields(of: type).map { field in
      guard let view = field.type as? any View.Type else {
        preconditionFailure("\(field.type) in a TupleView is not a View.")
      }
      func emitter<Content: View>(
        _: Content.Type
      ) -> @MainActor (UnsafeRawPointer, EmissionContext) -> Void {
        let offset = field.offset
        return { pointer, context in
          Content._emit(
            (pointer + offset).assumingMemoryBound(to: Content.self).pointee, context)
        }
      }
      return _openExistential(view, do: emitter)
    }
  }
}
