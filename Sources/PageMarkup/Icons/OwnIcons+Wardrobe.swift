extension OwnIcons {
  /// Clothes and hangers.
  static func drawWardrobe(on sheet: inout Sheet) {
    let jacket =
      "M8.5 3.25L4.5 5.25A2 2 0 0 0 3.4 6.75L2.25 17.5H6.5V20.75H17.5V17.5H21.75L20.6 6.75"
      + "A2 2 0 0 0 19.5 5.25L15.5 3.25L12 8.25Z"
    sheet["jacket"] = IconDrawing().line(jacket).line(
      "M12 8.25V20.75M6.5 17.5V10.5M17.5 17.5V10.5M8.75 15.75H9.5M14.5 15.75H15.25")
    sheet["hanger"] = IconDrawing().line(
      "M9.5 5.5A2.5 2.5 0 1 1 13.25 7.66C12.4 8.15 12 8.75 12 9.75L21.1 16.5A1.4 1.4 0 0 1 20.25 19"
        + "H3.75A1.4 1.4 0 0 1 2.9 16.5L12 9.75")
    sheet["powersleep"] = IconDrawing().solid(
      "M13.5 3.25A9.25 9.25 0 1 0 20.75 15.5A9.5 9.5 0 0 1 13.5 3.25Z")
  }
}
