extension OwnIcons {
  /// Hands, figures and what people wear, eat and live with.
  static func drawLife(on sheet: inout Sheet) {
    drawHands(on: &sheet)
    drawFigures(on: &sheet)
    let fork = "M6 3V8.5A2.5 2.5 0 0 0 8.5 11V21M8.5 3V8M11 3V8.5A2.5 2.5 0 0 1 8.5 11"
    sheet["fork.knife"] = IconDrawing().line(fork).line("M17 21V3C14.5 4.5 13.75 8.5 14 13.5H17")
    sheet["wineglass"] = IconDrawing().line(
      "M7 3H17C18 9 16 13.5 12 13.5S6 9 7 3ZM12 13.5V21M8 21H16M6.75 7.5H17.25")
    sheet["wineglass.fill"] = IconDrawing().solid("M7 3H17C18 9 16 13.5 12 13.5S6 9 7 3Z").line(
      "M12 13.5V21M8 21H16")
    let mug = "M4 5H15.5V17A3 3 0 0 1 12.5 20H7A3 3 0 0 1 4 17Z"
    sheet["mug"] = IconDrawing().line(mug).line(
      "M15.5 8H18A2.5 2.5 0 0 1 20.5 10.5V13A2.5 2.5 0 0 1 18 15.5H15.5")
    sheet["mug.fill"] = IconDrawing().solid(mug).line(
      "M15.5 8H18A2.5 2.5 0 0 1 20.5 10.5V13A2.5 2.5 0 0 1 18 15.5H15.5")
    sheet["birthday.cake"] = IconDrawing().line(
      "M4 20.5V13A2 2 0 0 1 6 11H18A2 2 0 0 1 20 13V20.5M2.5 20.5H21.5M4 15.5C6 17.5 8 17.5 10 15.5S14 17.5 16 15.5S19 16 20 15.5M8 11V7.5M12 11V7.5M16 11V7.5"
    )
    .dot(8, 4.75).dot(12, 4.75).dot(16, 4.75)
    sheet["birthday.cake.fill"] = IconDrawing().solid(
      "M4 20.5V13A2 2 0 0 1 6 11H18A2 2 0 0 1 20 13V20.5Z"
    )
    .line("M2.5 20.5H21.5M8 11V7.5M12 11V7.5M16 11V7.5").dot(8, 4.75).dot(12, 4.75).dot(16, 4.75)
    sheet["popcorn"] = IconDrawing().line(
      "M5 10H19L17 21H7ZM10 10L10.75 21M14 10L13.25 21M5.5 10C3.5 8 5.5 5 8 6C8.5 3 12.5 2.5 13.5 5C16 3.5 18.5 5.5 17.5 7.5C19 7.75 19.5 9 18.75 10"
    )
    sheet["takeoutbag.and.cup.and.straw"] = IconDrawing().line(
      "M3 8H12L13 21H2ZM5 8A2.5 2.5 0 0 1 10 8M15.5 11H21.5L20.75 21H15.75M17.5 11L18.75 4.5H20.5")
    sheet["waterbottle"] = IconDrawing().line(
      "M9.5 2.75H14.5V6C16.5 7 17 8.5 17 10.5V19.5A2 2 0 0 1 15 21.5H9A2 2 0 0 1 7 19.5V10.5C7 8.5 7.5 7 9.5 6ZM7 12H17"
    )
    sheet["frying.pan"] = IconDrawing().ring(9, 14, 6.25).line("M13.5 9.5L21 2.5")
    sheet["sofa"] = IconDrawing().line(
      "M5.5 11V8A2.5 2.5 0 0 1 8 5.5H16A2.5 2.5 0 0 1 18.5 8V11M2.5 12.5A2 2 0 0 1 6.5 12.5V14.5H17.5V12.5A2 2 0 0 1 21.5 12.5V18H2.5ZM5 18V20M19 18V20"
    )
    sheet["sofa.fill"] = IconDrawing().line(
      "M5.5 11V8A2.5 2.5 0 0 1 8 5.5H16A2.5 2.5 0 0 1 18.5 8V11M5 18V20M19 18V20"
    )
    .solid("M2.5 12.5A2 2 0 0 1 6.5 12.5V14.5H17.5V12.5A2 2 0 0 1 21.5 12.5V18H2.5Z")
    sheet["chair"] = IconDrawing().box(6.5, 3, 11, 8.5, 2).box(4.5, 11.5, 15, 4.5, 1.5)
      .line("M6.5 16V21M17.5 16V21")
    sheet["chair.fill"] = IconDrawing().solid(IconPath.box(6.5, 3, 11, 6.5, 2))
      .solid(IconPath.box(4.5, 12.25, 15, 3.5, 1.5)).line("M6.5 16V21M17.5 16V21")
    sheet["bed.double.fill"] = IconDrawing().solid("M2.5 11.5H21.5V17.5H2.5Z").line(
      "M4.5 11V7.5A2 2 0 0 1 6.5 5.5H17.5A2 2 0 0 1 19.5 7.5V11M2.5 17.5V20M21.5 17.5V20")
    sheet["bathtub"] = IconDrawing().line(
      "M2.5 12H21.5V14.5A4 4 0 0 1 17.5 18.5H6.5A4 4 0 0 1 2.5 14.5ZM4.5 12V5.5A2.25 2.25 0 0 1 9 5.5M7.5 7.5H10.5M6 18.5L5 21M18 18.5L19 21"
    )
    sheet["shower"] = IconDrawing().line("M4 21V6.5A3.5 3.5 0 0 1 11 6.5V8M7 11A4 4 0 0 1 15 11Z")
      .dot(8, 14).dot(11, 14).dot(14, 14).dot(7, 17.5).dot(11, 17.5).dot(15, 17.5)
    sheet["toilet"] = IconDrawing().line(
      "M6 3H10V11H6ZM6 11H18.5C18.5 14.5 16 16.5 14 17V21H8V16C6.5 15 6 13 6 11Z")
    sheet["refrigerator"] = IconDrawing().box(6, 2.5, 12, 19, 2.25).line("M6 9.5H18M9 5V7M9 12V15")
    sheet["oven"] = IconDrawing().box(3.5, 3, 17, 18, 2.25).line("M3.5 8H20.5").box(
      6.75, 11, 10.5, 6.5, 1
    ).dot(7, 5.5, 0.9).dot(10.5, 5.5, 0.9).dot(17, 5.5, 0.9)
    sheet["stove"] = IconDrawing().box(3.5, 3, 17, 18, 2.25).ring(8.25, 8, 2).ring(15.75, 8, 2)
      .ring(8.25, 15.5, 2).ring(15.75, 15.5, 2)
    sheet["washer"] = IconDrawing().box(3.5, 3, 17, 18, 2.25).ring(12, 13.5, 4.75).dot(7, 6, 0.9)
      .line("M14 6H17.5M9.5 14C11 12.5 13 15 14.5 13.5")
    sheet["sink"] = IconDrawing().line(
      "M3 12.5H21L19 18.5H5ZM12 12.5V7A2.5 2.5 0 0 1 17 7M8 12.5V10")
    let shirt = "M8 3.5C9 6 15 6 16 3.5L21.5 7L19.5 11.5L17 10.5V20.5H7V10.5L4.5 11.5L2.5 7Z"
    sheet["tshirt"] = IconDrawing().line(shirt)
    sheet["tshirt.fill"] = IconDrawing().solid(shirt)
    let shoe = "M2.5 8.5C4.5 9.5 6.5 9 8 7.5L13 12C15 13.5 21.5 13 21.5 17.5H2.5Z"
    sheet["shoe"] = IconDrawing().line(shoe).line("M10.5 12L12 10.5M13 14L14.5 12.75")
    sheet["shoe.fill"] = IconDrawing().solid(shoe)
    sheet["comb"] = IconDrawing().line(
      "M3 6H21V11H3ZM4.5 11V19M8 11V18M11.5 11V18M15 11V18M19.5 11V19")
    let suitcase =
      "M4.5 7.5H19.5A2 2 0 0 1 21.5 9.5V17.5A2 2 0 0 1 19.5 19.5H4.5A2 2 0 0 1 2.5 17.5V9.5A2 2 0 0 1 4.5 7.5Z"
    sheet["suitcase"] = IconDrawing().line(suitcase).line(
      "M8.5 7.5V5A1.5 1.5 0 0 1 10 3.5H14A1.5 1.5 0 0 1 15.5 5V7.5M7 7.5V19.5M17 7.5V19.5")
    sheet["suitcase.fill"] = IconDrawing().solid(suitcase).line(
      "M8.5 7.5V5A1.5 1.5 0 0 1 10 3.5H14A1.5 1.5 0 0 1 15.5 5V7.5")
    sheet["case"] = IconDrawing().line(suitcase).line(
      "M8.5 7.5V5A1.5 1.5 0 0 1 10 3.5H14A1.5 1.5 0 0 1 15.5 5V7.5")
    let backpack = "M6 21V10A6 6 0 0 1 18 10V21Z"
    sheet["backpack"] = IconDrawing().line(backpack).line(
      "M10 4V3.25A1 1 0 0 1 11 2.25H13A1 1 0 0 1 14 3.25V4M6 14H18M9 21V17H15V21M9.5 9H14.5M6 13H3.5V19H6M18 13H20.5V19H18"
    )
    sheet["backpack.fill"] = IconDrawing().solid(backpack).line(
      "M10 4V3.25A1 1 0 0 1 11 2.25H13A1 1 0 0 1 14 3.25V4M6 13H3.5V19H6M18 13H20.5V19H18")
    let crown = "M3.5 18.5L2.5 7.5L7.5 11.5L12 5L16.5 11.5L21.5 7.5L20.5 18.5Z"
    sheet["crown"] = IconDrawing().line(crown)
    sheet["crown.fill"] = IconDrawing().solid(crown)
    sheet["eyes"] = IconDrawing().line(
      IconPath.ellipse(7.25, 12, 4.5, 6.25) + IconPath.ellipse(16.75, 12, 4.5, 6.25)
    ).dot(8.75, 13.5, 2).dot(18.25, 13.5, 2)
    sheet["mouth"] = IconDrawing().line(
      "M2.5 11C6 9.5 8 7.5 10 7.5C11 7.5 11.25 8.25 12 8.25S13 7.5 14 7.5C16 7.5 18 9.5 21.5 11C19 15.5 15.5 17.5 12 17.5S5 15.5 2.5 11ZM2.5 11C8 12.5 16 12.5 21.5 11"
    )
    sheet["nose"] = IconDrawing().line(
      "M10.5 3C10.5 9 7 12 6 15.5C5.25 18.5 8 19.5 10 18C11 20.5 15 20 15.5 17.5M15.5 17.5C18.5 17 18.5 13.5 16.5 12.5"
    )
    sheet["brain"] = IconDrawing().line(
      "M12 5C11 3 7.5 3 7 5.5C4.5 6 4 8.5 5 10C2.5 11.5 3 15 5 16C5 19 8.5 20.5 12 18.5ZM12 5C13 3 16.5 3 17 5.5C19.5 6 20 8.5 19 10C21.5 11.5 21 15 19 16C19 19 15.5 20.5 12 18.5M8 10C9 10 9.75 10.75 9.75 12M16 10C15 10 14.25 10.75 14.25 12M7 15.5C8 15 9 15.25 9.5 16M17 15.5C16 15 15 15.25 14.5 16"
    )
    sheet["syringe"] = IconDrawing().line(
      "M17 3L21 7M19 5L16 8M13 5.5L18.5 11M14.5 7L6 15.5V18H8.5L17 9.5M6 18L3 21M10 11.5L12 13.5")
    sheet["facemask"] = IconDrawing().line(
      "M5.5 8.5C9 8.5 10 7 12 7S15 8.5 18.5 8.5V13C18.5 16 15 18 12 18S5.5 16 5.5 13ZM5.5 9.5C2.5 9 2.5 14 6 14M18.5 9.5C21.5 9 21.5 14 18 14M9 11.5H15M9 14H15"
    )
    sheet["party.popper"] = IconDrawing().line(
      "M3 21L8 8.5L15.5 16ZM10 6C11.5 5 11.5 3.5 11 2.5M18 13.5C19.5 12.5 20.5 12.5 21.5 13M13.5 10.5C14.5 7 17 6 20 6.5"
    ).dot(15, 3.5).dot(20, 9.5).dot(17, 10.5)
    sheet["theatermasks"] = IconDrawing().line(
      "M2.5 4.5H13.5V10C13.5 14 11 16.5 8 16.5S2.5 14 2.5 10ZM16 8H21.5V13C21.5 17 19 19.5 16 19.5C14.5 19.5 13 18.75 12 17.5M5 11.5C6.5 13.5 9.5 13.5 11 11.5"
    ).dot(6, 8.5, 1).dot(10, 8.5, 1).dot(18.5, 12, 1)
    sheet["theatermasks.fill"] = IconDrawing().area(
      "M2 4H14V10C14 14.25 11.25 17 8 17S2 14.25 2 10Z" + IconPath.ellipse(6, 8.5, 1.1, 1.1)
        + IconPath.ellipse(10, 8.5, 1.1, 1.1) + "M5 11.5C6.5 13.75 9.5 13.75 11 11.5Z"
    )
    .area(
      "M16 7.5H22V13C22 17.25 19.25 20 16 20C14.25 20 12.5 19.25 11.5 18C14.5 16.5 16 13.5 16 10Z")
  }

