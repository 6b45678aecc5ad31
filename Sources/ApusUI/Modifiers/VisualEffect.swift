import ViewGraph

/// Changes how a view is drawn, and nothing else: neither its size nor its place.
///
/// Effects are made by the functions of another one, beginning with an ``EmptyVisualEffect``. No type of an app conforms
/// to this protocol.
nonisolated public protocol VisualEffect: Sendable, Animatable {
  /// The effects in their order.
  var _steps: _VisualEffectSteps { get }
}

/// Effects in their order.
nonisolated public struct _VisualEffectSteps: Sendable {
  let list: [VisualEffectStep]
}

/// An empty effect, the start of a chain of effects.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
  public var _steps: _VisualEffectSteps { _VisualEffectSteps(list: []) }
}

/// Several effects.
nonisolated struct AddedVisualEffect: VisualEffect {
  let _steps: _VisualEffectSteps
  var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension VisualEffect {
  nonisolated private func adding(
    _ kind: VisualEffectStep.Kind, _ values: Double...
  ) -> AddedVisualEffect {
    AddedVisualEffect(
      _steps: _VisualEffectSteps(list: _steps.list + [VisualEffectStep(kind, values)]))
  }

  /// Draws the view with an opacity from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some VisualEffect {
    adding(.opacity, max(0, min(1, opacity)))
  }

  /// Blurs the view by a radius in points. Its edges fade, also if it is opaque.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    if opaque { notDrawn("VisualEffect.blur(radius:opaque:)", "edges fade") }
    return adding(.blur, Double(radius))
  }

  /// Adds to all components: 0 changes nothing, 1 makes white.
  nonisolated public func brightness(_ amount: Double) -> some VisualEffect {
    adding(.brightness, amount)
  }

  /// Changes the contrast by a factor: 1 changes nothing.
  nonisolated public func contrast(_ amount: Double) -> some VisualEffect {
    adding(.contrast, amount)
  }

  /// Changes the saturation by a factor: 0 makes grey, 1 changes nothing.
  nonisolated public func saturation(_ amount: Double) -> some VisualEffect {
    adding(.saturation, amount)
  }

  /// Makes grey by an amount from 0, which changes nothing, to 1.
  nonisolated public func grayscale(_ amount: Double) -> some VisualEffect {
    adding(.grayscale, amount)
  }

  /// Turns all colours by an angle.
  nonisolated public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding(.hueRotation, angle.degrees)
  }

  /// Draws the view away from its place, in points.
  nonisolated public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset, Double(offset.width), Double(offset.height))
  }

  /// Draws the view away from its place, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset, Double(x), Double(y))
  }

  /// Draws the view larger or smaller, with a factor for each direction.
  nonisolated public func scaleEffect(
    _ scale: CGSize, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Draws the view larger or smaller.
  nonisolated public func scaleEffect(
    _ s: CGFloat, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(x: s, y: s, anchor: anchor)
  }

  /// Draws the view larger or smaller, with a factor for each direction.
  nonisolated public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.scale, Double(x), Double(y), Double(anchor.x), Double(anchor.y))
  }

  /// Draws the view turned clockwise around a point.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding(.rotation, angle.degrees, Double(anchor.x), Double(anchor.y))
  }

  /// Draws the view turned in space around an axis.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D, angle.degrees, Double(axis.x), Double(axis.y), Double(axis.z), Double(anchor.x),
      Double(anchor.y), Double(perspective), Double(anchorZ))
  }

  /// Draws the view by an affine transform, whose origin is the view's upper left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding(
      .transform, Double(transform.a), Double(transform.b), Double(transform.c),
      Double(transform.d), Double(transform.tx), Double(transform.ty))
  }
}
