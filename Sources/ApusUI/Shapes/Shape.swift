import ViewGraph

/// An outline that fits the space that it is given. As a view it is filled with the foreground.
nonisolated public protocol Shape: Sendable, Animatable, View {
  associatedtype Body = Never
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// The outline as hosts draw it. Not for apps: a shape says what it is by its path.
  func _outline(size: CGSize?) -> _ShapeOutline
}

/// A shape that can be made smaller.
nonisolated public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape, smaller by so many points on each side.
  func inset(by amount: CGFloat) -> InsetShape
}

/// An outline in numbers, as in the attribute `.shape`, and the line along it if it is not filled.
public struct _ShapeOutline: Equatable, Sendable {
  var numbers: [Double]
  var stroke: StrokeStyle?
  /// Fractions of the length between which the line runs.
  var trim: [Double]?
  /// Points by which it is smaller than its space on each side.
  var inset = 0.0
  /// The numbers of outlines between the one before a change and this one: see ``ShapeMotion``.
  var between: [[Double]] = []
  /// Whether it is another one in a place of another size, not just a larger or smaller one.
  var dependsOnSize = false

  init(_ kind: ShapeKind, _ parameters: [Double] = []) {
    numbers = [Double(kind.rawValue)] + parameters
  }

  /// - Parameter box: The size in which the path was made; it is drawn as much larger as its place
  ///   is. Zero: it is drawn as it is, in points. Negative: it keeps its proportions, in the middle.
  init(_ path: Path, box: CGSize) {
    numbers = [Double(ShapeKind.path.rawValue), Double(box.width), Double(box.height)]
    for element in path.elements {
      numbers.append(element.command)
      for point in element.points {
        numbers.append(Double(point.x))
        numbers.append(Double(point.y))
      }
    }
  }
}

extension Shape {
  public func _outline(size: CGSize?) -> _ShapeOutline { pathOutline(size: size) }

  func pathOutline(size: CGSize?) -> _ShapeOutline {
    if let size {
      return _ShapeOutline(path(in: CGRect(origin: .zero, size: size)), box: size)
    }
    func made(_ width: CGFloat, _ height: CGFloat) -> Path {
      path(in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    let base = made(100, 100)
    let isProportional =
      made(200, 100).isNear(base.applying(CGAffineTransform(scaleX: 2, y: 1)))
      && made(100, 200).isNear(base.applying(CGAffineTransform(scaleX: 1, y: 2)))
    if isProportional { return _ShapeOutline(base, box: CGSize(width: 100, height: 100)) }
    let isCentered =
      made(200, 100).isNear(base.offsetBy(dx: 50, dy: 0))
      && made(100, 200).isNear(base.offsetBy(dx: 0, dy: 50))
      && made(200, 200).isNear(base.applying(CGAffineTransform(scaleX: 2, y: 2)))
    if isCentered { return _ShapeOutline(base, box: CGSize(width: -100, height: -100)) }
    var outline = _ShapeOutline(base, box: CGSize(width: 100, height: 100))
    outline.dependsOnSize = true
    return outline
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitShape(view, fill: .foreground, context)
  }
}

extension Path {
  func isNear(_ other: Path) -> Bool {
    guard elements.count == other.elements.count else { return false }
    return zip(elements, other.elements).allSatisfy { first, second in
      first.command == second.command
        && zip(first.points, second.points).allSatisfy {
          abs($0.x - $1.x) < 0.01 && abs($0.y - $1.y) < 0.01
        }
    }
  }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
  public func _outline(size: CGSize?) -> _ShapeOutline { _ShapeOutline(self, box: .zero) }
}

/// The size that a frame gives to the shape in it.
@MainActor
enum ShapeProposal {
  private static var pending = PendingValue<CGSize>()

  static func size(in context: EmissionContext) -> CGSize? { pending.value(in: context) }

  static func with(_ size: CGSize, _ context: EmissionContext, _ content: () -> Void) {
    let outer = pending
    pending.set(size, in: context)
    content()
    pending = outer
  }

  static func withoutSize(_ context: EmissionContext, _ content: () -> Void) {
    guard !pending.isEmpty else { return content() }
    let outer = pending
    pending.set(nil, in: context)
    content()
    pending = outer
  }
}
