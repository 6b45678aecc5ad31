extension OwnIcons {
  /// Plain forms, lists, switches and players: what controls are made of.
  static func drawControls(on sheet: inout Sheet) {
    sheet["circle"] = IconDrawing().circled()
    sheet["circle.fill"] = IconDrawing().disc()
    sheet["largecircle.fill.circle"] = IconDrawing().circled().dot(12, 12, 5.5)
    sheet["square"] = IconDrawing().box(3.5, 3.5, 17, 17, 3.5)
    sheet["ellipsis"] = IconDrawing().dot(5, 12, 1.6).dot(12, 12, 1.6).dot(19, 12, 1.6)
    sheet["ellipsis.circle"] = IconDrawing().circled()
      .dot(7.75, 12, 1.25).dot(12, 12, 1.25).dot(16.25, 12, 1.25)
    sheet["list.bullet"] = IconDrawing().dot(4.25, 6, 1.4).dot(4.25, 12, 1.4).dot(4.25, 18, 1.4)
      .line("M8.75 6H20.5M8.75 12H20.5M8.75 18H20.5")
    sheet["line.3.horizontal"] = IconDrawing().line("M3.5 6.5H20.5M3.5 12H20.5M3.5 17.5H20.5")
    sheet["line.3.horizontal.decrease.circle"] = IconDrawing().circled()
      .line("M7 9H17M8.75 12.5H15.25M10.5 16H13.5")
    sheet["magnifyingglass"] = IconDrawing().ring(10.5, 10.5, 6.75).line("M15.5 15.5L20.5 20.5")
    sheet["number"] = IconDrawing().line("M9.75 4L7.75 20M16.25 4L14.25 20M4.5 9H20M4 15H19.5")
    sheet["textformat"] = IconDrawing().line("M2.5 18.5L7.5 5.5L12.5 18.5M4.25 14H10.75")
      .ring(17.5, 14.75, 3.6).line("M21.1 11.1V18.5")
    sheet["textformat.size.smaller"] = IconDrawing()
      .line("M2.5 18.5L7.5 6.5L12.5 18.5M4.25 14.5H10.75").line("M15.5 11L18.5 14L21.5 11")
    sheet["textformat.size.larger"] = IconDrawing()
      .line("M2.5 18.5L7.5 6.5L12.5 18.5M4.25 14.5H10.75").line("M15.5 14L18.5 11L21.5 14")
    sheet["gear"] = IconDrawing().ring(12, 12, 6.25).ring(12, 12, 2.25)
      .line(IconPath.rays(8, from: 6.25, to: 9.5))
    sheet["gearshape"] = IconDrawing().line(cog).ring(12, 12, 3.1)
    sheet["gearshape.fill"] = IconDrawing().line(cog).area(
      cog + IconPath.ellipse(12, 12, 3.1, 3.1))
    sheet["play.fill"] = IconDrawing().solid("M7.5 5L18.75 12L7.5 19Z")
    sheet["pause.fill"] = IconDrawing().solid(
      IconPath.box(6.5, 5, 3, 14, 0.5) + IconPath.box(14.5, 5, 3, 14, 0.5))
    sheet["stop.fill"] = IconDrawing().solid(IconPath.box(5.75, 5.75, 12.5, 12.5, 1))
    sheet["speaker.wave.2"] = IconDrawing().line("M3 9.5H6.25L11 5.25V18.75L6.25 14.5H3Z")
      .line("M14.5 9.25A4 4 0 0 1 14.5 14.75M17.25 6.25A8.2 8.2 0 0 1 17.25 17.75")
    sheet["mic"] = IconDrawing().box(9, 2.75, 6, 11.5, 3)
      .line("M5.5 11.25A6.5 6.5 0 0 0 18.5 11.25M12 17.75V21.25M8.5 21.25H15.5")
    sheet["video"] = IconDrawing().box(2.5, 6, 12.75, 12, 2.5).line(
      "M15.25 11L21.5 7.25V16.75L15.25 13")
    sheet["wifi"] = IconDrawing().dot(12, 18.75, 1.4)
      .line("M2.5 9.5A13.5 13.5 0 0 1 21.5 9.5M5.75 12.9A8.9 8.9 0 0 1 18.25 12.9")
      .line("M8.9 16A4.4 4.4 0 0 1 15.1 16")
    sheet["wifi.slash"] = IconDrawing().dot(12, 18.75, 1.4).line("M4 4L20 20")
      .line("M2.5 9.5A13.5 13.5 0 0 1 5.4 7.3M9.4 5.8A13.5 13.5 0 0 1 21.5 9.5")
      .line(
        "M5.75 12.9A8.9 8.9 0 0 1 9 10.8M14.2 10.6A8.9 8.9 0 0 1 18.25 12.9M8.9 16A4.4 4.4 0 0 1 12.6 14.8"
      )
    sheet["eye"] = IconDrawing().ring(12, 12, 3)
      .line(
        "M2.25 12C4.25 8 7.75 5.75 12 5.75S19.75 8 21.75 12C19.75 16 16.25 18.25 12 18.25S4.25 16 2.25 12Z"
      )
    sheet["eye.slash"] = IconDrawing().line("M4 4L20 20M10 10A2.9 2.9 0 0 0 14 14.1")
      .line(
        "M9.75 5.95A10.4 10.4 0 0 1 12 5.75C16.25 5.75 19.75 8 21.75 12A13.6 13.6 0 0 1 18.9 15.7"
      )
      .line("M15.9 17.5A10 10 0 0 1 12 18.25C7.75 18.25 4.25 16 2.25 12A13.6 13.6 0 0 1 6.3 7.4")
  }

  /// Eight blunt teeth.
  private static let cog: String = {
    var points: [(angle: Double, distance: Double)] = []
    for tooth in 0..<8 {
      let middle = Double(tooth) * 45
      points.append((middle - 14, 7.1))
      points.append((middle - 8.5, 9.4))
      points.append((middle + 8.5, 9.4))
      points.append((middle + 14, 7.1))
    }
    return IconPath.polar(points)
  }()
}
