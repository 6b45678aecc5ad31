import ViewGraph

/// The visible part of the content, compared with the requested place.
extension ScrollPlaces {
  /// The frames of the targets in the content.
  var targetFrames: [CGRect] {
    guard let content else { return [] }
    return targets.values.map {
      CGRect(x: $0.x - content.x, y: $0.y - content.y, width: $0.width, height: $0.height)
    }
  }

  /// The part of the scroll view that lies in the window.
  private var seen: CGRect? {
    guard let view, let surroundings = component?.graph.session.surroundings else { return nil }
    let whole = CGRect(x: view.x, y: view.y, width: view.width, height: view.height)
    guard surroundings.width > 0, surroundings.height > 0 else { return whole }
    let window = CGRect(x: 0, y: 0, width: surroundings.width, height: surroundings.height)
    let part = whole.intersection(window)
    return part.isNull ? whole : part
  }

  /// The targets of which a part is seen, the first on the way through the content first.
  ///
  /// - Parameter threshold: The part, from 0 to 1.
  func visibleTargets(_ threshold: Double) -> [AnyHashable] {
    guard let seen else { return [] }
    let found = targets.filter { _, place in
      let whole = CGRect(x: place.x, y: place.y, width: place.width, height: place.height)
      let part = whole.intersection(seen)
      let all = whole.width * whole.height
      guard !part.isNull, all > 0 else { return false }
      let share = part.width * part.height / all
      return share > 0 && share + 0.001 >= min(threshold, 1)
    }
    return found.sorted { ($0.value.y, $0.value.x) < ($1.value.y, $1.value.x) }.map(\.key)
  }

  /// Whether a point of the content is at the same point of the scroll view. Bars may cover a part of a window that
  /// scrolls.
  func isAt(_ point: UnitPoint, _ content: MeasuredPlace) -> Bool {
    guard let view, let seen else { return false }
    let room = seen.height < view.height ? 100.0 : 2
    let across = content.x + content.width * point.x - (seen.minX + seen.width * point.x)
    let down = content.y + content.height * point.y - (seen.minY + seen.height * point.y)
    return (!axes.contains(.horizontal) || abs(across) <= room)
      && (!axes.contains(.vertical) || abs(down) <= room)
  }

  /// How far a target is from the anchor, in the directions of scrolling.
  func distance(of target: MeasuredPlace) -> Double {
    guard let seen else { return .infinity }
    var point = anchor ?? UnitPoint(x: 0, y: 0)
    if isReversed { point.x = 1 - point.x }
    let across = target.x + target.width * point.x - (seen.minX + seen.width * point.x)
    let down = target.y + target.height * point.y - (seen.minY + seen.height * point.y)
    return max(
      axes.contains(.horizontal) ? abs(across) : 0, axes.contains(.vertical) ? abs(down) : 0)
  }

  /// Whether the requested target has arrived at its anchor, or in sight if it has no anchor.
  var hasArrived: Bool {
    guard let wanted else { return isAtGoal }
    guard let target = targets[wanted], let seen else { return false }
    guard anchor == nil else { return distance(of: target) < 1 }
    let frame = CGRect(x: target.x, y: target.y, width: target.width, height: target.height)
    return (!axes.contains(.horizontal) || seen.minX - 1 < frame.minX && frame.maxX < seen.maxX + 1)
      && (!axes.contains(.vertical) || seen.minY - 1 < frame.minY && frame.maxY < seen.maxY + 1)
  }

  /// Whether the way that is shown has become longer, because the person scrolls.
  var goesAway: Bool {
    var rest: Double?
    if let wanted {
      rest = targets[wanted].map(distance)
    } else if case .distance(let x, let y) = goal, let view, let content {
      rest = max(
        x.map { abs(view.x - content.x - $0) } ?? 0, y.map { abs(view.y - content.y - $0) } ?? 0)
    }
    defer { wayLeft = rest }
    guard let rest, let wayLeft else { return false }
    return rest > wayLeft + 1
  }

  private var isAtGoal: Bool {
    guard let view, let content else { return false }
    switch goal {
    case .anchor(let anchor): return isAt(UnitPoint(x: anchor.x, y: anchor.y), content)
    case .distance(let x, let y):
      return (x.map { abs(view.x - content.x - $0) < 1 } ?? true)
        && (y.map { abs(view.y - content.y - $0) < 1 } ?? true)
    case .inSight, nil: return false
    }
  }
}