  private static func drawHands(on sheet: inout Sheet) {
    let palm =
      "M7.5 13V6.25A1.25 1.25 0 0 1 10 6.25V11V4.25A1.25 1.25 0 0 1 12.5 4.25V11V5.25A1.25 1.25 0 0 1 15 5.25V11.5V7.75A1.25 1.25 0 0 1 17.5 7.75V15C17.5 18.5 15.5 21 12 21C8.5 21 7 18.5 4.5 14.25C3.75 13 5.5 11.75 6.5 12.75L7.5 14Z"
    sheet["hand.raised"] = IconDrawing().line(palm)
    sheet["hand.raised.fill"] = IconDrawing().solid(palm)
    sheet["hand.wave"] = IconDrawing().line(palm).line(
      "M19 3.5C20 4 21 5 21.25 6.5M2.75 18C3.25 19.5 4.25 20.5 5.5 21")
    sheet["hand.wave.fill"] = IconDrawing().solid(palm).line(
      "M20 3.5C20.75 4 21.25 5 21.5 6.5M2.5 18C3 19.5 4 20.5 5.25 21")
    sheet["hands.sparkles"] = IconDrawing().line(palm).solid(spark(20, 5, 2.75)).solid(
      spark(3.5, 5.5, 2))
    sheet["hands.clap"] = IconDrawing().line(palm).line(
      "M20 4L21.5 2.5M20.5 8H22.25M3.5 5L2 3.5M3 9H1.5")
    let finger =
      "M9.5 13V4.25A1.5 1.5 0 0 1 12.5 4.25V10.5L17.5 11.5A2 2 0 0 1 19 13.5V16C19 19 17 21 14 21C10.5 21 9 19.5 5.5 14.5C4.75 13.25 6.25 12 7.5 13L9.5 15Z"
    sheet["hand.tap"] = IconDrawing().line(finger).line(
      "M5.5 8A6 6 0 0 1 8 2.5M16.5 8A6 6 0 0 0 14 2.5")
    sheet["hand.tap.fill"] = IconDrawing().solid(finger).line(
      "M5.5 8A6 6 0 0 1 8 2.5M16.5 8A6 6 0 0 0 14 2.5")
    sheet["hand.draw"] = IconDrawing().line(finger).line("M2.5 5C4.5 2.5 6 6.5 7.5 4")
    sheet["hand.point.right"] = IconDrawing().line(
      "M10 8.5H19.75A1.5 1.5 0 0 1 19.75 11.5H13.5L12.5 16.5A2 2 0 0 1 10.5 18H8C5 18 3 16 3 13C3 9.5 4.5 8 9.5 4.5C10.75 3.75 12 5.25 11 6.5Z"
    )
  }

