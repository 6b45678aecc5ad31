/// A step of fingers on an element with a gesture.
package struct GestureSample: Sendable, Hashable {
  package enum Phase: Int, Sendable, CaseIterable {
    /// A finger came down, or left the distance from which the element follows it.
    case began
    case moved
    /// The last finger was lifted.
    case ended
    /// The browser took the finger for something else, such as scrolling.
    case cancelled
    /// The finger has stayed for a time that the element asks for.
    case held
    /// No finger came down for a third of a second after the last one was lifted.
    case waited
  }

  package var phase: Phase
  /// Seconds of a clock of the page's.
  package var time: Double
  /// Points from the corner of the element, as it stood when the finger came down.
  package var x, y: Double
  /// Points from the corner of the window.
  package var pageX, pageY: Double
  /// Points in a second.
  package var velocityX, velocityY: Double
  /// The size of the element, in points, when the finger came down.
  package var width, height: Double
  /// The distance of two fingers in multiples of the first one; 1: a single finger.
  package var scale: Double
  /// The angle by which two fingers have turned, clockwise, in radians.
  package var angle: Double

  package init(
    _ phase: Phase, time: Double, x: Double, y: Double, pageX: Double, pageY: Double,
    velocityX: Double = 0, velocityY: Double = 0, width: Double, height: Double,
    scale: Double = 1, angle: Double = 0
  ) {
    self.phase = phase
    self.time = time
    (self.x, self.y) = (x, y)
    (self.pageX, self.pageY) = (pageX, pageY)
    (self.velocityX, self.velocityY) = (velocityX, velocityY)
    (self.width, self.height) = (width, height)
    (self.scale, self.angle) = (scale, angle)
  }

  /// A step from a page's numbers: the phase, and then the properties in their order. Nil if a number is out
  /// of bounds.
  package init?(_ numbers: [Double]) {
    guard numbers.count == 12, numbers.allSatisfy({ abs($0) <= 10_000_000_000 }),
      let phase = Int(exactly: numbers[0]).flatMap(Phase.init), numbers[8] >= 0, numbers[9] >= 0,
      numbers[10] >= 0
    else { return nil }
    self.init(
      phase, time: numbers[1], x: numbers[2], y: numbers[3], pageX: numbers[4], pageY: numbers[5],
      velocityX: numbers[6], velocityY: numbers[7], width: numbers[8], height: numbers[9],
      scale: numbers[10], angle: numbers[11])
  }
}
