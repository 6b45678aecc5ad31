import ViewGraph

/// Which gestures of a view take part.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Neither the added gesture nor the gestures of the views inside.
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and the gestures of the views inside.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture of a view.
nonisolated public struct _GestureModifier<G: Gesture>: ViewModifier {
  public typealias Body = Never
  let gesture: G
  let priority: GesturePriority
  let mask: GestureMask

  init(_ gesture: G, _ priority: GesturePriority, _ mask: GestureMask = .all) {
    self.gesture = gesture
    self.priority = priority
    self.mask = mask
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let mask = modifier.mask
    guard mask.contains(.gesture), context.environment.isEnabled else {
      if mask.contains(.subviews) || mask.contains(.gesture) { return content() }
      return context.modify(.free) {
        $0.set(.hitTesting, false)
      } content: {
        content()
      }
    }
    // Gestures of views inside that do not take part come second.
    let priority = mask.contains(.subviews) ? modifier.priority : .high
    context.apartFromFrame {
      if let press = modifier.gesture._press({ _ in }) {
        return press.emit(priority, context, content)
      }
      context.followingFingers(modifier.gesture, priority, content)
    }
  }
}

extension _PressModifier {
  @MainActor
  fileprivate func emit(
    _ priority: GesturePriority, _ context: EmissionContext, _ content: () -> Void
  ) {
    switch priority {
    case .normal: Self._emit(self, context, content: content)
    case .simultaneous:
      _SimultaneousModifier._emit(
        _SimultaneousModifier(press: self), context, content: content)
    case .high: _PressModifier._emit(first, context, content: content)
    }
  }

  /// The same before those of views inside.
  private var first: _PressModifier {
    var press = self
    press.details.append(StoredAttribute(.tapsFirst, true))
    return press
  }
}

/// The progress of a view's gesture. The object is kept across evaluations.
@MainActor
private final class FollowedFingers: Slot {
  private var memory: _GestureMemory?
  private var last: GestureSample?

  /// Lets a gesture hear of what fingers do.
  func follow<G: Gesture>(
    _ gesture: G, _ sample: GestureSample, at time: Date,
    _ origin: @escaping (CoordinateSpace) -> CGPoint?
  ) {
    let step = _GestureStep(sample: sample, time: time, origin: origin)
    if sample.phase == .began {
      // The end of another touch may have been lost with a page.
      if let last, last.phase != .ended { tell(gesture, step.with(.cancelled)) }
      memory = memory ?? _GestureMemory()
    }
    // The value of a gesture that ends is known before its end.
    if sample.phase == .ended, let last, last.distance(to: sample) > 0 {
      tell(gesture, step.with(.moved))
    }
    tell(gesture, step)
    last = memory == nil ? nil : sample
  }

  private func tell<G: Gesture>(_ gesture: G, _ step: _GestureStep) {
    guard let told = memory else { return }
    let phase = told.recognize(gesture, step, 0)
    if phase.isOver { memory = nil }
    told.runWaiting()
  }
}

extension EmissionContext {
  /// Puts content into a box that follows fingers for a gesture.
  @MainActor
  fileprivate func followingFingers<G: Gesture>(
    _ gesture: G, _ priority: GesturePriority, _ content: () -> Void
  ) {
    var wishes = _GestureWishes()
    gesture._describe(&wishes)
    let text = wishes.text(priority)
    let fingers = slot(0x6E57) { FollowedFingers() }
    let now = graph.session.now
    func follow(_ place: GeometryPlace?) {
      writer.set(.gesture, text)
      _ = handler(
        .onGesture,
        .event { action in
          guard case .gesture(let sample) = action else { return }
          fingers.follow(gesture, sample, at: now()) { space in
            switch space {
            case .local: nil
            case .global: .zero
            case .named(let name): place?.spaces[name]?.globalFrame.origin ?? .zero
            }
          }
        })
    }
    box {
      let names = wishes.spaces.compactMap { space in
        if case .named(let name) = space { name } else { nil }
      }
      if names.isEmpty {
        open(.box)
        follow(nil)
        takingTouches(content)
        return close()
      }
      measured(0x6E58) { place in
        // The view with the name has a place before the finger comes down.
        for name in names { _ = place.spaces[name]?.globalFrame }
        follow(place)
      } content: { _ in
        takingTouches(content)
      }
    }
  }

  /// Lets content take fingers for the element around.
  @MainActor
  func takingTouches(_ content: () -> Void) {
    modify(.free) {
      $0.set(.takesTouches, true)
    } content: {
      content()
    }
  }
}

extension View {
  /// Attaches a gesture to this view. Gestures of views inside come first.
  ///
  /// ```swift
  /// Card().gesture(DragGesture().onEnded { drag in if drag.translation.width > 100 { accept() } })
  /// ```
  ///
  /// - Parameter mask: Which gestures take part.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureModifier<T>> {
    modifier(_GestureModifier(gesture, .normal, mask))
  }

  /// Attaches a gesture to this view, if it is enabled.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> ModifiedContent<Self, _GestureModifier<T>> {
    self.gesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to this view, if it is enabled. No API of a page reads the name.
  nonisolated public func gesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _GestureModifier<T>> {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture to this view that comes before those of the views inside.
  ///
  /// - Parameter mask: Which gestures take part.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureModifier<T>> {
    modifier(_GestureModifier(gesture, .high, mask))
  }

  /// Attaches a gesture to this view that comes before those of the views inside, if it is enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> ModifiedContent<Self, _GestureModifier<T>> {
    highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture to this view that comes before those of the views inside, if it is enabled.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _GestureModifier<T>> {
    highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture that is recognized together with those of the views inside.
  ///
  /// - Parameter mask: Which gestures take part.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> ModifiedContent<Self, _GestureModifier<T>> {
    modifier(_GestureModifier(gesture, .simultaneous, mask))
  }

  /// Attaches a gesture that is recognized together with those of the views inside, if it is enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, isEnabled: Bool
  ) -> ModifiedContent<Self, _GestureModifier<T>> {
    simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
  }

  /// Attaches a gesture that is recognized together with those of the views inside, if it is enabled.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _GestureModifier<T>> {
    simultaneousGesture(gesture, isEnabled: isEnabled)
  }
}
