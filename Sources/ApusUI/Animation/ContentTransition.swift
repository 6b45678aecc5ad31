import ViewGraph

/// How words and symbols change into others, if that is animated.
///
/// ```swift
/// Text(points, format: .number)
///   .contentTransition(.numericText(value: Double(points)))
///   .animation(.snappy, value: points)
/// ```
///
/// A page moves the words as a whole, and not each digit by itself.
public struct ContentTransition: Hashable, Sendable {
  let element: ElementContentTransition?

  /// The old content fades out as the new one fades in.
  public static let opacity = ContentTransition(element: .fade)
  /// The old content becomes the new one. Pages fade between both.
  public static let interpolate = ContentTransition(element: .fade)
  /// Changes at once.
  public static let identity = ContentTransition(element: nil)

  /// Digits turn like those of a counter.
  ///
  /// - Parameter countsDown: Whether the new digits come from above.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(element: countsDown ? .fromAbove : .fromBelow)
  }

  /// Digits turn like those of a counter: from below as the number grows, and from above as it shrinks.
  ///
  /// - Parameter value: The number that the words show. A page compares the numbers in the words.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(element: .byNumber)
  }
}

extension View {
  /// How words and symbols in this view change into others.
  nonisolated public func contentTransition(
    _ transition: ContentTransition
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(
      _AttributeModifier(
        .free, transition.element.map { [StoredAttribute(.contentTransition, $0)] } ?? []))
  }
}
