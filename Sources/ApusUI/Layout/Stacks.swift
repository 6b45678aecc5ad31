import ViewGraph

/// Children below each other.
///
/// ```swift
/// struct Card: View {
///   var body: some View {
///     VStack(alignment: .leading, spacing: 8) {
///       Text("Emma").font(.headline)
///       Text("Jane Austen")
///     }
///   }
/// }
/// ```
nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of its children.
  ///   - spacing: The space between children, in points; `nil` for the system's.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitStack(
      axis: 1, alignment: ElementAlignment(view.alignment.element, .center),
      spacing: view.spacing, view.content, context)
  }
}

/// Children beside each other.
///
/// ```swift
/// struct Price: View {
///   var body: some View {
///     HStack(alignment: .firstTextBaseline, spacing: 4) {
///       Text("12").font(.title)
///       Text("€")
///     }
///   }
/// }
/// ```
nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// A horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of its children.
  ///   - spacing: The space between children, in points; `nil` for the system's.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitStack(
      axis: 0, alignment: ElementAlignment(.center, view.alignment.element),
      spacing: view.spacing, view.content, context)
  }
}

/// Children on top of each other, the last in front.
///
/// ```swift
/// struct Badge: View {
///   var body: some View {
///     ZStack(alignment: .topTrailing) {
///       Image(systemName: "bell")
///       Circle().fill(.red).frame(width: 8, height: 8)
///     }
///   }
/// }
/// ```
nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  /// A stack of views on top of each other.
  ///
  /// - Parameter alignment: The alignment of its children.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    context.open(.zstack)
    context.writer.set(.alignment, view.alignment.element)
    if let ground = ground(of: view.content, in: context.environment) {
      context.writer.set(.ground, ground)
    }
    context.descend(1) { Content._emit(view.content, context) }
    context.close()
  }
}

@MainActor
func emitStack<Content: View>(
  axis: UInt8, alignment: ElementAlignment, spacing: CGFloat?, _ content: Content,
  _ context: EmissionContext
) {
  context.open(.stack)
  context.writer.set(.axis, axis == 1 ? .vertical : .horizontal)
  context.writer.set(.alignment, alignment)
  if let spacing { context.writer.set(.spacing, Double(spacing)) }
  let outer = context.enterStack(axis: axis)
  context.emit(1, content)
  context.leaveStack(outer)
  context.close()
}

/// Space that grows along its stack; in no stack, in both directions.
///
/// ```swift
/// struct Ends: View {
///   var body: some View {
///     HStack { Text("Left"); Spacer(); Text("Right") }
///   }
/// }
/// ```
public struct Spacer: View {
  public typealias Body = Never
  /// The smallest length, in points.
  public var minLength: CGFloat?

  /// A space that grows.
  ///
  /// - Parameter minLength: The smallest length, in points; `nil` for the system's.
  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  public static func _emit(_ view: Spacer, _ context: EmissionContext) {
    let isVertical = context.axis == 1
    context.open(.spacer)
    if let length = view.minLength {
      context.writer.set(isVertical ? .minimumHeight : .minimumWidth, Double(length))
    }
    context.close { _ in isVertical ? 2 : 1 }
  }
}

/// A thin line across its stack.
///
/// ```swift
/// struct Sum: View {
///   var body: some View {
///     VStack {
///       LabeledContent("Tea", value: "3.50")
///       Divider()
///       LabeledContent("Sum", value: "3.50")
///     }
///   }
/// }
/// ```
public struct Divider: View {
  public typealias Body = Never
  /// A line across the stack.
  nonisolated public init() {}

  public static func _emit(_ view: Divider, _ context: EmissionContext) {
    let isVertical = context.axis == 1
    context.open(.divider)
    context.writer.set(.axis, isVertical ? .horizontal : .vertical)
    context.close { _ in isVertical ? 1 : 2 }
  }
}
