import Foundation
import ViewGraph

/// A gesture of UIKit on a view of SwiftUI.
///
/// The recognizer is made once for each place on a screen, and told of each new value of the representable:
///
/// ```swift
/// struct Pan: UIGestureRecognizerRepresentable {
///   @Binding var offset: CGFloat
///
///   func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
///     UIPanGestureRecognizer()
///   }
///
///   func handleUIGestureRecognizerAction(
///     _ recognizer: UIPanGestureRecognizer, context: Context
///   ) {
///     offset = context.converter.localTranslation?.x ?? 0
///   }
/// }
/// ```
///
/// Give one to a view by `gesture(_:)`. The recognizer has no view of UIKit.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  /// The type of the recognizer.
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  /// An object that hears of the recognizer.
  associatedtype Coordinator = Void
  /// The surroundings of the representable.
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  /// Tells the movement of the recognizer.
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  /// Makes the recognizer.
  @MainActor @preconcurrency func makeUIGestureRecognizer(
    context: Self.Context
  ) -> Self.UIGestureRecognizerType
  /// Brings the recognizer up to date, when what the representable read has changed.
  @MainActor @preconcurrency func updateUIGestureRecognizer(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Hears of each step of the gesture.
  @MainActor @preconcurrency func handleUIGestureRecognizerAction(
    _ recognizer: Self.UIGestureRecognizerType, context: Self.Context)
  /// Makes the coordinator, before the recognizer.
  @MainActor @preconcurrency func makeCoordinator(
    converter: Self.CoordinateSpaceConverter
  ) -> Self.Coordinator
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  /// No coordinator.
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension UIGestureRecognizerRepresentable {
  /// Does nothing.
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
  /// Does nothing.
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

/// The context of a represented gesture.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  /// The representable's coordinator.
  public let coordinator: Representable.Coordinator
  /// Tells the movement of the recognizer.
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Reports a recognizer's movement in the gesture's view. A page does not know where a finger of UIKit lies.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  final class Place { weak var recognizer: UIGestureRecognizer? }
  let place = Place()

  /// The way of the finger, in points; nil for a recognizer that follows none.
  public var localTranslation: CGPoint? {
    (place.recognizer as? UIPanGestureRecognizer)?.translation(in: nil)
  }
  /// The speed of the finger, in points per second; nil for a recognizer that follows none.
  public var localVelocity: CGPoint? {
    (place.recognizer as? UIPanGestureRecognizer)?.velocity(in: nil)
  }
}

extension View {
  /// Hears a gesture of UIKit.
  nonisolated public func gesture(
    _ representable: some UIGestureRecognizerRepresentable
  ) -> some View {
    RecognizedView(modifier: representable, content: self)
  }
}

/// The node of a representable, with the representable's dynamic properties.
nonisolated struct RecognizedView<
  Representable: UIGestureRecognizerRepresentable, Content: View
>: View, ModifierCarrier {
  let content: Content
  let modifier: Representable
  @State private var place = RecognizedPlace<Representable>()

  @MainActor static var modifierType: Any.Type { Representable.self }

  nonisolated init(modifier: Representable, content: Content) {
    self.modifier = modifier
    self.content = content
  }

  @MainActor var body: some View {
    content.modifier(Gestures(recognizers: [place.bring(modifier)]))
  }
}

/// The recognizer and coordinator of a representable. Both live with its place on the screen.
@MainActor
final class RecognizedPlace<Representable: UIGestureRecognizerRepresentable> {
  private var kept:
    (
      recognizer: Representable.UIGestureRecognizerType,
      context: UIGestureRecognizerRepresentableContext<Representable>
    )?

  nonisolated init() {}

  /// Makes or updates the recognizer.
  func bring(_ representable: Representable) -> UIGestureRecognizer {
    let (recognizer, context) = kept ?? make(representable)
    kept = (recognizer, context)
    recognizer.heard = { [unowned recognizer] in
      representable.handleUIGestureRecognizerAction(recognizer, context: context)
    }
    representable.updateUIGestureRecognizer(recognizer, context: context)
    return recognizer
  }

  private func make(_ representable: Representable) -> (
    Representable.UIGestureRecognizerType, UIGestureRecognizerRepresentableContext<Representable>
  ) {
    let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter()
    let context = UIGestureRecognizerRepresentableContext<Representable>(
      coordinator: representable.makeCoordinator(converter: converter), converter: converter)
    let recognizer = representable.makeUIGestureRecognizer(context: context)
    converter.place.recognizer = recognizer
    return (recognizer, context)
  }
}
