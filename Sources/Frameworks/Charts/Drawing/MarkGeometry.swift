import ApusUI
import Foundation

/// The frames of marks in a plot of a size.
struct MarkGeometry {
  let plan: ChartPlan
  let size: CGSize
  let x: PositionScale?
  let y: PositionScale?
  /// The values by which bars stand beside each other.
  private let positions: [String]

  init(_ plan: ChartPlan, size: CGSize) {
    self.plan = plan
    self.size = size
    x = plan.xScale(size.width)
    y = plan.yScale(size.height)
    positions = plan.marks.compactMap { $0.style.positionBy?.value.text() }.withoutDuplicates()
  }

  /// The frame of a bar or a rectangle.
  func frame(at index: Int) -> CGRect? {
    let mark = plan.marks[index]
    let stack = plan.bounds[index]
    var across: (CGFloat, CGFloat)?
    var along: (CGFloat, CGFloat)?
    if let stack, stack.isLying {
      across = span(.number(stack.lower), .number(stack.upper), x)
      along = room(mark, mark.y, y, mark.height, isX: false)
    } else if let stack {
      across = room(mark, mark.x, x, mark.width, isX: true)
      along = span(.number(stack.lower), .number(stack.upper), y)
    } else {
      across = room(mark, mark.x, x, mark.width, isX: true)
      along = room(mark, mark.y, y, mark.height, isX: false)
    }
    guard let across, let along else { return nil }
    return CGRect(
      x: min(across.0, across.1), y: min(along.0, along.1),
      width: abs(across.1 - across.0), height: abs(along.1 - along.0))
  }

  /// The point of a line, an area or a point mark.
  func point(at index: Int) -> CGPoint? {
    let mark = plan.marks[index]
    guard let x = place(mark.x, x, size.width), let y = place(mark.y, y, size.height) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// The two edges of an area at one of its points.
  func edges(at index: Int) -> (CGPoint, CGPoint)? {
    let mark = plan.marks[index]
    if let stack = plan.bounds[index] {
      let scale = stack.isLying ? x : y
      guard let ends = span(.number(stack.lower), .number(stack.upper), scale),
        let place = stack.isLying ? place(mark.y, y, size.height) : place(mark.x, x, size.width)
      else { return nil }
      return stack.isLying
        ? (CGPoint(x: ends.0, y: place), CGPoint(x: ends.1, y: place))
        : (CGPoint(x: place, y: ends.0), CGPoint(x: place, y: ends.1))
    }
    if case .interval(let start, let end) = mark.y, let ends = span(start.value, end.value, y),
      let place = place(mark.x, x, size.width)
    {
      return (CGPoint(x: place, y: ends.0), CGPoint(x: place, y: ends.1))
    }
    if case .interval(let start, let end) = mark.x, let ends = span(start.value, end.value, x),
      let place = place(mark.y, y, size.height)
    {
      return (CGPoint(x: ends.0, y: place), CGPoint(x: ends.1, y: place))
    }
    return nil
  }

  /// The ends of a rule.
  func rule(at index: Int) -> (CGPoint, CGPoint)? {
    let mark = plan.marks[index]
    guard let across = ends(mark.x, x, size.width), let along = ends(mark.y, y, size.height) else {
      return nil
    }
    return (CGPoint(x: across.0, y: along.0), CGPoint(x: across.1, y: along.1))
  }

  // MARK: Along one axis

  private func span(
    _ start: _PlottedValue, _ end: _PlottedValue, _ scale: PositionScale?
  ) -> (CGFloat, CGFloat)? {
    guard let scale, let end = scale.position(end) else { return nil }
    // A logarithm has no zero; marks begin at the end of the scale there.
    return (scale.position(start) ?? scale.start, end)
  }

  private func ends(
    _ extent: Mark.Extent, _ scale: PositionScale?, _ length: CGFloat
  ) -> (CGFloat, CGFloat)? {
    switch extent {
    case .value: place(extent, scale, length).map { ($0, $0) }
    case .interval(let start, let end): span(start.value, end.value, scale)
    case .fixed(let start, let end): (start ?? 0, end ?? length)
    }
  }

  private func place(
    _ extent: Mark.Extent, _ scale: PositionScale?, _ length: CGFloat
  ) -> CGFloat? {
    switch extent {
    case .value(let value):
      guard let start = scale?.position(value.value) else { return nil }
      guard let end = value.end.flatMap({ scale?.position($0) }) else { return start }
      return (start + end) / 2
    case .interval(let start, let end):
      return span(start.value, end.value, scale).map { ($0.0 + $0.1) / 2 }
    case .fixed(let start, _): return start ?? length / 2
    }
  }

  /// The room of a bar beside others: of its category, of its day, or of the nearest value.
  private func room(
    _ mark: Mark, _ extent: Mark.Extent, _ scale: PositionScale?, _ dimension: MarkDimension,
    isX: Bool
  ) -> (CGFloat, CGFloat)? {
    guard case .value(let value) = extent else {
      return ends(extent, scale, isX ? size.width : size.height)
    }
    guard let middle = place(extent, scale, 0), let scale else { return nil }
    var room = scale.band ?? nearest(isX: isX, scale)
    if let end = value.end.flatMap(scale.position), let start = scale.position(value.value) {
      room = abs(end - start)
    }
    let isGrouped = mark.style.positionAxis.map { ($0 == .horizontal) == isX } ?? true
    guard isGrouped, let name = mark.style.positionBy?.value.text(),
      let index = positions.firstIndex(of: name)
    else {
      let width = dimension.size(in: room, automatic: room * 0.68)
      return (middle - width / 2, middle + width / 2)
    }
    let all = mark.style.positionSpan.size(in: room, automatic: room * 0.75)
    let part = all / CGFloat(positions.count)
    let start = middle - all / 2 + part * (CGFloat(index) + 0.5)
    let width = dimension.size(in: part, automatic: part * 0.9)
    return (start - width / 2, start + width / 2)
  }

  /// The least distance between the values of an axis.
  private func nearest(isX: Bool, _ scale: PositionScale) -> CGFloat {
    let places = plan.marks.compactMap { mark -> CGFloat? in
      guard case .value(let value) = isX ? mark.x : mark.y else { return nil }
      return scale.position(value.value)
    }.withoutDuplicates().sorted()
    return zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? 24
  }
}