  private static func drawFigures(on sheet: inout Sheet) {
    let figures: [String: String] = [
      "stand": "M12 8V14.5M8.5 9H15.5V14.5M8.5 9V14.5M10 14.5V21.5M14 14.5V21.5",
      "wave": "M12 8V14.5M8.5 9.5L5 5M15.5 9V14.5M8.5 9H15.5M10 14.5V21.5M14 14.5V21.5",
      "run":
        "M12.5 8.5L10 14L13.5 16.5L12 21.5M10 14L8.5 18H4M12.5 8.5L8 9.5L6 12.5M12.5 8.5L15.5 12H19",
      "hiking":
        "M11.5 8.5V14L14.5 17V21.5M11.5 14L9 21.5M11.5 9L15 12.5H17.5M18.5 10.5V21.5M8 8.5V14",
      "dance":
        "M12 8.5V14L8.5 17.5L10 21.5M12 14L17 16L16.5 21M12 9.5L6.5 7M12 9.5L16.5 8L18.5 4.5",
      "cooldown": "M12 8.5V15M12 9.5L7 5M12 9.5L17 5M12 15L9.5 21.5M12 15L14.5 21.5",
      "mind.and.body":
        "M12 8.5V15M12 9.5L7 13L5 16M12 9.5L17 13L19 16M12 15C8 15.5 5 17.5 4 20H12M12 15C16 15.5 19 17.5 20 20H12",
      "yoga": "M12 8.5V14M12 9L9 3.5M12 9L15 3.5M12 14V21.5M12 14L16 17L12 18.5",
      "core.training": "M8 12L15 14.5L19.5 10M15 14.5L20.5 19M8 12L5 17",
      "strengthtraining.traditional":
        "M12 8.5V14.5M12 9L7.5 8V4M12 9L16.5 8V4M4 4H20M4 2.5V5.5M20 2.5V5.5M12 14.5L9 17.5V21.5M12 14.5L15 17.5V21.5",
      "outdoor.cycle":
        "M11 9L8.5 13L12.5 14.5V18M11 9L14 11.5H17M3 18A2.75 2.75 0 1 0 8.5 18A2.75 2.75 0 1 0 3 18ZM15.5 18A2.75 2.75 0 1 0 21 18A2.75 2.75 0 1 0 15.5 18Z",
      "pool.swim":
        "M5 13L11 9.5L17 13M11 9.5L9 7M2.5 17C5 15 7 15 9.5 17S14 19 16.5 17S20 16 21.5 16.5M2.5 21C5 19 7 19 9.5 21S14 23 16.5 21",
    ]
    let heads: [String: (Double, Double)] = [
      "run": (14, 4.5), "core.training": (5.5, 9), "outdoor.cycle": (12.5, 5),
      "pool.swim": (18.5, 9.5),
    ]
    for (name, limbs) in figures {
      let (x, y) = heads[name] ?? (12, 4.75)
      sheet["figure.\(name)"] = IconDrawing().dot(x, y, 2.1).line(limbs)
    }
    sheet["figure"] = IconDrawing().dot(12, 4.75, 2.1).line(
      "M5 9.5H19M10 9.5V21M14 9.5V21M10 14.5H14")
    sheet["figure.2.arms.open"] = IconDrawing().dot(7.5, 5, 1.9).dot(16.5, 5, 1.9).line(
      "M7.5 8.5V14.5M2.5 8L7.5 9.5L12 8L16.5 9.5L21.5 8M16.5 9V14.5M6 14.5V21M9 14.5V21M15 14.5V21M18 14.5V21"
    )
    sheet["figure.and.child.holdinghands"] = IconDrawing().dot(8, 4.75, 2).dot(17, 10.5, 1.6).line(
      "M8 8.5V14.5M4.5 9.5V14M8 8.75L11.5 13L17 14M6.5 14.5V21.5M9.5 14.5V21.5M17 13.5V17.5M15.75 17.5V21.5M18.25 17.5V21.5"
    )
  }
}
