import ViewGraph

/// Makes one view of several statements: children, `if`, `switch`, availability.
@resultBuilder
public enum ViewBuilder {
  /// Takes a view as one of the statements.
  nonisolated public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// No statements: an empty view.
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: the view itself.
  nonisolated public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  // The usual numbers of children have overloads of their own, which are compiled to less than a
  // pack is.
  /// Several statements: their views one after another.
  nonisolated public static func buildBlock<C0: View, C1: View>(
    _ c0: C0, _ c1: C1
  ) -> TupleView<(C0, C1)> {
    TupleView((c0, c1))
  }

  /// Several statements: their views one after another.
  nonisolated public static func buildBlock<C0: View, C1: View, C2: View>(
    _ c0: C0, _ c1: C1, _ c2: C2
  ) -> TupleView<(C0, C1, C2)> {
    TupleView((c0, c1, c2))
  }

  /// Several statements: their views one after another.
  nonisolated public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> TupleView<(C0, C1, C2, C3)> {
    TupleView((c0, c1, c2, c3))
  }

  /// Several statements: their views one after another.
  nonisolated public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// An `if` without an `else`: its views, or nothing.
  nonisolated public static func buildIf<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`. The other branch is another view, with state of its
  /// own.
  nonisolated public static func buildEither<True: View, False: View>(
    first: True
  ) -> _ConditionalContent<True, False> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if` or `switch`. The other branch is another view, with state of its
  /// own.
  nonisolated public static func buildEither<True: View, False: View>(
    second: False
  ) -> _ConditionalContent<True, False> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// An `if #available`: its views, with their type hidden.
  nonisolated public static func buildLimitedAvailability<Content: View>(
    _ content: Content
  ) -> AnyView {
    AnyView(content)
  }
}

/// Several views in a row.
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never
  /// The views, as a tuple.
  public var value: T

  /// A view of a tuple of views.
  nonisolated public init(_ value: T) { self.value = value }

  @MainActor public static func _emit(_ view: TupleView<T>, _ context: EmissionContext) {
    let plan = TuplePlan.of(T.self)
    let waiting = context.waiting
    withPointer(to: view.value) { pointer in
      for index in 0..<plan.elements.count {
        if let waiting { context.wait(waiting) }
        let outer = context.enter(UInt64(index + 2))
        let element = plan.elements[index]
        emitElement(element.type, UnsafeRawPointer(pointer) + element.offset, context)
        context.leave(outer)
      }
    }
    if waiting != nil { context.wait(PendingAttributes()) }
  }

  /// Calls a function with the first of the views.
  @MainActor func withFirst<Result>(_ body: (any View) -> Result?) -> Result? {
    guard let first = TuplePlan.of(T.self).elements.first else { return nil }
    return withPointer(to: value) {
      body(pointee(first.type, UnsafeRawPointer($0) + first.offset))
    }
  }

  @MainActor public static var _isSeveral: Bool { true }

  @MainActor public static func _emitEach<M: ViewModifier>(
    _ view: TupleView<T>, _ modifier: M, _ context: EmissionContext
  ) {
    let plan = TuplePlan.of(T.self)
    let waiting = context.waiting
    withPointer(to: view.value) { pointer in
      for index in 0..<plan.elements.count {
        if let waiting { context.wait(waiting) }
        let outer = context.enter(UInt64(index + 2))
        let element = plan.elements[index]
        emitEach(element.type, UnsafeRawPointer(pointer) + element.offset, modifier, context)
        context.leave(outer)
      }
    }
    if waiting != nil { context.wait(PendingAttributes()) }
  }
}

extension TupleView: SeveralViews {
  @MainActor var views: [any View] {
    withPointer(to: value) { pointer in
      TuplePlan.of(T.self).elements.map {
        pointee($0.type, UnsafeRawPointer(pointer) + $0.offset)
      }
    }
  }
}

@MainActor
private func emitEach<Content: View, M: ViewModifier>(
  _: Content.Type, _ pointer: UnsafeRawPointer, _ modifier: M, _ context: EmissionContext
) {
  Content._emitEach(
    pointer.assumingMemoryBound(to: Content.self).pointee, modifier, context)
}

@MainActor
private func pointee<Content: View>(
  _: Content.Type, _ pointer: UnsafeRawPointer
) -> any View {
  pointer.assumingMemoryBound(to: Content.self).pointee
}

@MainActor
private func emitElement<Content: View>(
  _: Content.Type, _ pointer: UnsafeRawPointer, _ context: EmissionContext
) {
  Content._emit(pointer.assumingMemoryBound(to: Content.self).pointee, context)
}

/// Shows one of two views.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: View {
  public typealias Body = Never

  public enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    switch view.storage {
    case .trueContent(let content): context.emit(1, content)
    case .falseContent(let content): context.emit(2, content)
    }
  }
}

/// How the elements of a tuple of views are reached; found once per type.
@MainActor
private final class TuplePlan {
  struct Element {
    let type: any View.Type
    let offset: Int
  }

  let elements: [Element]

  private static let plans = TypeCache<TuplePlan>()

  static func of(_ type: Any.Type) -> TuplePlan {
    if let plan = plans[type] { return plan }
    let plan = TuplePlan(type)
    plans.insert(plan, for: type)
    return plan
  }

  private init(_ type: Any.Type) {
    elements = fields(of: type).map { field in
      guard let view = field.type as? any View.Type else {
        preconditionFailure("\(field.type) in a TupleView is not a View.")
      }
      return Element(type: view, offset: field.offset)
    }
  }
}
