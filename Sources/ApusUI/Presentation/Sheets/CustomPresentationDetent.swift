import ViewGraph

/// A height of a sheet that the app computes.
///
/// ```swift
/// struct BarDetent: CustomPresentationDetent {
///   static func height(in context: Context) -> CGFloat? {
///     max(44, context.maxDetentValue * 0.1)
///   }
/// }
/// ```
public protocol CustomPresentationDetent {
  /// The height in points; nil leaves the height out.
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// The things on which a height may depend.
  public typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
  /// The things on which a height may depend: the window, and the values of the environment.
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The largest height that a sheet can have, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(fraction: 1, height: nil, custom: CustomDetent(D.self))
  }

  /// The detent with the height that its type computes; nil: the type leaves it out.
  func resolved(in context: Context) -> PresentationDetent? {
    guard let custom else { return self }
    return custom.height(context).map { .height($0) }
  }
}

/// A height's type. Two heights are equal if their types are.
// A type's method without values of its own, which screens alone call.
struct CustomDetent: Hashable, @unchecked Sendable {
  private let type: ObjectIdentifier
  let height: (PresentationDetent.Context) -> CGFloat?

  init<D: CustomPresentationDetent>(_ type: D.Type) {
    self.type = ObjectIdentifier(type)
    height = { D.height(in: $0) }
  }

  static func == (one: Self, other: Self) -> Bool { one.type == other.type }
  func hash(into hasher: inout Hasher) { hasher.combine(type) }
}

/// The heights of a sheet.
nonisolated struct _DetentsModifier: ViewModifier {
  typealias Body = Never
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?

  nonisolated init(detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>?) {
    self.detents = detents
    self.selection = selection
  }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let room = PresentationDetent.Context(
      environment: context.environment, maxDetentValue: WindowSizeKey.current.height)
    let state = PresentationState(
      heights: SheetHeights(modifier.detents, selection: modifier.selection, in: room))
    _PresentationStateModifier._emit(
      _PresentationStateModifier(state), context, content: content)
  }
}
