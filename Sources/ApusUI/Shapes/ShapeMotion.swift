import ViewGraph

/// The outlines between the one before a change and the one after it. A page draws them one after the
/// other while the change moves, because only the shape knows them.
@MainActor
enum ShapeMotion {
  /// The parts of the way from one outline to the next.
  private static let steps = 24
  /// The longest list of outlines, in numbers: some 100 KB on a page.
  private static let limit = 20_000

  /// The values that a shape had when it was drawn last.
  private final class Last<Data: VectorArithmetic>: Slot {
    var data: Data
    var between: [[Double]] = []
    init(_ data: Data) { self.data = data }
  }

  /// The numbers of the outlines between, as in ``_ShapeOutline/numbers``; none if nothing moves, or if
  /// each of their numbers goes straight to its end.
  static func between<Content: Shape>(
    _ shape: Content, in context: EmissionContext, _ outline: (Content) -> _ShapeOutline
  ) -> [[Double]] {
    guard Content.AnimatableData.self != EmptyAnimatableData.self else { return [] }
    let data = shape.animatableData
    let last: Last<Content.AnimatableData> = context.slot(0x5AFA) { Last(data) }
    guard last.data != data else { return last.between }
    let way = data - last.data
    last.between = []
    if context.graph.mayMove {
      let outlines = (0...steps).map { step in
        var between = shape
        if step < steps {
          var left = way
          left.scale(by: Double(steps - step) / Double(steps))
          between.animatableData = data - left
        }
        return outline(between).numbers
      }
      if !areStraight(outlines), outlines.reduce(0, { $0 + $1.count }) <= limit {
        last.between = outlines.dropFirst().dropLast()
      }
    }
    last.data = data
    return last.between
  }

  /// Whether each number goes from the first outline to the last in equal steps. A page finds the
  /// outlines between by itself then.
  private static func areStraight(_ outlines: [[Double]]) -> Bool {
    guard let first = outlines.first, let last = outlines.last else { return true }
    return outlines.indices.allSatisfy { index in
      let outline = outlines[index]
      guard outline.count == first.count, outline.count == last.count else { return false }
      let part = Double(index) / Double(outlines.count - 1)
      return outline.indices.allSatisfy {
        abs(first[$0] + (last[$0] - first[$0]) * part - outline[$0]) < 0.02
      }
    }
  }
}
