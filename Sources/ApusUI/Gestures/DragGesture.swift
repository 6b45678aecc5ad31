import Foundation
import ViewGraph

/// A finger or a pointer that is held down and moved.
///
/// ```swift
/// Circle().offset(offset)
///   .gesture(
///     DragGesture()
///       .onChanged { offset = $0.translation }
///       .onEnded { _ in withAnimation(.spring) { offset = .zero } })
/// ```
///
/// While a finger drags a view, nothing around the view scrolls.
nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never

  /// The place of a finger, and the place where it came down.
  public struct Value: Equatable, Sendable {
    /// The time of the finger's last step.
    public var time: Date
    /// The place of the finger, in the gesture's coordinate space.
    public var location: CGPoint
    /// The place where the finger came down.
    public var startLocation: CGPoint
    /// The speed of the finger, in points per second.
    public var velocity: CGSize

    /// The way of the finger since it came down.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The place where a view comes to rest that is let go now. That is a quarter of a second further.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    /// The way to the place where a view comes to rest that is let go now.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: translation.width + velocity.width / 4,
        height: translation.height + velocity.height / 4)
    }
  }

  /// The distance that the finger moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The space in which places are counted.
  public var coordinateSpace: CoordinateSpace

  /// A gesture that begins when the finger has moved.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far, in points. With 0 it begins when the finger comes down.
  ///   - coordinateSpace: What places are counted from. The view's own space stands still during a drag,
  ///     even if the view moves.
  nonisolated public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(
      minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// A gesture that begins when the finger has moved.
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  private struct Drag {
    let start: GestureSample
    let place: CGPoint
    var isActive: Bool
  }

  @MainActor public func _recognize(
    _ step: _GestureStep, _ memory: _GestureMemory
  ) -> _GesturePhase<Value> {
    let sample = step.sample
    let location = step.location(in: coordinateSpace)
    var drag =
      memory.kept as? Drag ?? Drag(start: sample, place: location, isActive: minimumDistance <= 0)
    defer { memory.kept = drag }
    switch sample.phase {
    case .cancelled: return .failed
    case .moved where !drag.isActive:
      drag.isActive = drag.start.distance(to: sample) >= minimumDistance
    case .began, .moved, .held, .waited, .ended: break
    }
    guard drag.isActive else { return sample.phase == .ended ? .failed : .possible }
    let value = Value(
      time: step.time, location: location, startLocation: drag.place,
      velocity: CGSize(width: sample.velocityX, height: sample.velocityY))
    return sample.phase == .ended ? .ended(value) : .active(value)
  }

  @MainActor public func _describe(_ wishes: inout _GestureWishes) {
    wishes.distance = min(wishes.distance ?? .infinity, minimumDistance)
    if minimumDistance <= 0 { wishes.hearsTouches = true }
    wishes.spaces.append(coordinateSpace)
  }
}
