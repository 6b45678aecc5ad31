import Foundation
import ViewGraph

/// Draws its content by its size and its place.
nonisolated public struct _VisualEffectModifier: ViewModifier {
  public typealias Body = Never
  let effect: (GeometryProxy) -> [VisualEffectStep]

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.box {
      context.measured(0x7EF0) { _ in
      } content: { place in
        let steps = modifier.effect(GeometryProxy(place: place))

        emit(steps.flatMap(\.simple)[...], context, content)
      }
    }
  }

  /// Puts each step around those before it.
  @MainActor private static func emit(
    _ steps: ArraySlice<VisualEffectStep>, _ context: EmissionContext, _ content: () -> Void
  ) {
    guard let step = steps.last else { return content() }
    step.emit(context) { context.box { emit(steps.dropLast(), context, content) } }
  }
}

extension VisualEffectStep {
  /// An affine transform as a rotation, a scale, a rotation and an offset: the factors of its singular value
  /// decomposition. Other steps are simple already.
  fileprivate var simple: [VisualEffectStep] {
    guard kind == .transform else { return [self] }
    let (a, b, c, d) = (values[0], values[1], values[2], values[3])
    let (even, odd) = ((a + d) / 2, (a - d) / 2)
    let (mixed, turned) = ((b + c) / 2, (b - c) / 2)
    let mean = (even * even + turned * turned).squareRoot()
    let spread = (odd * odd + mixed * mixed).squareRoot()
    let (first, second) = (atan2(mixed, odd), atan2(turned, even))
    let degrees = 180 / Double.pi
    return [
      VisualEffectStep(.rotation, [(second - first) / 2 * degrees, 0, 0]),
      VisualEffectStep(.scale, [mean + spread, mean - spread, 0, 0]),
      VisualEffectStep(.rotation, [(second + first) / 2 * degrees, 0, 0]),
      VisualEffectStep(.offset, [values[4], values[5]]),
    ]
  }

  /// Draws content by the modifier of the same name.
  @MainActor fileprivate func emit(_ context: EmissionContext, _ content: () -> Void) {
    let view = EmptyView()
    let number = values[0]
    switch kind {
    case .opacity: put(view.opacity(number), context, content)
    case .blur: put(view.blur(radius: number), context, content)
    case .brightness: put(view.brightness(number), context, content)
    case .contrast: put(view.contrast(number), context, content)
    case .saturation: put(view.saturation(number), context, content)
    case .grayscale: put(view.grayscale(number), context, content)
    case .hueRotation: put(view.hueRotation(.degrees(number)), context, content)
    case .offset: put(view.offset(x: number, y: values[1]), context, content)
    case .scale:
      let anchor = UnitPoint(x: values[2], y: values[3])
      put(view.scaleEffect(x: number, y: values[1], anchor: anchor), context, content)
    case .rotation:
      let anchor = UnitPoint(x: values[1], y: values[2])
      put(view.rotationEffect(.degrees(number), anchor: anchor), context, content)
    case .rotation3D:
      put(
        view.rotation3DEffect(
          .degrees(number), axis: (x: values[1], y: values[2], z: values[3]),
          anchor: UnitPoint(x: values[4], y: values[5]), anchorZ: values[7],
          perspective: values[6]), context, content)
    case .transform: preconditionFailure("A transform is drawn as several steps.")
    }
  }

  @MainActor private func put<M: ViewModifier>(
    _ view: ModifiedContent<EmptyView, M>, _ context: EmissionContext, _ content: () -> Void
  ) {
    M._emit(view.modifier, context, content: content)
  }
}

extension View {
  /// Draws this view by its size and its place, and changes neither.
  ///
  /// ```swift
  /// Text(title).visualEffect { content, place in
  ///   content.offset(x: place.frame(in: .global).minY / 4)
  /// }
  /// ```
  ///
  /// - Parameter effect: The effects for a place. Only if it asks for a frame does the page tell where the view is,
  ///   beside how large it is; then each step of scrolling takes a message to the server and back.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(_VisualEffectModifier { effect(EmptyVisualEffect(), $0)._steps.list })
  }
}
