extension OwnIcons {
  /// People, and how they reach each other.
  static func drawPeopleAndMessages(on sheet: inout Sheet) {
    let shoulders = "M4.5 20.25C4.5 16.5 7.75 14.25 12 14.25S19.5 16.5 19.5 20.25Z"
    sheet["person"] = IconDrawing().ring(12, 7.5, 3.75).line(shoulders)
    sheet["person.fill"] = IconDrawing().dot(12, 7.5, 4.6).solid(shoulders)
    sheet["person.circle"] = IconDrawing().circled().ring(12, 9.75, 3.1)
      .line("M5.9 18.75C7 16.4 9.25 15.25 12 15.25S17 16.4 18.1 18.75")
    sheet["person.circle.fill"] = IconDrawing().disc(
      cutting: IconPath.ellipse(12, 9.5, 3.4, 3.4),
      "M5.75 18.3C6.9 15.7 9.3 14.5 12 14.5S17.1 15.7 18.25 18.3A8.9 8.9 0 0 1 5.75 18.3Z")
    // The rim of the disc stands around the shoulders.
    sheet["person.crop.circle.fill"] = IconDrawing().disc(
      cutting: IconPath.ellipse(12, 9.6, 3.5, 3.5),
      "M5.2 18.1C6.2 15.8 8.8 14.4 12 14.4S17.8 15.8 18.8 18.1A9.1 9.1 0 0 1 5.2 18.1Z")
    sheet["figure.walk"] = IconDrawing().dot(13.25, 3.75, 1.9)
      .line("M12.25 8L10.75 14L14 17L15.25 21.25M10.5 15L9.75 17.75L7 21.25")
      .line("M7.25 13L8.5 9.75L12.25 8C13.25 10.5 14.75 11.5 17 11.75")

    sheet["envelope"] = IconDrawing().box(2.5, 5, 19, 14, 2.5).line("M3.25 7L12 13.5L20.75 7")
    sheet["paperplane"] = IconDrawing().line(
      "M21 3L2.75 9.75L10.5 13.5L14.25 21.25ZM10.5 13.5L21 3")
    sheet["message"] = IconDrawing().line(
      "M12 4C6.75 4 2.5 7.25 2.5 11.5C2.5 13.9 3.9 16 6 17.4C6 18.75 5.25 20 4.25 21"
        + "C6.75 20.9 8.5 20 9.75 18.8C10.5 18.93 11.2 19 12 19C17.25 19 21.5 15.75 21.5 11.5"
        + "S17.25 4 12 4Z")
    sheet["bubble.left"] = IconDrawing().line(
      "M5.5 4.25H18.5A2.75 2.75 0 0 1 21.25 7V14A2.75 2.75 0 0 1 18.5 16.75H11.5L7 20.75V16.75"
        + "H5.5A2.75 2.75 0 0 1 2.75 14V7A2.75 2.75 0 0 1 5.5 4.25Z")
    let handset =
      "M6.5 3.5H8.6A1.5 1.5 0 0 1 10.05 4.6L10.85 7.5A1.5 1.5 0 0 1 10.45 8.95L9.1 10.3"
      + "A12 12 0 0 0 13.7 14.9L15.05 13.55A1.5 1.5 0 0 1 16.5 13.15L19.4 13.95"
      + "A1.5 1.5 0 0 1 20.5 15.4V17.5A3 3 0 0 1 17.5 20.5C9.8 20.5 3.5 14.2 3.5 6.5"
      + "A3 3 0 0 1 6.5 3.5Z"
    sheet["phone"] = IconDrawing().line(handset)
    sheet["phone.fill"] = IconDrawing().solid(handset)
    let bell = "M4 17C5.5 15.25 6 13.75 6 10A6 6 0 0 1 18 10C18 13.75 18.5 15.25 20 17Z"
    sheet["bell"] = IconDrawing().line(bell).line("M12 4V2.5M9.5 20A2.75 2.75 0 0 0 14.5 20")
    sheet["bell.fill"] = IconDrawing().solid(bell)
      .line("M12 4V2.5M9.5 20A2.75 2.75 0 0 0 14.5 20")
    // What is under the badge is left out, so that it stands apart.
    let bellBelowBadge =
      "M13 4.1A6 6 0 0 0 6 10C6 13.75 5.5 15.25 4 17H20C18.6 15.35 18.1 13.9 18 11.5"
    sheet["bell.badge"] = IconDrawing().line(bellBelowBadge)
      .line("M9.5 20A2.75 2.75 0 0 0 14.5 20").dot(17.75, 6, 3.5)
    sheet["bell.badge.fill"] = IconDrawing()
      .solid(
        "M11.5 4A6 6 0 0 0 6 10C6 13.75 5.5 15.25 4 17H20C18.6 15.35 18.1 13.9 18 12A6 6 0 0 1 11.5 4Z"
      )
      .line("M9.5 20A2.75 2.75 0 0 0 14.5 20").dot(18.25, 5.5, 3.5)
    sheet["hand.thumbsup"] = IconDrawing().line(
      "M7.5 10.75L11 3.5A2.3 2.3 0 0 1 13.3 5.9L13 9.25H18.6A2 2 0 0 1 20.6 11.6L19.4 18.4"
        + "A2.25 2.25 0 0 1 17.2 20.25H7.5Z"
    )
    .line("M7.5 10.75H4.5A1.25 1.25 0 0 0 3.25 12V19A1.25 1.25 0 0 0 4.5 20.25H7.5")
    let heart =
      "M12 20.25C5.75 16.1 2.75 12.6 2.75 8.9A4.8 4.8 0 0 1 7.55 4.1C9.4 4.1 11.1 5.1 12 6.75"
      + "C12.9 5.1 14.6 4.1 16.45 4.1A4.8 4.8 0 0 1 21.25 8.9C21.25 12.6 18.25 16.1 12 20.25Z"
    sheet["heart"] = IconDrawing().line(heart)
    sheet["heart.fill"] = IconDrawing().solid(heart)
  }
}
