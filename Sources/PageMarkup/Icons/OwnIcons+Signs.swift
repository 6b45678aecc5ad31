extension OwnIcons {
  /// Arrows, marks and what they look like in a circle.
  static func drawSigns(on sheet: inout Sheet) {
    sheet["chevron.left"] = IconDrawing().line("M15.5 5L8.5 12L15.5 19").narrow()
    sheet["chevron.right"] = IconDrawing().line("M8.5 5L15.5 12L8.5 19").narrow()
    sheet["chevron.up"] = IconDrawing().line("M5 15.5L12 8.5L19 15.5")
    sheet["chevron.down"] = IconDrawing().line("M5 8.5L12 15.5L19 8.5")
    sheet["chevron.up.chevron.down"] = IconDrawing().line(
      "M7.5 9L12 4.5L16.5 9M7.5 15L12 19.5L16.5 15")
    sheet["arrow.left"] = IconDrawing().line("M20 12H4M10.5 5.5L4 12L10.5 18.5")
    sheet["arrow.right"] = IconDrawing().line("M4 12H20M13.5 5.5L20 12L13.5 18.5")
    sheet["arrow.up"] = IconDrawing().line("M12 20V4M5.5 10.5L12 4L18.5 10.5")
    sheet["arrow.down"] = IconDrawing().line("M12 4V20M5.5 13.5L12 20L18.5 13.5")
    sheet["arrow.clockwise"] = IconDrawing().line(
      "M18.9 7.5A8.25 8.25 0 1 0 20.25 12M19.5 3.25V7.75H15")

    sheet["plus"] = IconDrawing().line("M12 4.5V19.5M4.5 12H19.5")
    sheet["minus"] = IconDrawing().line("M4.5 12H19.5")
    sheet["xmark"] = IconDrawing().line("M6 6L18 18M18 6L6 18")
    sheet["checkmark"] = IconDrawing().line("M4.75 13L9.75 18L19.25 6.5")
    sheet["plus.circle"] = IconDrawing().circled().line("M12 7.75V16.25M7.75 12H16.25")
    sheet["minus.circle"] = IconDrawing().circled().line("M7.75 12H16.25")
    sheet["xmark.circle"] = IconDrawing().circled().line("M9 9L15 15M15 9L9 15")
    sheet["checkmark.circle"] = IconDrawing().circled().line("M7.75 12.5L10.75 15.5L16.25 9")
    sheet["checkmark.square"] = IconDrawing().box(3.5, 3.5, 17, 17, 3.5)
      .line("M7.75 12.5L10.75 15.5L16.25 9")
    sheet["plus.circle.fill"] = IconDrawing().disc(
      cutting: IconPath.cross(12, 12, arm: 4.25, width: 1.75))
    sheet["minus.circle.fill"] = IconDrawing().disc(
      cutting: IconPath.outline([(7.75, 12), (16.25, 12)], width: 1.75))
    sheet["xmark.circle.fill"] = IconDrawing().disc(
      cutting: IconPath.cross(12, 12, arm: 4.25, width: 1.75, turned: 45))
    sheet["checkmark.circle.fill"] = IconDrawing().disc(cutting: checkmark)
    sheet["checkmark.square.fill"] = IconDrawing().area(
      IconPath.box(2.6, 2.6, 18.8, 18.8, 4.4) + checkmark)

    let triangle =
      "M10.7 4.4A1.5 1.5 0 0 1 13.3 4.4L21.3 18.25A1.5 1.5 0 0 1 20 20.5H4"
      + "A1.5 1.5 0 0 1 2.7 18.25Z"
    sheet["exclamationmark.triangle"] = IconDrawing().line(triangle)
      .line("M12 9.25V13.5").dot(12, 16.9)
    sheet["exclamationmark.triangle.fill"] = IconDrawing().line(triangle).area(
      triangle + IconPath.outline([(12, 9.25), (12, 13.5)], width: 1.75)
        + IconPath.ellipse(12, 16.9, 1.15, 1.15))
    sheet["exclamationmark.circle"] = IconDrawing().circled().line("M12 7.5V12.75").dot(12, 16.25)
    sheet["exclamationmark.circle.fill"] = IconDrawing().disc(
      cutting: IconPath.outline([(12, 7.5), (12, 12.75)], width: 1.75),
      IconPath.ellipse(12, 16.25, 1.15, 1.15))
    sheet["info.circle"] = IconDrawing().circled().line("M12 11.25V16.5").dot(12, 7.75)
    sheet["info.circle.fill"] = IconDrawing().disc(
      cutting: IconPath.outline([(12, 11.25), (12, 16.5)], width: 1.75),
      IconPath.ellipse(12, 7.75, 1.15, 1.15))
    sheet["questionmark.circle"] = IconDrawing().circled().questionMark()
  }

  private static let checkmark = IconPath.outline(
    [(7.75, 12.5), (10.75, 15.5), (16.25, 9)], width: 1.75)
}
