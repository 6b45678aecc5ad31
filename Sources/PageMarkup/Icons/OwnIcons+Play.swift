extension OwnIcons {
  /// Sport, games, music and machines.
  static func drawPlay(on sheet: inout Sheet) {
    let ring = IconDrawing().circled()
    sheet["soccerball"] = ring.solid("M12 8.5L15.25 10.9L14 14.75H10L8.75 10.9Z")
      .line(
        "M12 8.5V4.5L15.5 3.5M12 4.5L8.5 3.5M15.25 10.9L19 9.5M8.75 10.9L5 9.5M14 14.75L16.5 18M10 14.75L7.5 18"
      )
    sheet["basketball"] = ring.line(
      "M12 2.75V21.25M2.75 12H21.25M5.5 5.5C9.5 9 9.5 15 5.5 18.5M18.5 5.5C14.5 9 14.5 15 18.5 18.5"
    )
    sheet["tennisball"] = ring.line(
      "M5.5 5.5C9.5 9 9.5 15 5.5 18.5M18.5 5.5C14.5 9 14.5 15 18.5 18.5")
    sheet["baseball"] = ring.line(
      "M6 5C9 9 9 15 6 19M18 5C15 9 15 15 18 19M7 9L9.5 8.5M7 15L9.5 15.5M17 9L14.5 8.5M17 15L14.5 15.5"
    )
    sheet["volleyball"] = ring.line(
      "M12 12C12 8 14 4.5 17.5 4.5M12 12C8.5 10 4.5 11 3 14M12 12C15.5 14 16.5 18 14.5 21M12 12L12.5 2.75M12 12L4.5 17.5M12 12L21 10"
    )
    sheet["football"] = IconDrawing().line(
      "M4 20C1.5 12 6 3.5 20 4C22.5 12 18 20.5 4 20ZM9 15L15 9M10 12L12 14M12 10L14 12")
    sheet["dumbbell"] = IconDrawing().line("M8.5 12H15.5").box(5, 6, 3.5, 12, 1).box(
      15.5, 6, 3.5, 12, 1
    ).line("M2.5 9.5V14.5M21.5 9.5V14.5")
    sheet["dumbbell.fill"] = IconDrawing().line("M8.5 12H15.5M2.5 9.5V14.5M21.5 9.5V14.5").solid(
      IconPath.box(5, 6, 3.5, 12, 1) + IconPath.box(15.5, 6, 3.5, 12, 1))
    sheet["sportscourt"] = IconDrawing().box(2.5, 5.25, 19, 13.5, 2).line(
      "M12 5.25V18.75M2.5 9.5H5.5V14.5H2.5M21.5 9.5H18.5V14.5H21.5"
    ).ring(12, 12, 2.5)
    sheet["flag.checkered"] = IconDrawing().line("M5 21.5V3.5H20.5V14H5").area(
      "M5 3.5H10V7H5ZM15 3.5H20.5V7H15ZM10 7H15V10.5H10ZM5 10.5H10V14H5ZM15 10.5H20.5V14H15Z")
    sheet["guitars"] = IconDrawing().line(
      "M20 3L13.5 9.5M21.5 4.5L18.5 1.75M13.5 9.5C11.5 7.5 8.5 8.5 8.5 11C6 11 3 12.5 3 16C3 19.5 5.5 21.5 8.5 21C11.5 20.5 12.5 18 12.75 15.5C15.5 15 15.5 11.5 13.5 9.5Z"
    ).ring(9, 15.25, 1.75)
    sheet["pianokeys"] = IconDrawing().box(2.5, 5, 19, 14, 2).line("M8.8 13V19M15.2 13V19").area(
      "M7 5H10.6V13H7ZM13.4 5H17V13H13.4Z")
    sheet["music.quarternote.3"] = IconDrawing().dot(5, 18, 2).dot(12, 18, 2).dot(19, 18, 2).line(
      "M6.5 18V5M13.5 18V5M20.5 18V5")
    sheet["playpause"] = IconDrawing().line("M3.5 6.5L11.5 12L3.5 17.5ZM15 6.5V17.5M19.5 6.5V17.5")
    sheet["playpause.fill"] = IconDrawing().solid("M3.5 6.5L11.5 12L3.5 17.5Z").solid(
      IconPath.box(14, 6.5, 2, 11, 0.5) + IconPath.box(18.75, 6.5, 2, 11, 0.5))
    sheet["waveform.path"] = IconDrawing().line("M2.5 12H5L7 6L10.5 19L14 4L17 16L18.5 12H21.5")
    sheet["livephoto"] = IconDrawing().dashed(IconPath.ellipse(12, 12, 9.25, 9.25)).ring(
      12, 12, 5.75
    ).dot(12, 12, 2.5)
    sheet["timelapse"] = IconDrawing().dashed(IconPath.ellipse(12, 12, 9.25, 9.25)).area(
      "M12 6A6 6 0 1 1 6.8 15L12 12Z")
    sheet["slowmo"] = IconDrawing().dashed(IconPath.ellipse(12, 12, 9.25, 9.25)).ring(12, 12, 4)
    sheet["rays"] = IconDrawing().line(IconPath.rays(8, from: 4, to: 9.5))
    sheet["recordingtape"] = IconDrawing().ring(7, 12, 4.25).ring(17, 12, 4.25).line("M7 16.25H17")
    sheet["airplayvideo"] = IconDrawing().line(
      "M7 17H5A2.5 2.5 0 0 1 2.5 14.5V7A2.5 2.5 0 0 1 5 4.5H19A2.5 2.5 0 0 1 21.5 7V14.5A2.5 2.5 0 0 1 19 17H17"
    ).solid("M12 14.5L17 20.5H7Z")
    sheet["airplayaudio"] = IconDrawing().line(
      "M6.5 17A8 8 0 1 1 17.5 17M9 13.5A4.25 4.25 0 1 1 15 13.5"
    ).solid("M12 15.5L16 20.5H8Z")
    sheet["airpods"] = IconDrawing().line(
      "M9.5 8.5A3 3 0 1 0 6.5 10.5V18.5A1.5 1.5 0 0 0 9.5 18.5ZM14.5 8.5A3 3 0 1 1 17.5 10.5V18.5A1.5 1.5 0 0 1 14.5 18.5Z"
    )
    sheet["flashlight.off.fill"] = IconDrawing().solid(
      "M7.5 2.5H16.5V6L14.5 9.5V20.5A1 1 0 0 1 13.5 21.5H10.5A1 1 0 0 1 9.5 20.5V9.5L7.5 6Z")
    sheet["flashlight.on.fill"] = IconDrawing().solid(
      "M8 7H16L14.5 10.5V20.5A1 1 0 0 1 13.5 21.5H10.5A1 1 0 0 1 9.5 20.5V10.5Z"
    ).line("M12 4.5V2.5M8.5 4.5L7.5 2.75M15.5 4.5L16.5 2.75")
    sheet["light.beacon.max"] = IconDrawing().line(
      "M6 16.5V13A6 6 0 0 1 18 13V16.5ZM4 20H20M12 4V2M4.5 7L3 6M19.5 7L21 6")
    sheet["lamp.desk"] = IconDrawing().line(
      "M5 20.5H14M9.5 20.5L6.5 12L13.5 6M11 3L18.5 10.5C15.5 12.5 10 8 11 3Z")
    sheet["scalemass"] = IconDrawing().line(
      "M4 8.5H20L21.5 20.5H2.5ZM12 8.5A2.75 2.75 0 1 0 12 3A2.75 2.75 0 1 0 12 8.5Z")
    sheet["scalemass.fill"] = IconDrawing().solid("M4 8.5H20L21.5 20.5H2.5Z").ring(12, 5.75, 2.75)
    sheet["dial.min"] = IconDrawing().ring(12, 12, 6.5).line("M12 12L8.5 15.5").dot(12, 2.75, 1)
      .dot(3.5, 9, 1).dot(20.5, 9, 1).dot(5, 18.5, 1).dot(19, 18.5, 1)
    sheet["gauge.medium"] = IconDrawing().line("M5.5 18.5A9.25 9.25 0 1 1 18.5 18.5M12 13V7.5").dot(
      12, 13.5, 1.75)
    sheet["barometer"] = ring.line("M12 12L16 8M12 5V6.25M5 12H6.25M17.75 12H19").dot(12, 12, 1.75)
    sheet["car.2"] = IconDrawing().line(
      "M3 15.5V11.5L4.5 7.5H12L13.5 11.5V15.5ZM3 11.5H13.5M16 15.5H21V12L19.5 8.5H15"
    ).dot(5.5, 13.5, 0.9).dot(11, 13.5, 0.9).line("M4 15.5V17.5M12.5 15.5V17.5M19.5 15.5V17.5")
    sheet["ferry"] = IconDrawing().line(
      "M3 13.5L12 10.5L21 13.5L18.5 18.5H5.5ZM6 12.5V7.5H18V12.5M10 7.5V4H14V7.5M2.5 21C5 19.5 7 19.5 9.5 21S14 22.5 16.5 21S20 20 21.5 20.5"
    )
    sheet["airplane"] = IconDrawing().area(
      "M21.75 12C21.75 10.9 20.4 10.35 19 10.35H15.3L10.5 3.4C10.2 2.95 9.85 2.75 9.4 2.75H8.25L10.6 10.35H6.5L4.6 7.9H3L4.1 12L3 16.1H4.6L6.5 13.65H10.6L8.25 21.25H9.4C9.85 21.25 10.2 21.05 10.5 20.6L15.3 13.65H19C20.4 13.65 21.75 13.1 21.75 12Z"
    )
    // One contour has no darker parts in translucent colours.
    sheet["music.note"] = IconDrawing().area(
      "M12.3 18A3.6 2.9 0 1 1 10.8 15.65V4.6C10.8 4 11.2 3.5 11.8 3.4L17 2.3C17.7 2.15 18.3 2.6 18.3 3.3V6.4C18.3 7 17.9 7.5 17.3 7.6L12.3 8.7Z"
    )
    let handle = "M8.5 6.75V5.5A2 2 0 0 1 10.5 3.5H13.5A2 2 0 0 1 15.5 5.5V6.75"
    sheet["cross.case"] = IconDrawing().box(2.75, 6.75, 18.5, 13.5, 2.75)
      .line(handle + "M12 10.5V16.5M9 13.5H15")
    sheet["cross.case.fill"] = IconDrawing().line(handle).area(
      IconPath.box(1.9, 5.9, 20.2, 15.2, 3.5)
        + "M11 10H13V12.5H15.5V14.5H13V17H11V14.5H8.5V12.5H11Z")
    sheet["airplane.arrival"] = IconDrawing().line(
      "M3 20.5H21M3.5 6L5 11L19 15C21 15.5 21.5 13.5 19.5 12.75L14.5 11L12 4.5L10 4L10.75 10L6.5 8.75L5.25 6.5Z"
    )
    sheet["compass.drawing"] = IconDrawing().ring(12, 4.5, 1.75).line(
      "M11.25 6L5.5 20.5M12.75 6L18.5 20.5M6.5 14.5C9 17 15 17 17.5 14.5")
    sheet["swift"] = IconDrawing().solid(
      "M3.5 15C8 18 12.5 17.5 14.5 16.25C9.5 13 6.5 9 5 6.5C8 9.5 11 11.75 12.5 12.75C10.5 10.5 8.5 7.5 7.5 6C11 9.25 13.5 11.5 16.5 13.5C17.5 10.5 16.5 7 14.5 4.5C19 7 21 11.5 20 15.5C21.25 17.25 21 19 20.75 19.5C19.75 17.5 18 18 17 18.75C12.5 21 6.5 19 3.5 15Z"
    )
    sheet["applelogo"] = IconDrawing().area(
      "M16.5 12.5C16.5 10 18.5 9 18.75 8.75C17.5 7 15.75 6.75 15 6.75C13.5 6.5 12.75 7.5 12 7.5C11 7.5 10 6.75 8.75 6.75C6.5 6.75 4 8.5 4 12.5C4 16.5 6.75 21 9 21C10.25 21 10.75 20.25 12.25 20.25S14 21 15.25 21C17.25 21 18.75 18 19.25 16.25C17.5 15.5 16.5 14.5 16.5 12.5ZM14.25 5.25C15 4.5 15.5 3.25 15.25 2C14 2 12 3.5 12 5.75C13 5.75 13.75 5.75 14.25 5.25Z"
    )
    sheet["paragraphsign"] = IconDrawing().line(
      "M19 4H10A4.5 4.5 0 0 0 10 13H12M12 4V20.5M16 4V20.5")
    sheet["signature"] = IconDrawing().line(
      "M2.5 16C6 15 11 8 10 4.5C9 2.5 6.5 6.5 6.5 11.5C6.5 16 8.5 17 10.5 14.5C11.5 13 12.5 13 12.5 14.5S14.5 16 15.5 14.5S17.5 13.5 18 14.5S20 15.5 21.5 14M2.5 20.5H21.5"
    )
    sheet["lasso"] = IconDrawing().line(
      "M7 15.5C4 14.5 2.5 12.5 2.5 10C2.5 6.5 6.5 4 12 4S21.5 6.5 21.5 10S17.5 16 12 16C11 16 10 15.9 9.25 15.75M8.5 13.5A2 2 0 1 1 6 16.5C6 19 7 20.5 9 21.5"
    )
    sheet["staroflife"] = IconDrawing().line(
      "M10 3H14V8.5L18.75 5.75L20.75 9.25L16 12L20.75 14.75L18.75 18.25L14 15.5V21H10V15.5L5.25 18.25L3.25 14.75L8 12L3.25 9.25L5.25 5.75L10 8.5Z"
    )
    sheet["horn"] = IconDrawing().line(
      "M21 4V18C17.5 14.5 13 13.5 6 13.5A2.5 2.5 0 0 1 6 8.5C13 8.5 17.5 7.5 21 4ZM8 13.5C8 17.5 10 19 13 18.5"
    )
    sheet["photo.on.rectangle.angled"] = IconDrawing().box(6, 7.5, 15.5, 12, 2).line(
      "M6 16L10 12.5L13 15.5L15.5 13L21.5 18M4 16.5L2.5 8A2 2 0 0 1 4.25 6L14 4.25A2 2 0 0 1 16 5"
    ).dot(17.25, 11, 1.25)
  }
}
