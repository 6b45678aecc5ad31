extension OwnIcons {
  /// Signs of calculation and writing, and arrows that are more than a line and a head.
  static func drawArithmetic(on sheet: inout Sheet) {
    sheet["multiply"] = IconDrawing().line("M6 6L18 18M18 6L6 18")
    sheet["divide"] = IconDrawing().line("M4.5 12H19.5").dot(12, 6.5, 1.6).dot(12, 17.5, 1.6)
    sheet["equal"] = IconDrawing().line("M4.5 9H19.5M4.5 15H19.5")
    sheet["plus.slash.minus"] = IconDrawing().line(
      "M4 7.5H11M7.5 4V11M18.5 5.5L5.5 18.5M13 16.5H20")
    sheet["plusminus"] = IconDrawing().line("M12 3.5V14.5M6.5 9H17.5M6.5 19.5H17.5")
    sheet["plus.forwardslash.minus"] = IconDrawing().line(
      "M7 3.5V11.5M3 7.5H11M18.5 4L5.5 20M13 17H21")
    sheet["lessthan"] = IconDrawing().line("M18 5L6 12L18 19")
    sheet["greaterthan"] = IconDrawing().line("M6 5L18 12L6 19")
    sheet["sum"] = IconDrawing().line("M18 6.5V4H6L12.5 12L6 20H18V17.5")
    sheet["function"] = IconDrawing().line(
      "M13 5.5C9.5 3.5 9 6 8.5 9.5L7 18C6.5 20.75 5 20.75 3 20M5.5 10.5H12"
    )
    .line("M13.5 11L20.5 19M20.5 11L13.5 19")
    sheet["x.squareroot"] = IconDrawing().line(
      "M2.5 13L5 12L8.5 20L12 4H21.5M13.5 10L19.5 18M19.5 10L13.5 18")
    sheet["sparkle"] = IconDrawing().solid(spark(12, 12, 9.25))
    sheet["quote.closing"] = IconDrawing().solid(
      "M4.5 6H9.5V11C9.5 14 8 16.5 5 17.5C6.5 15.5 7 14 7 12H4.5Z"
    )
    .solid("M14 6H19V11C19 14 17.5 16.5 14.5 17.5C16 15.5 16.5 14 16.5 12H14Z")
    sheet["ampersand"] = IconDrawing().line(
      "M20 20L8.5 8.5C6.5 6 8.5 3.5 11 3.5S15.5 6.5 13 8.75L8 12C4 14.75 5 20.25 9.5 20.25C14 20.25 17.5 16.5 18.5 12"
    )
    sheet["shift"] = IconDrawing().line("M12 3.5L20.5 12.5H16V19.5H8V12.5H3.5Z")
    sheet["capslock"] = IconDrawing().line("M12 2.5L20 10.5H16V15.5H8V10.5H4ZM8 18.5H16V21H8Z")
    sheet["control"] = IconDrawing().line("M6 12L12 6L18 12")
    sheet["delete.right"] = IconDrawing().line(
      "M2.75 5.5H15L21.25 12L15 18.5H2.75ZM6.5 9.25L12 14.75M12 9.25L6.5 14.75")
    sheet["clear"] = IconDrawing().box(3, 5.5, 18, 13, 2.5).line("M9 9L15 15M15 9L9 15")
    sheet["line.diagonal"] = IconDrawing().line("M4.5 19.5L19.5 4.5")
    sheet["text.cursor"] = IconDrawing().line(
      "M12 4V20M8.5 3C10.5 3 12 3.75 12 5.5C12 3.75 13.5 3 15.5 3"
    )
    .line("M8.5 21C10.5 21 12 20.25 12 18.5C12 20.25 13.5 21 15.5 21")
    sheet["text.append"] = IconDrawing().line(
      "M3.5 5.5H20.5M3.5 10H20.5M3.5 14.5H10M17.5 13V21M13.5 17H21.5")
    sheet["text.magnifyingglass"] = IconDrawing().line("M3.5 5.5H20.5M3.5 10.5H9.5M3.5 15.5H8.5")
      .ring(15, 14.5, 4.25).line("M18.25 17.75L21.5 21")
    sheet["doc.text.magnifyingglass"] = IconDrawing()
      .line("M11 21H6.5A2 2 0 0 1 4.5 19V5A2 2 0 0 1 6.5 3H17A2 2 0 0 1 19 5V9M8 7H15.5M8 10.5H11")
      .ring(15.25, 15, 4).line("M18.25 18L21.25 21")
    sheet["plus.magnifyingglass"] = IconDrawing().ring(10.5, 10.5, 6.75)
      .line("M15.5 15.5L20.5 20.5M10.5 7.5V13.5M7.5 10.5H13.5")
    drawArrows(on: &sheet)
    drawWaves(on: &sheet)
  }

  private static func drawWaves(on sheet: inout Sheet) {
    sheet["wave.3.right"] = IconDrawing().line(
      "M5 9A5 5 0 0 1 5 15M9.5 6.5A9 9 0 0 1 9.5 17.5M14 4A13.5 13.5 0 0 1 14 20")
    sheet["wave.3.left"] = IconDrawing().line(
      "M19 9A5 5 0 0 0 19 15M14.5 6.5A9 9 0 0 0 14.5 17.5M10 4A13.5 13.5 0 0 0 10 20")
    sheet["dot.radiowaves.right"] = IconDrawing().dot(4.5, 12, 2).line(
      "M9 8.5A5.5 5.5 0 0 1 9 15.5M13 6A9.5 9.5 0 0 1 13 18M17 3.5A14 14 0 0 1 17 20.5")
    sheet["person.wave.2"] = IconDrawing().ring(9, 7.5, 3.25).line(
      "M2.75 19.5C3 15.5 5.5 13.5 9 13.5S15 15.5 15.25 19.5ZM15.5 5A4.5 4.5 0 0 1 15.5 10.5M18.5 3A8.5 8.5 0 0 1 18.5 12.5"
    )
    sheet["person.wave.2.fill"] = IconDrawing().dot(9, 7.5, 4).solid(
      "M2.75 19.5C3 15.5 5.5 13.5 9 13.5S15 15.5 15.25 19.5Z"
    ).line("M15.5 5A4.5 4.5 0 0 1 15.5 10.5M18.5 3A8.5 8.5 0 0 1 18.5 12.5")
    sheet["alternatingcurrent"] = IconDrawing().line("M2.5 12C5 4.5 9 4.5 12 12S19 19.5 21.5 12")
    sheet["bolt.horizontal"] = IconDrawing().line("M2.5 14.5L12 6L11 10.5H21.5L12 18.5L13 14.5Z")
    sheet["exclamationmark.2"] = IconDrawing().line("M8 4V14.5M16 4V14.5").dot(8, 19, 1.4).dot(
      16, 19, 1.4)
    sheet["poweron"] = IconDrawing().line("M12 3.5V20.5")
    sheet["dot.square"] = IconDrawing().box(3.5, 3.5, 17, 17, 3.5).dot(12, 12, 2.5)
    sheet["die.face.1"] = IconDrawing().box(3.5, 3.5, 17, 17, 3.5).dot(12, 12, 1.75)
    sheet["die.face.1.fill"] = IconDrawing().area(
      IconPath.box(2.6, 2.6, 18.8, 18.8, 4.4) + IconPath.ellipse(12, 12, 1.9, 1.9))
    sheet["camera.filters"] = IconDrawing().ring(12, 8.25, 5.25).ring(8, 15, 5.25).ring(
      16, 15, 5.25)
    let tray =
      "M2.75 13.5L5.5 5.5H18.5L21.25 13.5V18.5A1.5 1.5 0 0 1 19.75 20H4.25A1.5 1.5 0 0 1 2.75 18.5ZM2.75 13.5H8.5C8.5 15.5 10 16.75 12 16.75S15.5 15.5 15.5 13.5H21.25"
    sheet["tray.full"] = IconDrawing().line(tray).line("M7.5 8.5H16.5M7 11H17")
    sheet["tray.full.fill"] = IconDrawing().line(tray).line("M7.5 8.5H16.5M7 11H17").area(
      "M2.75 13.5H8.5C8.5 15.5 10 16.75 12 16.75S15.5 15.5 15.5 13.5H21.25V20H2.75Z")
    for (name, path) in [
      "up": "M12 5.5L20 18.5H4Z", "down": "M12 18.5L4 5.5H20Z", "left": "M5.5 12L18.5 4V20Z",
      "right": "M18.5 12L5.5 20V4Z",
    ] {
      sheet["arrowtriangle.\(name)"] = IconDrawing().line(path)
    }
  }

  private static func drawArrows(on sheet: inout Sheet) {
    sheet["arrow.up.and.down"] = IconDrawing().line(
      "M12 3V21M7.5 7.5L12 3L16.5 7.5M7.5 16.5L12 21L16.5 16.5")
    sheet["arrow.left.and.right"] = IconDrawing().line(
      "M3 12H21M7.5 7.5L3 12L7.5 16.5M16.5 7.5L21 12L16.5 16.5")
    sheet["arrow.up.to.line"] = IconDrawing().line(
      "M4.5 3.75H19.5M12 20.5V8M6.5 13.5L12 8L17.5 13.5")
    sheet["arrow.down.to.line"] = IconDrawing().line(
      "M4.5 20.25H19.5M12 3.5V16M6.5 10.5L12 16L17.5 10.5")
    sheet["arrow.left.to.line"] = IconDrawing().line(
      "M3.75 4.5V19.5M20.5 12H8M13.5 6.5L8 12L13.5 17.5")
    sheet["arrow.right.to.line"] = IconDrawing().line(
      "M20.25 4.5V19.5M3.5 12H16M10.5 6.5L16 12L10.5 17.5")
    sheet["arrow.turn.up.left"] = IconDrawing().line(
      "M20 19.5V12A3 3 0 0 0 17 9H4M9.5 3.5L4 9L9.5 14.5")
    sheet["arrow.turn.up.right"] = IconDrawing().line(
      "M4 19.5V12A3 3 0 0 1 7 9H20M14.5 3.5L20 9L14.5 14.5")
    sheet["arrow.turn.down.left"] = IconDrawing().line(
      "M20 4.5V12A3 3 0 0 1 17 15H4M9.5 9.5L4 15L9.5 20.5")
    sheet["arrow.turn.down.right"] = IconDrawing().line(
      "M4 4.5V12A3 3 0 0 0 7 15H20M14.5 9.5L20 15L14.5 20.5")
    sheet["arrow.triangle.swap"] = IconDrawing().line("M7.5 20V8M16.5 4V16").solid(
      "M4 8.5L7.5 3.5L11 8.5Z"
    )
    .solid("M13 15.5L16.5 20.5L20 15.5Z")
    let trunk = "M12 21V14C12 10.5 6 11 6 6M12 14C12 10.5 18 11 18 6"
    sheet["arrow.branch"] = IconDrawing().line(trunk).line(
      "M3 8.5L6 4.5L9 8.5M15 8.5L18 4.5L21 8.5")
    sheet["arrow.triangle.branch"] = IconDrawing().line(trunk).solid("M3.5 7L6 3L8.5 7Z")
      .solid("M15.5 7L18 3L20.5 7Z")
    let rivers = "M6 3V8C6 11.5 12 11 12 15V20M18 3V8C18 11.5 12 11 12 15"
    sheet["arrow.merge"] = IconDrawing().line(rivers).line("M9 18L12 21L15 18")
    sheet["arrow.triangle.merge"] = IconDrawing().line(rivers).solid("M9.25 17.5L12 21L14.75 17.5Z")
    sheet["arrow.2.squarepath"] = IconDrawing().line(
      "M4 13V9A3 3 0 0 1 7 6H16M13 2.75L16.25 6L13 9.25"
    )
    .line("M20 11V15A3 3 0 0 1 17 18H8M11 14.75L7.75 18L11 21.25")
    sheet["arrow.rectanglepath"] = IconDrawing().line(
      "M3 13V8A2.5 2.5 0 0 1 5.5 5.5H18M15 2.5L18 5.5L15 8.5"
    )
    .line("M21 11V16A2.5 2.5 0 0 1 18.5 18.5H6M9 15.5L6 18.5L9 21.5")
    let forward = "M15.5 4.4A8.5 8.5 0 1 0 20.4 11M12.5 2L16 4.25L13.75 7.75"
    let backward = "M8.5 4.4A8.5 8.5 0 1 1 3.6 11M11.5 2L8 4.25L10.25 7.75"
    sheet["goforward"] = IconDrawing().line(forward)
    sheet["gobackward"] = IconDrawing().line(backward)
    for seconds in [5, 10, 15, 30, 45, 60, 75, 90] {
      sheet["goforward.\(seconds)"] = IconDrawing().line(forward).glyphs(
        "\(seconds)", height: 6, at: (12, 12.5))
      sheet["gobackward.\(seconds)"] = IconDrawing().line(backward).glyphs(
        "\(seconds)", height: 6, at: (12, 12.5))
    }
    sheet["rotate.right"] = IconDrawing().box(3, 11, 11.5, 10, 2).line(
      "M9 7.5C12 3.5 20 4.5 19.5 12M16.75 9.5L19.5 12.5L22.25 9.5")
    sheet["rotate.left"] = IconDrawing().box(9.5, 11, 11.5, 10, 2).line(
      "M15 7.5C12 3.5 4 4.5 4.5 12M7.25 9.5L4.5 12.5L1.75 9.5")
    sheet["cursorarrow"] = IconDrawing().line(
      "M6 3L18.5 14H12.5L15.5 20.5L13 21.5L10.25 15.25L6 19Z")
    sheet["arrow.up.heart"] = IconDrawing().line(
      "M12 20.5C5 15.5 2.5 12 2.5 8.5C2.5 5.5 4.75 3.5 7.25 3.5C9.25 3.5 11 4.5 12 6.5C13 4.5 14.75 3.5 16.75 3.5C19.25 3.5 21.5 5.5 21.5 8.5C21.5 12 19 15.5 12 20.5ZM12 16V9.5M9.25 12.25L12 9.5L14.75 12.25"
    )
  }

  /// A star of four points whose sides are hollow.
  static func spark(_ x: Double, _ y: Double, _ size: Double) -> String {
    func place(_ dx: Double, _ dy: Double) -> String {
      "\(Icon.number(x + dx * size)) \(Icon.number(y + dy * size))"
    }
    let ends = [(0.0, -1.0), (1, 0), (0, 1), (-1, 0)]
    return "M\(place(0, -1))"
      + (0..<4).map { index in
        let (from, to) = (ends[index], ends[(index + 1) % 4])
        let middle = ((from.0 + to.0) * 0.2, (from.1 + to.1) * 0.2)
        return "Q\(place(middle.0, middle.1)) \(place(to.0, to.1))"
      }.joined() + "Z"
  }
}
