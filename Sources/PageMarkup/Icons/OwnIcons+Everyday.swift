extension OwnIcons {
  /// Rooms, vehicles and signs that apps show every day.
  static func drawEveryday(on sheet: inout Sheet) {
    drawWardrobe(on: &sheet)
    drawFurniture(on: &sheet)
    drawBlockArrows(on: &sheet)
    drawSquares(on: &sheet)
    drawMoney(on: &sheet)
    drawSolids(on: &sheet)
    drawOutings(on: &sheet)
    drawSound(on: &sheet)
  }

  private static func drawFurniture(on sheet: inout Sheet) {
    let seat = "M6.25 12.5H17.75V16.5H6.25Z"
    let arms = "M3 11A1.75 1.75 0 0 1 6.25 11V16.5H17.75V11A1.75 1.75 0 0 1 21 11V18.5H3Z"
    let back = "M6.25 9.5V6A2.5 2.5 0 0 1 8.75 3.5H15.25A2.5 2.5 0 0 1 17.75 6V9.5"
    sheet["chair.lounge"] = IconDrawing().line(arms).line(back).line(
      "M6.25 13H17.75M5.5 18.5V20.5M18.5 18.5V20.5")
    sheet["chair.lounge.fill"] = IconDrawing().solid(arms).solid(seat).line(
      back + "M5.5 18.5V20.5M18.5 18.5V20.5")
    sheet["cabinet"] = IconDrawing().box(4, 3, 16, 16, 1.5).line(
      "M12 3V19M9.5 10V12M14.5 10V12M6 19V21M18 19V21")
    sheet["cabinet.fill"] = IconDrawing().solid(IconPath.box(4, 3, 7, 16, 1)).solid(
      IconPath.box(13, 3, 7, 16, 1)
    ).line("M6 19V21M18 19V21")
    sheet["table.furniture"] = IconDrawing().line("M2.5 7.5H21.5V10H2.5ZM5 10V19.5M19 10V19.5")
    sheet["table.furniture.fill"] = IconDrawing().solid("M2.5 7.5H21.5V10H2.5Z").line(
      "M5 10V19.5M19 10V19.5")
    sheet["microwave"] = IconDrawing().box(2.5, 5.5, 19, 12.5, 2).box(5.25, 8.25, 9, 7, 1).dot(
      18, 9, 0.9
    ).dot(18, 12, 0.9).dot(18, 15, 0.9).line("M5.5 18V19.5M18.5 18V19.5")
    sheet["stairs"] = IconDrawing().line("M2.5 20H7V15.5H11.5V11H16V6.5H21.5")
    sheet["lightswitch.on"] = IconDrawing().box(6, 2.5, 12, 19, 2.5).box(9.5, 7, 5, 10, 1).area(
      "M9.5 7H14.5V12H9.5Z")
  }

  private static func drawBlockArrows(on sheet: inout Sheet) {
    let arrows = [
      "right": "M3 9H12V4.5L20.5 12L12 19.5V15H3Z", "left": "M21 9H12V4.5L3.5 12L12 19.5V15H21Z",
      "up": "M9 21V12H4.5L12 3.5L19.5 12H15V21Z", "down": "M9 3V12H4.5L12 20.5L19.5 12H15V3Z",
    ]
    for (side, path) in arrows {
      sheet["arrowshape.\(side)"] = IconDrawing().line(path)
      sheet["arrowshape.\(side).fill"] = IconDrawing().solid(path)
    }
    sheet["arrow.uturn.up"] = IconDrawing().line("M8 4V14.5A4.5 4.5 0 0 0 17 14.5V12M4 8L8 4L12 8")
    sheet["arrow.uturn.down"] = IconDrawing().line(
      "M8 20V9.5A4.5 4.5 0 0 1 17 9.5V12M4 16L8 20L12 16")
    sheet["arrow.turn.right.up"] = IconDrawing().line(
      "M4 17.5H13A2.5 2.5 0 0 0 15.5 15V5M11 9.5L15.5 5L20 9.5")
    sheet["chevron.left.chevron.right"] = IconDrawing().line(
      "M9 6.5L3.5 12L9 17.5M15 6.5L20.5 12L15 17.5")
    sheet["chevron.left.to.line"] = IconDrawing().line("M5 5V19M18 5.5L11.5 12L18 18.5")
    sheet["chevron.right.to.line"] = IconDrawing().line("M19 5V19M6 5.5L12.5 12L6 18.5")
    sheet["arrow.up.trash"] = IconDrawing().line(
      "M5 9L6.25 19.5A1.75 1.75 0 0 0 8 21H16A1.75 1.75 0 0 0 17.75 19.5L19 9M12 16V3M8.5 6.5L12 3L15.5 6.5"
    )
    sheet["checkmark.gobackward"] = IconDrawing().line(
      "M5.1 7.5A8.25 8.25 0 1 1 3.75 12M4.5 3.25V7.75H9M8.5 12.25L11 14.75L15.5 9.5")
    sheet["exclamationmark.arrow.circlepath"] = IconDrawing().line(
      "M18.9 7.5A8.25 8.25 0 1 0 20.25 12M19.5 3.25V7.75H15M12 8V12.5"
    ).dot(12, 15.75)
  }

  private static func drawSquares(on sheet: inout Sheet) {
    let small = IconPath.box(8.5, 8.5, 12, 12, 2.5)
    let behind = "M5.5 15.5A2 2 0 0 1 3.5 13.5V6A2.5 2.5 0 0 1 6 3.5H13.5A2 2 0 0 1 15.5 5.5"
    sheet["plus.square.on.square"] = IconDrawing().line(small).line(behind).line(
      "M14.5 11.5V17.5M11.5 14.5H17.5")
    sheet["square.filled.on.square"] = IconDrawing().solid(small).line(behind)
    sheet["square.on.circle"] = IconDrawing().line(small).line(
      "M5.75 13.6A6.25 6.25 0 1 1 14.9 5.75")
    sheet["square.and.arrow.up.on.square"] = IconDrawing().line(behind).line(
      "M11.5 10.5H9.5A1.5 1.5 0 0 0 8.5 12V19A1.5 1.5 0 0 0 10 20.5H19A1.5 1.5 0 0 0 20.5 19V12A1.5 1.5 0 0 0 19 10.5H17.5M14.5 16V7.5M12 10L14.5 7.5L17 10"
    )
    sheet["square.and.arrow.down.on.square"] = IconDrawing().line(behind).line(
      "M11.5 10.5H9.5A1.5 1.5 0 0 0 8.5 12V19A1.5 1.5 0 0 0 10 20.5H19A1.5 1.5 0 0 0 20.5 19V12A1.5 1.5 0 0 0 19 10.5H17.5M14.5 8V17M12 14.5L14.5 17L17 14.5"
    )
    sheet["plus.square.dashed"] = IconDrawing().dashed(IconPath.box(3.5, 3.5, 17, 17, 3.5)).line(
      "M12 8V16M8 12H16")
    sheet["app.dashed"] = IconDrawing().dashed(IconPath.box(3.5, 3.5, 17, 17, 4.75))
    let square = IconDrawing().box(3.5, 3.5, 17, 17, 3.5)
    sheet["square.split.1x2"] = square.line("M3.5 12H20.5")
    sheet["square.split.2x2"] = square.line("M3.5 12H20.5M12 3.5V20.5")
    sheet["square.split.bottomrightquarter"] = square.line("M12 20.5V12H20.5")
    sheet["square.bottomhalf.filled"] = square.area("M3.5 12H20.5V18L18 20.5H6L3.5 18Z")
    sheet["square.text.square"] = square.line("M7.5 8.5H16.5M7.5 12H16.5M7.5 15.5H13")
    sheet["slider.horizontal.2.square"] = square.line("M7 9.5H17M7 14.5H17").dot(14, 9.5, 2).dot(
      10, 14.5, 2)
    sheet["dot.squareshape"] = IconDrawing().box(4, 4, 16, 16, 1).dot(12, 12, 2.5)
    let wide = IconPath.box(2.5, 5.25, 19, 13.5, 2.75)
    sheet["rectangle.lefthalf.inset.filled"] = IconDrawing().line(wide).area(
      "M5 7.75H11.5V16.25H5Z")
    sheet["rectangle.righthalf.inset.filled"] = IconDrawing().line(wide).area(
      "M12.5 7.75H19V16.25H12.5Z")
    sheet["rectangle.split.3x3"] = IconDrawing().line(wide).line(
      "M8.75 5.25V18.75M15.25 5.25V18.75M2.5 9.75H21.5M2.5 14.25H21.5")
    sheet["captions.bubble"] = IconDrawing().line(captions).line(
      "M6.5 9.5H11M13.5 9.5H17.5M6.5 13H9M11.5 13H17.5")
    sheet["captions.bubble.fill"] = IconDrawing().area(
      captions + IconPath.box(6.5, 8.5, 5, 1.75, 0.8) + IconPath.box(13, 8.5, 4.5, 1.75, 0.8)
        + IconPath.box(6.5, 12, 3, 1.75, 0.8) + IconPath.box(11, 12, 6.5, 1.75, 0.8)
    ).line(captions)
  }

  private static let captions =
    "M5 4.5H19A2.5 2.5 0 0 1 21.5 7V15A2.5 2.5 0 0 1 19 17.5H11L7 21V17.5H5A2.5 2.5 0 0 1 2.5 15V7A2.5 2.5 0 0 1 5 4.5Z"

  private static func drawMoney(on sheet: inout Sheet) {
    sheet["indianrupeesign"] = IconDrawing().line(
      "M6.5 4H17.5M6.5 8.5H17.5M6.5 4H10A4.5 4.5 0 0 1 10 13H6.5L14.5 20.5")
    sheet["francsign"] = IconDrawing().line("M17 4H9V20M9 11.5H15.5M6 16H13")
    sheet["wonsign"] = IconDrawing().line("M4 4.5L8 19.5L12 6.5L16 19.5L20 4.5M3 10H21M3 14H21")
    sheet["rublesign"] = IconDrawing().line("M9 20V4H13.5A4.5 4.5 0 0 1 13.5 13H6M6 16.5H13.5")
    sheet["parkingsign"] = IconDrawing().glyphs("p", height: 16, at: (12, 12))
    sheet["zzz"] = IconDrawing().glyphs("z", height: 10, at: (7.5, 16)).glyphs(
      "z", height: 6.5, at: (15, 10)
    ).glyphs("z", height: 4.5, at: (19.5, 5))
    sheet["sos"] = IconDrawing().glyphs("s", height: 8, at: (4.5, 12)).glyphs(
      "o", height: 8, at: (12, 12)
    ).glyphs("s", height: 8, at: (19.5, 12))
  }

  private static func drawSolids(on sheet: inout Sheet) {
    let side = "M5 6V18A7 2.75 0 0 0 19 18V6"
    sheet["cylinder"] = IconDrawing().line(IconPath.ellipse(12, 6, 7, 2.75)).line(side)
    sheet["cylinder.fill"] = IconDrawing().solid(
      "M5 6A7 2.75 0 0 1 19 6V18A7 2.75 0 0 1 5 18Z")
    sheet["pyramid"] = IconDrawing().line("M12 3.5L21 16.5L13.5 20.5L3 16.5ZM12 3.5L13.5 20.5")
    sheet["pyramid.fill"] = IconDrawing().solid("M12 3.5L21 16.5L13.5 20.5L3 16.5Z")
    sheet["rhombus"] = IconDrawing().line("M12 2.75L19.5 12L12 21.25L4.5 12Z")
    sheet["rhombus.fill"] = IconDrawing().solid("M12 2.75L19.5 12L12 21.25L4.5 12Z")
    var dots = IconDrawing()
    for (x, y) in [
      (12.0, 3.0), (16.5, 4.2), (19.8, 7.5), (21, 12), (19.8, 16.5), (16.5, 19.8), (12, 21),
      (7.5, 19.8), (4.2, 16.5), (3, 12), (4.2, 7.5), (7.5, 4.2),
    ] { dots = dots.dot(x, y, 1) }
    sheet["circle.dotted"] = dots
    sheet["circle.grid.cross"] = IconDrawing().ring(12, 5, 2.5).ring(12, 19, 2.5).ring(5, 12, 2.5)
      .ring(19, 12, 2.5).ring(12, 12, 2.5)
    sheet["circle.grid.cross.fill"] = IconDrawing().dot(12, 5, 3).dot(12, 19, 3).dot(5, 12, 3)
      .dot(19, 12, 3).dot(12, 12, 3)
    sheet["square.3.layers.3d"] = IconDrawing().line("M12 3L21 8L12 13L3 8Z").line(
      "M3 12L12 17L21 12M3 16L12 21L21 16")
  }
}
