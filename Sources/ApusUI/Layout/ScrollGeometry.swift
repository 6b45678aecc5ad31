/// The sizes of a scroll view and of its content, and how far it has been scrolled.
public struct ScrollGeometry: Equatable, Sendable {
  /// The place of the scroll view's corner in its content.
  public var contentOffset: CGPoint
  /// The size of the content.
  public var contentSize: CGSize
  /// The distances that the content keeps at its ends: below the bars of a page that scrolls.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view.
  public var containerSize: CGSize

  /// A geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content that lies in the scroll view.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part without the insets.
  public var bounds: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  public var debugDescription: String {
    "ScrollGeometry(offset: \(contentOffset), content: \(contentSize), container: \(containerSize))"
  }
}

/// How a scroll view moves.
public enum ScrollPhase: Equatable, Hashable, Sendable {
  /// It stands still.
  case idle
  /// A finger lies on it. Browsers do not report this value.
  case tracking
  /// A person scrolls.
  case interacting
  /// It rolls out. A browser tells it as `interacting`.
  case decelerating
  /// The app scrolls it.
  case animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
  public var debugDescription: String {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .interacting: "interacting"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}

/// The state of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// Where it stands.
  public let geometry: ScrollGeometry
}
