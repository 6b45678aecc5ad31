extension OwnIcons {
  /// Plain shapes, and arrangements of them.
  static func drawShapes(on sheet: inout Sheet) {
    let wide = IconPath.box(2.5, 5.25, 19, 13.5, 2.75)
    let high = IconPath.box(5.25, 2.5, 13.5, 19, 2.75)
    sheet["rectangle"] = IconDrawing().line(wide)
    sheet["rectangle.fill"] = IconDrawing().solid(wide)
    sheet["rectangle.portrait"] = IconDrawing().line(high)
    sheet["rectangle.portrait.fill"] = IconDrawing().solid(high)
    sheet["rectangle.dashed"] = IconDrawing().dashed(wide)
    sheet["rectangle.inset.filled"] = IconDrawing().line(wide).area(
      IconPath.box(5, 7.75, 14, 8.5, 1))
    sheet["rectangle.leadinghalf.filled"] = IconDrawing().line(wide).area("M5 7.75H11.5V16.25H5Z")
    sheet["uiwindow.split.2x1"] = IconDrawing().line(wide).line("M2.5 9H21.5M12 9V18.75")
    sheet["sidebar.leading"] = IconDrawing().line(wide).line(
      "M9 5.25V18.75M4.75 8.5H6.75M4.75 11H6.75")
    sheet["sidebar.trailing"] = IconDrawing().line(wide).line(
      "M15 5.25V18.75M17.25 8.5H19.25M17.25 11H19.25")
    sheet["rectangle.stack"] = IconDrawing().box(2.5, 10, 19, 10.5, 2.5).line(
      "M5 6.75H19M7.5 3.75H16.5")
    sheet["rectangle.stack.fill"] = IconDrawing().solid(IconPath.box(2.5, 10, 19, 10.5, 2.5))
      .line("M5 6.75H19M7.5 3.75H16.5")
    sheet["square.stack.fill"] = IconDrawing().solid(IconPath.box(4.5, 9.5, 15, 11, 2.5))
      .line("M6 6.5H18M8 3.5H16")
    sheet["rectangle.3.group"] = IconDrawing().box(2.5, 4.5, 10.5, 15, 2)
      .box(16, 4.5, 5.5, 6, 1.5).box(16, 13.5, 5.5, 6, 1.5)
    sheet["rectangle.expand.vertical"] = IconDrawing().line(
      "M3 12H21M12 8.5V2.5M9.25 5.25L12 2.5L14.75 5.25"
    )
    .line("M12 15.5V21.5M9.25 18.75L12 21.5L14.75 18.75")
    sheet["rectangle.compress.vertical"] = IconDrawing().line(
      "M3 12H21M12 2.5V8.5M9.25 5.75L12 8.5L14.75 5.75"
    )
    .line("M12 21.5V15.5M9.25 18.25L12 15.5L14.75 18.25")
    sheet["capsule"] = IconDrawing().box(2, 7, 20, 10, 5)
    sheet["capsule.fill"] = IconDrawing().solid(IconPath.box(2, 7, 20, 10, 5))
    sheet["oval"] = IconDrawing().line(IconPath.ellipse(12, 12, 9.75, 7))
    sheet["oval.fill"] = IconDrawing().solid(IconPath.ellipse(12, 12, 9.75, 7))
    let seal = IconPath.polar((0..<24).map { (Double($0) * 15, $0.isMultiple(of: 2) ? 9.9 : 8.5) })
    sheet["seal"] = IconDrawing().line(seal)
    sheet["seal.fill"] = IconDrawing().solid(seal)
    let burst = IconPath.polar(
      (0..<24).map { (Double($0) * 15, $0.isMultiple(of: 2) ? 10.2 : 6.8) })
    sheet["burst"] = IconDrawing().line(burst)
    sheet["burst.fill"] = IconDrawing().solid(burst)
    sheet["app"] = IconDrawing().box(3.5, 3.5, 17, 17, 4.75)
    sheet["app.fill"] = IconDrawing().solid(IconPath.box(3.5, 3.5, 17, 17, 4.75))
    sheet["square.dashed"] = IconDrawing().dashed(IconPath.box(3.5, 3.5, 17, 17, 3.5))
    sheet["circle.dashed"] = IconDrawing().dashed(IconPath.ellipse(12, 12, 9.25, 9.25))
    sheet["square.split.2x1"] = IconDrawing().box(3.5, 3.5, 17, 17, 3.5).line("M12 3.5V20.5")
    sheet["circle.circle"] = IconDrawing().circled().ring(12, 12, 4.75)
    sheet["circle.circle.fill"] = IconDrawing().disc(cutting: IconPath.ellipse(12, 12, 6, 6)).dot(
      12, 12, 4.25)
    sheet["circle.inset.filled"] = IconDrawing().circled().dot(12, 12, 6.75)
    sheet["smallcircle.fill.circle"] = IconDrawing().circled().dot(12, 12, 3.5)
    sheet["dot.circle"] = IconDrawing().circled().dot(12, 12, 2.5)
    sheet["dot.circle.fill"] = IconDrawing().disc(cutting: IconPath.ellipse(12, 12, 2.75, 2.75))
    sheet["circle.righthalf.filled"] = IconDrawing().circled().area(
      "M12 2.75A9.25 9.25 0 0 1 12 21.25Z")
    sheet["circle.bottomhalf.filled"] = IconDrawing().circled().area(
      "M2.75 12A9.25 9.25 0 0 0 21.25 12Z")
    sheet["circle.tophalf.filled"] = IconDrawing().circled().area(
      "M2.75 12A9.25 9.25 0 0 1 21.25 12Z")
    sheet["circle.fill.square"] = IconDrawing().box(3.5, 3.5, 17, 17, 3.5).dot(12, 12, 5)
    sheet["circle.hexagongrid"] = honeycomb { $0.ring($1, $2, 2.6) }
    sheet["circle.hexagongrid.fill"] = honeycomb { $0.dot($1, $2, 3.2) }
    sheet["viewfinder"] = IconDrawing().line(finder)
    sheet["dot.viewfinder"] = IconDrawing().line(finder).dot(12, 12, 2.75)
    sheet["plus.viewfinder"] = IconDrawing().line(finder).line("M12 8V16M8 12H16")
    sheet["doc.viewfinder"] = IconDrawing().line(finder).box(8.5, 7, 7, 10, 1.25)
    sheet["text.viewfinder"] = IconDrawing().line(finder).line("M8 9H16M8 12H16M8 15H13")
    sheet["checkerboard.rectangle"] = IconDrawing().line(wide)
      .area(
        "M3 6H9V10.5H3ZM15 6H21V10.5H15ZM9 10.5H15V14.5H9ZM3 14.5H9V18.5H3ZM15 14.5H21V18.5H15Z")
    sheet["pip"] = IconDrawing().line(wide).area(IconPath.box(11.5, 11.25, 8, 5.75, 1.25))
    sheet["pip.enter"] = IconDrawing().line(wide).area(IconPath.box(11.5, 11.25, 8, 5.75, 1.25))
      .line("M6 8.5L9.5 11.5M9.5 8.75V11.5H6.75")
    drawGrids(on: &sheet)
  }

  /// Rows and columns of one shape: `square.grid.3x3`, `rectangle.grid.1x2`, `circle.grid.2x2`, …
  private static func drawGrids(on sheet: inout Sheet) {
    for (columns, rows) in [(1, 2), (2, 2), (3, 2), (3, 3)] {
      let isHigh = columns < rows
      let (width, height) = (19.0, isHigh ? 17.0 : 15)
      let across = (width + 2.5) / Double(columns), down = (height + 2.5) / Double(rows)
      var lines = IconDrawing(), areas = IconDrawing()
      for row in 0..<rows {
        for column in 0..<columns {
          let box = IconPath.box(
            2.5 + Double(column) * across, 12 - height / 2 + Double(row) * down, across - 2.5,
            down - 2.5, 1)
          lines = lines.line(box)
          areas = areas.solid(box)
        }
      }
      sheet["rectangle.grid.\(columns)x\(rows)"] = lines
      sheet["rectangle.grid.\(columns)x\(rows).fill"] = areas
    }
    for count in [2, 3] {
      var rings = IconDrawing(), dots = IconDrawing()
      for place in 0..<(count * count) {
        let step = count == 2 ? 10.0 : 7
        let first = 12 - step * Double(count - 1) / 2
        let x = first + step * Double(place % count), y = first + step * Double(place / count)
        rings = rings.ring(x, y, count == 2 ? 3.75 : 2.4)
        dots = dots.dot(x, y, count == 2 ? 4.4 : 3)
      }
      sheet["circle.grid.\(count)x\(count)"] = rings
      sheet["circle.grid.\(count)x\(count).fill"] = dots
    }
    var squares = IconDrawing()
    for place in 0..<12 {
      squares = squares.area(
        IconPath.box(2.5 + Double(place % 4) * 5, 5 + Double(place / 4) * 5, 4, 4, 0.75))
    }
    sheet["square.grid.4x3.fill"] = squares
  }

  private static let finder =
    "M3.5 8V6A2.5 2.5 0 0 1 6 3.5H8M16 3.5H18A2.5 2.5 0 0 1 20.5 6V8M20.5 16V18A2.5 2.5 0 0 1 18 20.5H16"
    + "M8 20.5H6A2.5 2.5 0 0 1 3.5 18V16"

  private static func honeycomb(
    _ draw: (IconDrawing, Double, Double) -> IconDrawing
  ) -> IconDrawing {
    let ring = [
      (8.25, 5.5), (15.75, 5.5), (4.5, 12), (12, 12), (19.5, 12), (8.25, 18.5), (15.75, 18.5),
    ]
    return ring.reduce(IconDrawing()) { draw($0, $1.0, $1.1) }
  }
}
