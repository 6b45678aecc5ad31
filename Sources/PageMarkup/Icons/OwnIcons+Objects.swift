extension OwnIcons {
  /// Things one can hold.
  static func drawObjects(on sheet: inout Sheet) {
    let shackle = "M8 10.5V7.5A4 4 0 0 1 16 7.5V10.5"
    sheet["lock"] = IconDrawing().box(5, 10.5, 14, 10, 2.5).line(shackle)
    sheet["lock.fill"] = IconDrawing().solid(IconPath.box(5, 10.5, 14, 10, 2.5)).line(shackle)
    let body =
      "M4.5 7.25H7.2L8.6 5A1 1 0 0 1 9.45 4.5H14.55A1 1 0 0 1 15.4 5L16.8 7.25H19.5"
      + "A2 2 0 0 1 21.5 9.25V17.5A2 2 0 0 1 19.5 19.5H4.5A2 2 0 0 1 2.5 17.5V9.25"
      + "A2 2 0 0 1 4.5 7.25Z"
    sheet["camera"] = IconDrawing().line(body).ring(12, 13, 3.75)
    sheet["camera.fill"] = IconDrawing().line(body).dot(12, 13, 2.9).area(
      body + IconPath.ellipse(12, 13, 4.6, 4.6))
    sheet["clock"] = IconDrawing().circled().line("M12 6.75V12L15.5 14.25")
    let star = IconPath.polar(
      (0..<10).map { (angle: Double($0) * 36, distance: $0.isMultiple(of: 2) ? 9.75 : 4.3) })
    sheet["star"] = IconDrawing().line(star)
    sheet["star.fill"] = IconDrawing().solid(star)
    let head = "M12.35 3.15L20.85 11.65L17.65 14.85L9.15 6.35Z"
    let handle = "M12.1 9.3L3.7 17.7A1.8 1.8 0 0 0 6.25 20.25L14.7 11.9Z"
    sheet["hammer"] = IconDrawing().line(head).line(handle)
    sheet["hammer.fill"] = IconDrawing().solid(head).solid(handle)
    let paw =
      IconPath.ellipse(4.75, 11.5, 1.6, 2.1) + IconPath.ellipse(9.2, 6.25, 1.7, 2.4)
      + IconPath.ellipse(14.8, 6.25, 1.7, 2.4) + IconPath.ellipse(19.25, 11.5, 1.6, 2.1)
      + "M12 11.75C9.5 11.75 6.5 15 6.5 17.75C6.5 19.4 7.7 20.25 9 20.25C10.3 20.25 11 19.75 12 19.75"
      + "S13.7 20.25 15 20.25C16.3 20.25 17.5 19.4 17.5 17.75C17.5 15 14.5 11.75 12 11.75Z"
    sheet["pawprint"] = IconDrawing().line(paw)
    sheet["pawprint.fill"] = IconDrawing().solid(paw)
    sheet["cross"] = IconDrawing().line(
      "M10 3.25H14A1 1 0 0 1 15 4.25V9H19.75A1 1 0 0 1 20.75 10V14A1 1 0 0 1 19.75 15H15V19.75"
        + "A1 1 0 0 1 14 20.75H10A1 1 0 0 1 9 19.75V15H4.25A1 1 0 0 1 3.25 14V10A1 1 0 0 1 4.25 9H9"
        + "V4.25A1 1 0 0 1 10 3.25Z")
    sheet["cart"] = IconDrawing().dot(9, 19.5, 1.6).dot(17, 19.5, 1.6)
      .line("M2.25 3.75H4.4A1.25 1.25 0 0 1 5.6 4.75L7.75 15.25H18.25L20.75 7.25H6.2")
    sheet["creditcard"] = IconDrawing().box(2.5, 5, 19, 14, 2.5).line("M2.5 9.75H21.5M6.25 15H9.5")
    sheet["lightbulb"] = IconDrawing().line(
      "M9 16.75C9 15.25 8.25 14.4 7.4 13.4A6.1 6.1 0 1 1 16.6 13.4C15.75 14.4 15 15.25 15 16.75Z"
        + "M9.75 20.5H14.25")
    sheet["wrench"] = IconDrawing().line(
      "M17.9 2.9L14.7 6.1L15.1 8.2L17.2 8.6L20.4 5.4A5.25 5.25 0 0 1 13.6 12.4L6.6 19.4"
        + "A1.9 1.9 0 0 1 3.9 16.7L10.9 9.7A5.25 5.25 0 0 1 17.9 2.9Z")
    sheet["stethoscope"] = IconDrawing().ring(19.25, 11.25, 2)
      .line(
        "M6 3.25H4.5V8.75A4.75 4.75 0 0 0 14 8.75V3.25H12.5M9.25 13.5V15.75A5 5 0 0 0 19.25 15.75V13.25"
      )
    sheet["pills"] = IconDrawing().ring(17, 17, 4.25).line("M12.75 17H21.25").line(
      "M3.88 8.12L9.88 14.12A3 3 0 0 0 14.12 9.88L8.12 3.88A3 3 0 0 0 3.88 8.12Z"
        + "M6.88 11.12L11.12 6.88")
  }
}
