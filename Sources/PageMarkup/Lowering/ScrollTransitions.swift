import ViewGraph

/// Animations by scrolling as a browser has them: `animation-timeline: view()`.
///
/// Each edge of the scroll view has an animation for its range of the way. The look in between is the element's own,
/// which is all that a browser without such animations draws.
enum ScrollTransitions {
  static func name(_ transition: ElementScrollTransition) -> String {
    CSSText.digest(transition.numbers)
  }

  static func declarations(_ transition: ElementScrollTransition) -> String {
    let animations = animations(of: transition)
    // A look that changes at once is handed on to the box inside.
    let own = transition.follows ? look(transition.within, of: transition) : ""
    let handed = transition.changes ? look(transition.within, of: transition, isHanded: true) : ""
    guard !animations.isEmpty else {
      return own.isEmpty ? look(transition.within, of: transition) : own
    }
    func list(_ part: (Animation) -> String) -> String {
      animations.map(part).joined(separator: ",")
    }
    let timeline =
      transition.axis == .horizontal
      ? "view(inline)" : "view(block var(--bar,0px) var(--below,0px))"
    return own + handed
      + "@supports (animation-timeline:view()){@media screen{"
      + "animation:\(list { "\($0.name) \($0.timing) \($0.fill)" });"
      + "animation-timeline:\(list { _ in timeline });"
      + "animation-range:\(list { $0.range })}}"
  }

  static func keyframes(_ transition: ElementScrollTransition) -> [(name: String, frames: String)] {
    animations(of: transition).map { ($0.name, $0.frames) }
  }

  /// The declarations of the box inside: its look by phase, and the motion between looks.
  static func change(_ animation: ElementAnimation) -> String {
    let timing = Easing(animation)
    let moves = properties.map { "\($0) \(timing.duration)ms \(timing.curve) \(timing.delay)ms" }
    return properties.map { "\($0):var(--s\($0))" }.joined(separator: ";")
      + ";transition:" + moves.joined(separator: ",")
  }

  private static let properties = ["opacity", "transform", "filter"]

  // MARK: Animations

  private struct Animation {
    let name, timing, fill, range, frames: String
  }

  private static func animations(of transition: ElementScrollTransition) -> [Animation] {
    let name = name(transition)
    let within = look(transition.within, of: transition)
    return [
      animation(
        "si-" + name, transition.last, of: transition, fill: "backwards",
        range: { "entry 0% \(place($0, isLast: true))" },
        frames: { "from{\(look(transition.after, of: transition))}to{\(within)}" },
        outside: transition.after, isBackwards: false),
      animation(
        "so-" + name, transition.first, of: transition, fill: "forwards",
        range: { "\(place($0, isLast: false)) exit 100%" },
        frames: { "from{\(within)}to{\(look(transition.before, of: transition))}" },
        outside: transition.before, isBackwards: true),
    ].compactMap { $0 }
  }

  private static func animation(
    _ name: String, _ edge: ElementScrollTransition.Edge, of transition: ElementScrollTransition,
    fill: String, range: (ElementScrollTransition.Threshold) -> String, frames: () -> String,
    outside: [VisualEffectStep], isBackwards: Bool
  ) -> Animation? {
    switch edge {
    case .still: return nil
    case .follows(let threshold, let curve):
      return Animation(
        name: name, timing: Easing.curve(curve, isBackwards: isBackwards), fill: fill,
        range: range(threshold), frames: frames())
    case .changes(let threshold):
      return Animation(
        name: name, timing: "linear", fill: fill, range: range(threshold),
        frames: "from,to{\(look(outside, of: transition, isHanded: true))}")
    }
  }

  /// A threshold as a place on the way of the element. Points count towards the middle.
  private static func place(
    _ threshold: ElementScrollTransition.Threshold, isLast: Bool
  ) -> String {
    let (range, percent) =
      switch threshold.visible {
      case nil: ("cover", 50.0)
      case let part?: isLast ? ("entry", part * 100) : ("exit", (1 - part) * 100)
      }
    let text = CSSText.number(percent) + "%"
    guard threshold.inset != 0 else { return "\(range) \(text)" }
    return
      "\(range) calc(\(text) + \(CSSText.number(isLast ? threshold.inset : -threshold.inset))px)"
  }

