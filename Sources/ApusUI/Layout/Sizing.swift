import ViewGraph

extension View {
  /// Keeps the content's own size, whatever is offered.
  nonisolated public func fixedSize() -> ModifiedContent<Self, _AttributeModifier> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the content's own width, height or both, whatever is offered.
  nonisolated public func fixedSize(
    horizontal: Bool, vertical: Bool
  ) -> ModifiedContent<Self, _AttributeModifier> {
    let bits: UInt8 = (horizontal ? 1 : 0) | (vertical ? 2 : 0)
    return modifier(
      _AttributeModifier(
        .frame, [StoredAttribute(.fixedSize, AxisSet(rawValue: bits))],
        frame: FrameFills(cleared: bits)))
  }

  /// The priority for space in a stack: views with a higher one get space first. The default is 0.
  nonisolated public func layoutPriority(
    _ value: Double
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.layoutPriority, value)
  }

  /// Keeps a proportion of width to height; nil: the content's own.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AttributeModifier> {
    var attributes = [StoredAttribute(.contentMode, contentMode == .fit ? .fit : .fill)]
    if let aspectRatio { attributes.append(StoredAttribute(.aspectRatio, aspectRatio)) }
    return modifier(_AttributeModifier(.frame, attributes))
  }

  /// Keeps the proportion of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> ModifiedContent<Self, _AttributeModifier> {
    self.aspectRatio(
      aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
      contentMode: contentMode)
  }

  /// Keeps the content's proportion, as large as fits into the space.
  nonisolated public func scaledToFit() -> ModifiedContent<Self, _AttributeModifier> {
    aspectRatio(contentMode: .fit)
  }

  /// Keeps the content's proportion, large enough to cover the space.
  nonisolated public func scaledToFill() -> ModifiedContent<Self, _AttributeModifier> {
    aspectRatio(contentMode: .fill)
  }

  /// The order in front of views in the same place: a higher one is in front. The default is 0.
  nonisolated public func zIndex(_ value: Double) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.zIndex, value)
  }

  /// Draws the view away from its place, without moving others; in points.
  nonisolated public func offset(_ offset: CGSize) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.offset, [Double(offset.width), Double(offset.height)], .effect)
  }

  /// Draws the view away from its place, without moving others; in points.
  nonisolated public func offset(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _AttributeModifier> {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre at a point of the space that it is offered, which it fills.
  nonisolated public func position(
    _ position: CGPoint
  ) -> ModifiedContent<Self, _PositionModifier> {
    modifier(_PositionModifier(position: position))
  }

  /// Puts the view's centre at a point of the space that it is offered, which it fills; in points.
  nonisolated public func position(
    x: CGFloat = 0, y: CGFloat = 0
  ) -> ModifiedContent<Self, _PositionModifier> {
    position(CGPoint(x: x, y: y))
  }

  /// Extends into the parts of the screen that a device keeps free, and behind a bar above. What
  /// scrolls there begins behind the bar, which is clear until it is scrolled.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _AttributeModifier> {
    let parts: [(Edge.Set, UInt8)] = [(.top, 1), (.leading, 2), (.bottom, 4), (.trailing, 8)]
    let left = regions.contains(.container) ? parts.filter { edges.contains($0.0) } : []
    return attribute(
      .ignoresSafeArea, EdgeParts(rawValue: left.reduce(0) { $0 | $1.1 }))
  }

  /// Extends to the edges of the page: the same as ``ignoresSafeArea(_:edges:)`` with these edges.
  nonisolated public func edgesIgnoringSafeArea(
    _ edges: Edge.Set
  ) -> ModifiedContent<Self, _AttributeModifier> {
    ignoresSafeArea(edges: edges)
  }
}

/// The parts of the screen that are kept free.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The margins of the page.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What an on-screen keyboard covers.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// A box that fills its space, with its content around a point of it.
public struct _PositionModifier: ViewModifier {
  public typealias Body = Never
  let position: CGPoint

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.box {
      context.open(.box)
      context.writer.set(.position, [Double(modifier.position.x), Double(modifier.position.y)])
      content()
      context.close { _ in 3 }
    }
  }
}
