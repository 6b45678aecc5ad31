import ViewGraph

/// An action that is told where a view was tapped.
struct PlacedTap {
  let space: CoordinateSpace
  let action: (CGPoint) -> Void

  /// Puts content into a box that tells where it is tapped. A tap without a place, such as a key's, is in the
  /// middle.
  @MainActor
  func emit(
    details: [StoredAttribute], _ context: EmissionContext, _ content: (GeometryPlace) -> Void
  ) {
    context.box {
      context.measured(0x7A9) { place in
        // The view with the name has a place before the tap.
        if case .named(let name) = space { _ = place.spaces[name]?.globalFrame }
        guard context.environment.isEnabled else { return }
        context.handler(
          .onTap, .event { event in action(point(of: event, in: place)) })
        context.writer.set(.tellsTapPlace, true)
        for attribute in details { context.writer.set(attribute) }
      } content: { place in
        context.takingTouches { content(place) }
      }
    }
  }

  /// A tap on a control in the view, which tells no place.
  @MainActor
  func tapsMiddle(of place: GeometryPlace) { action(point(of: .tap, in: place)) }

  @MainActor
  private func point(of event: Event.Action, in place: GeometryPlace) -> CGPoint {
    if case .tapAt(let point) = event { return point.location(in: space, of: place) }
    let (x, y) = (Double(place.size.width / 2), Double(place.size.height / 2))
    let middle = TouchedPoint(
      x: x, y: y, pageX: (place.measured?.x ?? 0) + x, pageY: (place.measured?.y ?? 0) + y)
    return middle.location(in: space, of: place)
  }
}

extension TouchedPoint {
  /// The point of a view, counted from where a coordinate space begins.
  @MainActor
  func location(in space: CoordinateSpace, of place: GeometryPlace) -> CGPoint {
    switch space {
    case .local: return CGPoint(x: x, y: y)
    case .global: return CGPoint(x: pageX, y: pageY)
    case .named(let name):
      let origin = place.spaces[name]?.globalFrame.origin ?? .zero
      return CGPoint(x: pageX - origin.x, y: pageY - origin.y)
    }
  }
}

/// Taps that tell their place.
nonisolated public struct SpatialTapGesture: Gesture {
  /// What a tap tells.
  public struct Value: Equatable, Sendable {
    /// The place of the last tap, in the gesture's coordinate space.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// What places are counted from.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of one or more taps.
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: What the place is counted from: the view itself, what is seen of the page, or a
  ///     view around that has a name.
  nonisolated public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A gesture of one or more taps.
  nonisolated public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  public typealias Body = Never

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    TapCounter.count(to: count, step, memory).map { _ in
      Value(location: step.location(in: coordinateSpace))
    }
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) {
    TapGesture(count: count)._describe(&wishes)
    wishes.spaces.append(coordinateSpace)
  }

  @MainActor public func _press(_ ended: @escaping (Value) -> Void) -> _PressModifier? {
    _PressModifier(count: count, in: coordinateSpace) { ended(Value(location: $0)) }
  }
}

extension View {
  /// Runs an action after `count` taps, with the place of the last one.
  ///
  /// ```swift
  /// MapPicture().onTapGesture { point in pins.append(point) }
  /// ```
  ///
  /// - Parameters:
  ///   - count: The number of taps.
  ///   - coordinateSpace: What the place is counted from: the view itself, what is seen of the page, or a
  ///     view around that has a name.
  ///   - action: Is told the place. A key that presses the view, and a test that taps it, tap its middle.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> ModifiedContent<Self, _PressModifier> {
    modifier(_PressModifier(count: count, in: coordinateSpace.coordinateSpace, action: action))
  }

  /// Runs an action after `count` taps, with the place of the last one.
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
  ) -> ModifiedContent<Self, _PressModifier> {
    modifier(_PressModifier(count: count, in: coordinateSpace, action: action))
  }
}