  // MARK: Looks

  /// Every property that any of the three looks has, so that each can become the others.
  private static func look(
    _ steps: [VisualEffectStep], of transition: ElementScrollTransition, isHanded: Bool = false
  ) -> String {
    let all = transition.before + transition.within + transition.after
    let own = [opacity(steps), transform(steps), filter(steps)]
    return zip(properties, own).map { property, value in
      let used = isHanded || all.contains { self.property(of: $0.kind) == property }
      return used ? "\(isHanded ? "--s" : "")\(property):\(value);" : ""
    }.joined()
  }

  private static func property(of kind: VisualEffectStep.Kind) -> String {
    switch kind {
    case .opacity: "opacity"
    case .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation: "filter"
    case .offset, .scale, .rotation, .rotation3D, .transform: "transform"
    }
  }

  private static func opacity(_ steps: [VisualEffectStep]) -> String {
    CSSText.precise(steps.filter { $0.kind == .opacity }.reduce(1) { $0 * $1.values[0] })
  }

  private static func filter(_ steps: [VisualEffectStep]) -> String {
    let filters = steps.compactMap { step -> String? in
      let amount = CSSText.precise(step.values[0])
      switch step.kind {
      case .blur: return "blur(\(CSSText.length(max(0, step.values[0]))))"
      case .brightness: return Rules.brighter(step.values[0])
      case .contrast: return "contrast(\(amount))"
      case .saturation: return "saturate(\(amount))"
      case .grayscale: return "grayscale(\(amount))"
      case .hueRotation: return "hue-rotate(\(amount)deg)"
      case .opacity, .offset, .scale, .rotation, .rotation3D, .transform: return nil
      }
    }
    return filters.isEmpty ? "none" : filters.joined(separator: " ")
  }

  /// A page reads transforms from the outermost, so the last effect is the first of the list.
  private static func transform(_ steps: [VisualEffectStep]) -> String {
    let transforms = steps.reversed().compactMap { step -> String? in
      let numbers = step.values
      switch step.kind {
      case .offset:
        return "translate(\(CSSText.length(numbers[0])),\(CSSText.length(numbers[1])))"
      case .scale:
        return around(
          numbers[2], numbers[3],
          "scale(\(CSSText.precise(numbers[0])),\(CSSText.precise(numbers[1])))")
      case .rotation:
        return around(numbers[1], numbers[2], "rotate(\(CSSText.precise(numbers[0]))deg)")
      case .rotation3D:
        let axis = numbers[1...3].map(CSSText.precise).joined(separator: ",")
        let (near, far) = (CSSText.length(numbers[7]), CSSText.length(-numbers[7]))
        let eye = numbers[6] > 0 ? "perspective(\(CSSText.length(600 / numbers[6]))) " : ""
        let turn = "rotate3d(\(axis),\(CSSText.precise(numbers[0]))deg)"
        return around(
          numbers[4], numbers[5], "\(eye)translateZ(\(near)) \(turn) translateZ(\(far))")
      case .transform:
        let matrix = numbers.map(CSSText.precise).joined(separator: ",")
        return around(0, 0, "matrix(\(matrix))")
      case .opacity, .blur, .brightness, .contrast, .saturation, .grayscale, .hueRotation:
        return nil
      }
    }
    return transforms.isEmpty ? "none" : transforms.joined(separator: " ")
  }

  /// A page transforms around the middle of an element.
  private static func around(_ x: Double, _ y: Double, _ transform: String) -> String {
    if x == 0.5, y == 0.5 { return transform }
    func move(_ sign: Double) -> String {
      "translate(\([x, y].map { CSSText.number(sign * ($0 - 0.5) * 100) + "%" }.joined(separator: ",")))"
    }
    return "\(move(1)) \(transform) \(move(-1))"
  }
}

extension ElementScrollTransition {
  fileprivate var follows: Bool {
    [first, last].contains { if case .follows = $0 { true } else { false } }
  }
  fileprivate var changes: Bool {
    [first, last].contains { if case .changes = $0 { true } else { false } }
  }
}
