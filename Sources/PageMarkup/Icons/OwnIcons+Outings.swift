extension OwnIcons {
  /// On the road, on the water and at play.
  static func drawOutings(on sheet: inout Sheet) {
    sheet["sailboat"] = IconDrawing().line(
      "M11 3V15.5H4ZM14 6.5L19.5 15.5H14ZM3 18H21L19 21H5Z")
    sheet["sailboat.fill"] = IconDrawing().solid("M11 3V15.5H4Z").solid("M14 6.5L19.5 15.5H14Z")
      .solid("M3 18H21L19 21H5Z")
    sheet["steeringwheel"] = IconDrawing().circled().ring(12, 12.5, 2.25).line(
      "M3.25 10.5C8 8.5 16 8.5 20.75 10.5M11 14.5L9 20.5M13 14.5L15 20.5")
    sheet["road.lanes"] = IconDrawing().line("M7 4L3 20M17 4L21 20M12 4V7M12 10.5V13.5M12 17V20")
    sheet["skateboard"] = IconDrawing().line("M2.5 9.5L5.5 12.5H18.5L21.5 9.5").ring(7.5, 16, 1.75)
      .ring(16.5, 16, 1.75)
    sheet["surfboard"] = IconDrawing().line(
      "M20.5 3.5C21 10 15 18 6 20.5C4.5 20.5 3.5 19.5 3.5 18C6 9 14 3 20.5 3.5ZM20.5 3.5L5 19")
    sheet["snowboard"] = IconDrawing().line(
      "M5 21.25A3 3 0 0 1 2.75 17L17 2.75A3 3 0 0 1 21.25 7L7 21.25A3 3 0 0 1 5 21.25M8.5 13L11 15.5M13 8.5L15.5 11"
    )
    sheet["tennis.racket"] = IconDrawing().line(
      IconPath.ellipse(14.5, 9, 6, 6)
    ).line("M10 13L3.5 20.5M11 6.5L17 12.5M14.5 3.5L14.5 14.5M8.5 9H20.5")
    sheet["suitcase.rolling"] = IconDrawing().box(5.5, 8, 13, 11, 2).line(
      "M9.5 8V3H14.5V8M9.5 11.5V15.5M14.5 11.5V15.5M8 19V21M16 19V21")
    sheet["suitcase.rolling.fill"] = IconDrawing().solid(IconPath.box(5.5, 8, 13, 11, 2)).line(
      "M9.5 8V3H14.5V8M8 19V21M16 19V21")
    sheet["fireworks"] = IconDrawing().line(IconPath.rays(12, from: 3, to: 5.5)).line(
      IconPath.rays(6, from: 8, to: 9.5))
    let flask =
      "M9.5 3V9.5L4.25 18.5A1.75 1.75 0 0 0 5.75 21H18.25A1.75 1.75 0 0 0 19.75 18.5L14.5 9.5V3Z"
    sheet["flask"] = IconDrawing().line(flask).line("M8 3H16M7 14.5H17")
    sheet["flask.fill"] = IconDrawing().solid(flask).line("M8 3H16")
    sheet["sun.horizon"] = IconDrawing().line(
      "M2.5 17H21.5M7 17A5 5 0 0 1 17 17M12 5V8M4.75 9.75L6.75 11.5M19.25 9.75L17.25 11.5M6 20.5H18"
    )
    sheet["sun.horizon.fill"] = IconDrawing().area("M7 17A5 5 0 0 1 17 17Z").line(
      "M2.5 17H21.5M12 5V8M4.75 9.75L6.75 11.5M19.25 9.75L17.25 11.5M6 20.5H18")
    sheet["light.max"] = IconDrawing().dot(12, 12, 2).line(IconPath.rays(8, from: 6, to: 9.5))
    sheet["light.min"] = IconDrawing().dot(12, 12, 2).line(IconPath.rays(8, from: 6, to: 6.5))
    let signpost = "M20 6H7L3 9.5L7 13H20Z"
    sheet["signpost.left"] = IconDrawing().line(signpost).line("M12 3V6M12 13V21")
    sheet["signpost.left.fill"] = IconDrawing().solid(signpost).line("M12 3V6M12 13V21")
    sheet["play.tv"] = IconDrawing().box(2.5, 5, 19, 13, 2).line("M8.5 20.5H15.5").solid(
      "M10 8.5L15 11.5L10 14.5Z")
    sheet["play.square.stack"] = IconDrawing().box(4, 8.5, 16, 12, 2).line("M6 5.75H18M8 3H16")
      .solid("M10.25 11.5L15 14.5L10.25 17.5Z")
    sheet["scribble"] = IconDrawing().line(
      "M3 14C6 4 12 3 11 8S5 18 8 18.5S15 9 17 9.5S13 17 16 18S20 16 21 14")
    sheet["pencil.and.ruler"] = IconDrawing().line(
      "M3.5 20.5L4.5 16.5L16.5 4.5L19.5 7.5L7.5 19.5ZM14 7L17 10M3.5 7L7 3.5L10.5 7M20.5 17L17 20.5L13.5 17M5.25 9L3.5 7M18.75 15L20.5 17"
    )
    sheet["chart.dots.scatter"] = IconDrawing().line("M3.5 3.5V20.5H20.5").dot(8, 15, 1.5).dot(
      11.5, 9.5, 1.5
    ).dot(14.5, 14, 1.5).dot(18, 6.5, 1.5)
    sheet["chart.line.flattrend.xyaxis"] = IconDrawing().line(
      "M3.5 3.5V20.5H20.5M6.5 12.5L10 10.5L14 13.5L20 12")
    sheet["figure.arms.open"] = IconDrawing().dot(12, 4.5, 2.1).line(
      "M4 7.5L9.5 9.5H14.5L20 7.5M9.5 9.5V14L8 21M14.5 9.5V14L16 21M9.5 14H14.5")
    sheet["figure.child"] = IconDrawing().dot(12, 6.5, 2.4).line(
      "M7.5 11H16.5M9.75 11V16L9 20.5M14.25 11V16L15 20.5M9.75 16H14.25")
    sheet["figure.roll"] = IconDrawing().dot(11, 4.25, 2).line(
      "M11 8V13.5H16L18.5 19H20.5M11 10.5H15.5M8 11.5A5.25 5.25 0 1 0 15 17.5")
    sheet["person.bust"] = IconDrawing().ring(12, 7.5, 4).line(
      "M4.5 20.5A7.5 6.5 0 0 1 19.5 20.5Z")
    sheet["person.bust.fill"] = IconDrawing().dot(12, 7.5, 4.75).solid(
      "M4.5 20.5A7.5 6.5 0 0 1 19.5 20.5Z")
    sheet["mustache"] = IconDrawing().line(mustache)
    sheet["mustache.fill"] = IconDrawing().solid(mustache)
  }

  private static let mustache =
    "M12 10C10 7.5 6.5 8.5 6 11.5C5.5 13.5 4 13.5 2.5 12.5C3.5 16.5 10 17.5 12 13.5C14 17.5 20.5 16.5 21.5 12.5C20 13.5 18.5 13.5 18 11.5C17.5 8.5 14 7.5 12 10Z"

  /// What is heard and seen, and what is played with.
  static func drawSound(on sheet: inout Sheet) {
    let pad =
      "M9 3H15V9H21V15H15V21H9V15H3V9H9Z"
    sheet["dpad"] = IconDrawing().line(pad)
    sheet["dpad.fill"] = IconDrawing().solid(pad)
    sheet["homepod"] = IconDrawing().box(4, 3.5, 16, 17, 6).line("M8 6.5A5 1.5 0 0 0 16 6.5")
    sheet["homepod.fill"] = IconDrawing().solid(IconPath.box(4, 3.5, 16, 17, 6))
    sheet["homepodmini"] = IconDrawing().line(
      IconPath.ellipse(12, 12.5, 8.5, 7.25)
    ).line("M8 8A5 1.25 0 0 0 16 8")
    sheet["metronome"] = IconDrawing().line("M9 3H15L19 21H5ZM6 16.5H18M12 16.5L18.5 6")
    sheet["metronome.fill"] = IconDrawing().solid("M9 3H15L19 21H5Z").line("M14 14L19.5 6")
    sheet["tuningfork"] = IconDrawing().line("M8 3V10A4 4 0 0 0 16 10V3M12 14V21")
    sheet["visionpro"] = IconDrawing().line(
      "M5 7.5C9 6.5 15 6.5 19 7.5A3 3 0 0 1 21.5 10.5V13.5A3.5 3.5 0 0 1 18 17C15 17 14.5 14.5 12 14.5S9 17 6 17A3.5 3.5 0 0 1 2.5 13.5V10.5A3 3 0 0 1 5 7.5Z"
    )
    sheet["space"] = IconDrawing().line("M3.5 10V15.5H20.5V10")
    sheet["dial.low"] = dial("M12 12L7.5 15.5")
    sheet["dial.medium"] = dial("M12 12V6.5")
    sheet["dial.high"] = dial("M12 12L16.5 15.5")
    sheet["personalhotspot"] = IconDrawing().line(
      "M10.5 13.5L13.5 10.5M9 11L5.5 14.5A3.2 3.2 0 0 0 10 18.5L13 15.5M15 13L18.5 9.5A3.2 3.2 0 0 0 14 5.5L11 8.5"
    )
    sheet["moonphase.new.moon"] = IconDrawing().circled()
    sheet["moonphase.full.moon"] = IconDrawing().dot(12, 12, 10.1)
    sheet["moonphase.first.quarter"] = IconDrawing().circled().area(
      "M12 2.75A9.25 9.25 0 0 1 12 21.25Z")
    sheet["moonphase.waxing.crescent"] = IconDrawing().circled().area(
      "M12 2.75A9.25 9.25 0 0 1 12 21.25A14 14 0 0 0 12 2.75Z")
    sheet["moonphase.waning.crescent"] = IconDrawing().circled().area(
      "M12 2.75A9.25 9.25 0 0 0 12 21.25A14 14 0 0 1 12 2.75Z")
    sheet["moonphase.waxing.gibbous"] = IconDrawing().circled().area(
      "M12 2.75A9.25 9.25 0 0 1 12 21.25A14 14 0 0 1 12 2.75Z")
    let shield = "M12 2.75L20 5.5V11C20 16 17 19.5 12 21.5C7 19.5 4 16 4 11V5.5Z"
    sheet["shield.lefthalf.filled"] = IconDrawing().line(shield).area(
      "M12 2.75V21.5C7 19.5 4 16 4 11V5.5Z")
    sheet["shield.checkered"] = IconDrawing().line(shield).area(
      "M12 2.75V12H4V5.5ZM12 12H20C19.5 16.5 17 19.5 12 21.5Z")
    sheet["speaker.plus"] = IconDrawing().line(speaker).line("M18.5 8.5V15.5M15 12H22")
    sheet["speaker.minus"] = IconDrawing().line(speaker).line("M15 12H22")
  }

  private static let speaker = "M2.5 9.5H5.5L10.5 5V19L5.5 14.5H2.5Z"

  private static func dial(_ hand: String) -> IconDrawing {
    IconDrawing().ring(12, 12, 8).line(hand).dot(4, 19.5, 1).dot(12, 2.25, 1).dot(20, 19.5, 1)
  }
}
