import ApusUI
import Testing

/// Lines as outlines.
@Suite struct PathStrokeTests {
  private func corner(_ style: StrokeStyle) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 0, y: 0))
      path.addLine(to: CGPoint(x: 40, y: 0))
      path.addLine(to: CGPoint(x: 40, y: 40))
    }
    .strokedPath(style)
  }

  private func holds(_ path: Path, _ x: Double, _ y: Double) -> Bool {
    path.contains(CGPoint(x: x, y: y))
  }

  @Test func linesHaveAWidthAndEnds() {
    let plain = corner(StrokeStyle(lineWidth: 10))
    #expect(holds(plain, 20, 4) && holds(plain, 44, 20))
    #expect(!holds(plain, 20, 6) && !holds(plain, -2, 0) && !holds(plain, 30, 10))
    #expect(holds(corner(StrokeStyle(lineWidth: 10, lineCap: .square)), -4, 4))
    let round = corner(StrokeStyle(lineWidth: 10, lineCap: .round))
    #expect(holds(round, -4, 0) && !holds(round, -4, 4))
  }

  @Test func cornersAreJoined() {
    #expect(holds(corner(StrokeStyle(lineWidth: 10, lineJoin: .miter)), 44.5, -4.5))
    let bevel = corner(StrokeStyle(lineWidth: 10, lineJoin: .bevel))
    #expect(holds(bevel, 42, -2) && !holds(bevel, 44, -4))
    let round = corner(StrokeStyle(lineWidth: 10, lineJoin: .round))
    #expect(holds(round, 43, -3) && !holds(round, 44.5, -4.5))
  }

  @Test func dashesLeaveGaps() {
    let dashed = corner(StrokeStyle(lineWidth: 4, dash: [10, 5]))
    #expect(holds(dashed, 5, 0) && !holds(dashed, 12, 0) && holds(dashed, 20, 0))
    #expect(holds(dashed, 40, 10) && !holds(dashed, 40, 3.5))
  }

  @Test func closedPartsHaveNoEnds() {
    let ring = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
      .strokedPath(StrokeStyle(lineWidth: 10))
    #expect(holds(ring, -4, -4) && holds(ring, 4, 4) && !holds(ring, 20, 20))
  }
}
