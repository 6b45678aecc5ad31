extension OwnIcons {
  /// Paper, and what is done with it.
  static func drawDocuments(on sheet: inout Sheet) {
    let page =
      "M13.5 2.75H7A2 2 0 0 0 5 4.75V19.25A2 2 0 0 0 7 21.25H17A2 2 0 0 0 19 19.25V8.25Z"
      + "M13.5 2.75V8.25H19"
    sheet["doc"] = IconDrawing().line(page)
    sheet["doc.text"] = IconDrawing().line(page).line("M8.5 12.75H15.5M8.5 16.75H15.5")
    sheet["folder"] = IconDrawing().line(
      "M2.75 18V6.5A2 2 0 0 1 4.75 4.5H8.9A2 2 0 0 1 10.3 5.1L11.9 6.75H19.25"
        + "A2 2 0 0 1 21.25 8.75V18A2 2 0 0 1 19.25 20H4.75A2 2 0 0 1 2.75 18Z")
    sheet["tray"] = IconDrawing().line(
      "M2.75 13.5L5.6 6A2 2 0 0 1 7.5 4.75H16.5A2 2 0 0 1 18.4 6L21.25 13.5V17.5"
        + "A2 2 0 0 1 19.25 19.5H4.75A2 2 0 0 1 2.75 17.5Z"
    )
    .line("M2.75 13.5H8.25A3.75 3.75 0 0 0 15.75 13.5H21.25")
    sheet["calendar"] = IconDrawing().box(3.25, 4.75, 17.5, 16, 2.75)
      .line("M3.25 9.75H20.75M8 2.75V6.5M16 2.75V6.5")
    sheet["bookmark"] = IconDrawing().line(
      "M6.25 5A2 2 0 0 1 8.25 3H15.75A2 2 0 0 1 17.75 5V20.75L12 16.25L6.25 20.75Z")
    sheet["tag"] = IconDrawing().dot(16.4, 7.6, 1.35).line(
      "M12.6 3.25H19A1.75 1.75 0 0 1 20.75 5V11.4A2 2 0 0 1 20.15 12.8L12.9 20.05"
        + "A2 2 0 0 1 10.1 20.05L3.95 13.9A2 2 0 0 1 3.95 11.1L11.2 3.85A2 2 0 0 1 12.6 3.25Z")
    sheet["flag"] = IconDrawing().line(
      "M5 21.25V3.75M5 4.5C7.5 3 10 3.25 12.25 4.5S17 5.75 19.5 4.5V14C17 15.25 14.5 15.25 12.25 14"
        + "S7.5 12.5 5 14")
    sheet["link"] = IconDrawing()
      .line("M10.2 13.8A4 4 0 0 0 15.86 13.8L19.4 10.26A4 4 0 0 0 13.74 4.6L12.3 6.04")
      .line("M13.8 10.2A4 4 0 0 0 8.14 10.2L4.6 13.74A4 4 0 0 0 10.26 19.4L11.7 17.96")
    sheet["paperclip"] = IconDrawing().line(
      "M20 11.25L12.1 19.15A5 5 0 0 1 5.03 12.08L13.3 3.8A3.4 3.4 0 0 1 18.1 8.6L9.9 16.8"
        + "A1.75 1.75 0 0 1 7.43 14.33L14.75 7")
    sheet["pencil"] = IconDrawing().line(
      "M4 20L5 15.75L16.25 4.5A1.9 1.9 0 0 1 18.95 4.5L19.5 5.05A1.9 1.9 0 0 1 19.5 7.75L8.25 19Z"
        + "M14 6.75L17.25 10")
    sheet["square.and.pencil"] = IconDrawing()
      .line(
        "M12 4.75H6A2.25 2.25 0 0 0 3.75 7V18A2.25 2.25 0 0 0 6 20.25H17A2.25 2.25 0 0 0 19.25 18V12"
      )
      .line(
        "M9.5 14.5L10.25 11.25L18.5 3A1.4 1.4 0 0 1 20.5 3L21 3.5A1.4 1.4 0 0 1 21 5.5L12.75 13.75Z"
      )
    sheet["square.and.arrow.up"] = IconDrawing().line("M12 14.5V3M8.25 6.5L12 2.75L15.75 6.5").line(
      "M8.5 9.5H7A1.75 1.75 0 0 0 5.25 11.25V19A1.75 1.75 0 0 0 7 20.75H17"
        + "A1.75 1.75 0 0 0 18.75 19V11.25A1.75 1.75 0 0 0 17 9.5H15.5")
    sheet["trash"] = IconDrawing()
      .line("M4 6.5H20M9 6.25V4.75A1.5 1.5 0 0 1 10.5 3.25H13.5A1.5 1.5 0 0 1 15 4.75V6.25")
      .line("M6 6.5L6.9 18.9A2 2 0 0 0 8.9 20.75H15.1A2 2 0 0 0 17.1 18.9L18 6.5")
      .line("M10 10.5L10.25 16.75M14 10.5L13.75 16.75")
    sheet["photo"] = IconDrawing().box(2.75, 4.5, 18.5, 15, 2.5).ring(8, 9.25, 1.5)
      .line(
        "M3.25 17.5L7.9 13.2A1.5 1.5 0 0 1 9.9 13.2L12.5 15.6L15.6 12.3A1.5 1.5 0 0 1 17.8 12.3L21 15.75"
      )
  }
}
