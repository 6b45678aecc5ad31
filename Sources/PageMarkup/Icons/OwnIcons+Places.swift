extension OwnIcons {
  /// Where something is, buildings, and the sky above them.
  static func drawPlaces(on sheet: inout Sheet) {
    let needle = "M20.5 3.5L3.5 10.75L11 13L13.25 20.5Z"
    sheet["location"] = IconDrawing().line(needle)
    sheet["location.fill"] = IconDrawing().solid(needle)
    sheet["location.slash"] = IconDrawing().line("M4 4L20 20")
      .line("M10.6 7.7L20.5 3.5L16.3 13.4M14.4 17.8L13.25 20.5L11 13L3.5 10.75L6.4 9.5")
    sheet["mappin"] = IconDrawing().ring(12, 7, 4.25).line("M12 11.25V21.25")
    sheet["mappin.and.ellipse"] = IconDrawing().ring(12, 6, 3.25).line("M12 9.25V17.5")
      .line(
        "M8.25 14.5C5.1 15 3 16.1 3 17.5C3 19.4 7 20.9 12 20.9S21 19.4 21 17.5C21 16.1 18.9 15 15.75 14.5"
      )
    sheet["map"] = IconDrawing().line(
      "M2.75 6.5L9 4L15 6.5L21.25 4V17.5L15 20L9 17.5L2.75 20ZM9 4V17.5M15 6.5V20")
    sheet["globe"] = IconDrawing().circled().line("M2.75 12H21.25")
      .line(IconPath.ellipse(12, 12, 4, 9.25))
    sheet["house"] = IconDrawing().line("M2.75 11.5L12 3.5L21.25 11.5")
      .line("M5.5 9.25V18.75A1.5 1.5 0 0 0 7 20.25H17A1.5 1.5 0 0 0 18.5 18.75V9.25")
      .line("M9.75 20.25V14.5H14.25V20.25")
    sheet["house.fill"] = IconDrawing().line("M2.75 11.5L12 3.5L21.25 11.5").area(
      "M12 6L18.75 11.85V19.25A1.75 1.75 0 0 1 17 21H14.6V15.25H9.4V21H7A1.75 1.75 0 0 1 5.25 19.25"
        + "V11.85Z")
    sheet["building.2"] = IconDrawing().line("M2 20.75H22")
      .line("M3.25 20.75V5A1.5 1.5 0 0 1 4.75 3.5H11.5A1.5 1.5 0 0 1 13 5V20.75")
      .line("M13 9.5H19.25A1.5 1.5 0 0 1 20.75 11V20.75M16.5 13.25H17.25M16.5 17H17.25")
      .line("M7 7.25H9.25M7 11.25H9.25M7 15.25H9.25")
    sheet["graduationcap"] = IconDrawing().line("M12 4.5L1.75 9.5L12 14.5L22.25 9.5Z")
      .line("M5.75 11.75V16.5C7.5 18.25 9.6 19 12 19S16.5 18.25 18.25 16.5V11.75M21.75 9.75V16")
    sheet["bed.double"] = IconDrawing().box(6.75, 8, 4, 3, 1).box(13.25, 8, 4, 3, 1)
      .line(
        "M2.5 19.25V13.25A2.25 2.25 0 0 1 4.75 11H19.25A2.25 2.25 0 0 1 21.5 13.25V19.25M2.5 16.5H21.5"
      )
      .line("M4.25 11V7A2 2 0 0 1 6.25 5H17.75A2 2 0 0 1 19.75 7V11")
    sheet["sun.max"] = IconDrawing().ring(12, 12, 4).line(IconPath.rays(8, from: 7.25, to: 9.5))
    sheet["moon"] = IconDrawing().line(
      "M20.25 14.5A8.9 8.9 0 0 1 9.5 3.75A8.75 8.75 0 1 0 20.25 14.5Z")
    sheet["bolt"] = IconDrawing().line("M13 2.75L4.75 13.75H11L10.5 21.25L19.25 10H12.75Z")
    sheet["drop"] = IconDrawing().line(
      "M12 2.75C15.5 7 18.5 10.75 18.5 14.75A6.5 6.5 0 0 1 5.5 14.75C5.5 10.75 8.5 7 12 2.75Z")
    sheet["flame"] = IconDrawing().line(
      "M12 21.25C7.9 21.25 5 18.4 5 14.75C5 12 6.5 10 8 8.25C8.4 9.5 9 10.25 10 10.75"
        + "C9.75 7.5 11 4.5 13.75 2.75C13.75 5.75 15 7.25 16.5 9C17.75 10.5 19 12.25 19 14.75"
        + "C19 18.4 16.1 21.25 12 21.25Z"
    )
    .line("M9.25 18C9.25 16.5 10.75 15.75 12 13.75C13.25 15.75 14.75 16.5 14.75 18")
  }
}
