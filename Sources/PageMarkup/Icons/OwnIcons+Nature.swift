extension OwnIcons {
  /// Plants, animals, land and water.
  static func drawNature(on sheet: inout Sheet) {
    let leaf = "M20.5 3.5C11 3.5 4.5 7 4.5 13C4.5 17 7 19.5 11 19.5C17.5 19.5 20.5 13 20.5 3.5Z"
    sheet["leaf"] = IconDrawing().line(leaf).line("M3 21.5C6 16.5 9.5 13 14.5 10")
    sheet["leaf.fill"] = IconDrawing().solid(leaf).line("M3 21.5L7.5 16")
    sheet["laurel.leading"] = IconDrawing().line("M16.5 21C9 19.5 6 13 8.5 3.5")
      .solid(
        "M7.5 8C4.5 7.5 3.5 5.5 4 3C6.5 3.5 8 5.5 7.5 8ZM7.5 14C4.5 14.5 3 12.5 2.5 10C5 9.75 7.25 11.5 7.5 14Z"
      )
      .solid("M11 18.75C8 20 6 18.5 5 16.25C7.5 15.5 10 16.5 11 18.75Z")
    sheet["laurel.trailing"] = IconDrawing().line("M7.5 21C15 19.5 18 13 15.5 3.5")
      .solid(
        "M16.5 8C19.5 7.5 20.5 5.5 20 3C17.5 3.5 16 5.5 16.5 8ZM16.5 14C19.5 14.5 21 12.5 21.5 10C19 9.75 16.75 11.5 16.5 14Z"
      )
      .solid("M13 18.75C16 20 18 18.5 19 16.25C16.5 15.5 14 16.5 13 18.75Z")
    let carrot =
      "M13 8.5C15 9.5 16 11.5 15 13.5C13.5 16.5 8.5 19.5 3 21C4.5 15.5 7.5 10.5 10.5 9C11.4 8.5 12.2 8.2 13 8.5Z"
    sheet["carrot"] = IconDrawing().line(carrot).line(
      "M14.5 9.5C16 8 18.5 9 21 7.5M14.5 9.5C16 8 15 5.5 16.5 3M7.5 13.5L9.5 15.5M11.5 10.5L13 12")
    sheet["carrot.fill"] = IconDrawing().solid(carrot).line(
      "M14.5 9.5C16 8 18.5 9 21 7.5M14.5 9.5C16 8 15 5.5 16.5 3")
    let peaks = "M2 19.5L9 7L12 12L14.5 8.5L22 19.5Z"
    sheet["mountain.2"] = IconDrawing().line(peaks)
    sheet["mountain.2.fill"] = IconDrawing().solid(peaks)
    let waves = [7.0, 12, 17].map {
      "M2.5 \($0)C5 \($0 - 3) 7 \($0 - 3) 9.5 \($0)S14 \($0 + 3) 16.5 \($0)S20 \($0 - 2) 21.5 \($0 - 1.5)"
    }
    sheet["water.waves"] = waves.reduce(IconDrawing()) { $0.line($1) }
    let tent = "M12 4.5L21.5 20H2.5ZM12 11.5L8.5 20H15.5Z"
    sheet["tent"] = IconDrawing().line(tent).line("M12 4.5L10.75 2.5M12 4.5L13.25 2.5")
    sheet["tent.fill"] = IconDrawing().area(tent).line(
      "M12 4.5L21.5 20H2.5ZM12 4.5L10.75 2.5M12 4.5L13.25 2.5")
    sheet["beach.umbrella"] = IconDrawing().line(
      "M4 13.5C3 7.5 8 3 14 4.5C17.5 5.4 19.5 8 19.75 11ZM11.5 4.5C8.5 6.5 8 9.5 8.75 12.75M11.5 4.5C14.5 6 15.25 8.5 14.5 11.5M12 12L14 20.5M3 20.5H21"
    )
    sheet["beach.umbrella.fill"] = IconDrawing().solid(
      "M4 13.5C3 7.5 8 3 14 4.5C17.5 5.4 19.5 8 19.75 11Z"
    ).line("M12 12L14 20.5M3 20.5H21")
    sheet["smoke"] = IconDrawing().line(
      "M7 12.5A3.75 3.75 0 0 1 7.5 5.25A5 5 0 0 1 16.75 5.5A3.6 3.6 0 0 1 17 12.5ZM4 16.5H15M8 20H20"
    )
    sheet["sun.dust"] = IconDrawing().ring(12, 9, 3.75).line(
      "M12 1.75V3M5 9H6.25M17.75 9H19M7 4L8 5M17 4L16 5"
    )
    .dot(4, 16).dot(8, 16).dot(12, 16).dot(16, 16).dot(20, 16).dot(6, 20).dot(10, 20).dot(14, 20)
    .dot(18, 20)
    sheet["sun.haze"] = IconDrawing().line(
      "M7.5 12A4.75 4.75 0 1 1 16.5 12M12 2V3.75M4 10H5.75M18.25 10H20M6.4 4.4L7.6 5.6M17.6 4.4L16.4 5.6M3 15.5H21M6 19.5H18"
    )
    sheet["wind.snow"] = IconDrawing().line(
      "M2.5 8H13A2.75 2.75 0 1 0 10.5 4M2.5 12H18.5A2.75 2.75 0 1 1 16 16"
    ).dot(4, 17).dot(8, 19).dot(11.5, 16.5)
    drawAnimals(on: &sheet)
  }

  private static func drawAnimals(on sheet: inout Sheet) {
    let fish = "M2.5 12C6 6.5 12 5.5 17 10.5L21.5 7V17L17 13.5C12 18.5 6 17.5 2.5 12Z"
    sheet["fish"] = IconDrawing().line(fish).dot(7.5, 11)
    sheet["fish.fill"] = IconDrawing().solid(fish)
    let bird =
      "M21.5 5.5L18.5 6.5C17.5 4 13.5 4 12.5 7.5L3 16.5C7.5 20.5 16.5 19.5 18 11.5C18.5 9 18.5 8 18.75 7.5Z"
    sheet["bird"] = IconDrawing().line(bird).line("M10.5 19.25L9.5 22M14 18.25L14.5 21.5").dot(
      15.75, 7.5, 1)
    sheet["bird.fill"] = IconDrawing().solid(bird).line("M10.5 19.25L9.5 22M14 18.25L14.5 21.5")
    let dog = "M3 9L6 4L9 6.5H15L18 4L21 9L18.5 11V15C18.5 19 15.5 21 12 21S5.5 19 5.5 15V11Z"
    sheet["dog"] = IconDrawing().line(dog).dot(9, 11.5).dot(15, 11.5).solid(
      "M10.75 15H13.25L12 16.5Z")
    sheet["dog.fill"] = IconDrawing().area(
      dog + IconPath.ellipse(9, 11.5, 1.2, 1.2) + IconPath.ellipse(15, 11.5, 1.2, 1.2)
        + "M10.25 14.75H13.75L12 17Z"
    ).line(dog)
    let cat = "M4.5 3.5L9 7H15L19.5 3.5V13.5C19.5 18 16 20.5 12 20.5S4.5 18 4.5 13.5Z"
    sheet["cat"] = IconDrawing().line(cat).dot(9, 12).dot(15, 12).line(
      "M12 15V16.5M10 17.5L12 16.5L14 17.5M2 14L5 14.5M22 14L19 14.5")
    sheet["cat.fill"] = IconDrawing().area(
      cat + IconPath.ellipse(9, 12, 1.2, 1.2) + IconPath.ellipse(15, 12, 1.2, 1.2)
    ).line(cat)
    let hare =
      "M9 10.5L5.5 3.5C8.5 3.5 10.5 6 11.5 9.5C16 9.5 21 12.5 21 17.5C21 19 20 20 18.5 20H6.5C4 20 2.5 18.5 2.5 16.5C2.5 13 5 10.5 9 10.5Z"
    sheet["hare"] = IconDrawing().line(hare).dot(7, 14.5)
    sheet["hare.fill"] = IconDrawing().solid(hare)
    let shell = "M4 15.5C4 10 7 6.5 11 6.5S17.5 9.5 17.5 15.5Z"
    sheet["tortoise"] = IconDrawing().line(shell).line(
      "M17.5 13C17.5 10.5 21.5 10 21.5 12.5C21.5 14.5 20 15.5 17.5 15.5M6.5 15.5V18.5H9V15.5M13 15.5V18.5H15.5V15.5M4 15.5H2M11 6.5V15.5M7.5 11H14.5"
    )
    sheet["tortoise.fill"] = IconDrawing().solid(shell).line(
      "M17.5 13C17.5 10.5 21.5 10 21.5 12.5C21.5 14.5 20 15.5 17.5 15.5M6.5 15.5V18.5H9V15.5M13 15.5V18.5H15.5V15.5M4 15.5H2"
    )
    let ant = IconDrawing().line(
      "M12 9L6 6M12 9L18 6M12 12H4.5M12 12H19.5M12 14L6 19M12 14L18 19M10.75 4L9 2M13.25 4L15 2")
    sheet["ant"] = ant.ring(12, 5.5, 2).line(IconPath.ellipse(12, 10.5, 1.5, 2)).line(
      IconPath.ellipse(12, 17, 2.75, 4))
    sheet["ant.fill"] = ant.dot(12, 5.5, 2.5).area(IconPath.ellipse(12, 10.5, 2, 2.5)).area(
      IconPath.ellipse(12, 17, 3.5, 4.75))
    let lizard =
      "M12 2.5C14 2.5 14.5 4.5 14 6.5C16 9 15.5 12 14 14C13 16.5 15.5 17 15 19.5C14.75 21 13 21.75 11.5 21.5C13 20.5 13 19 11.5 17.5C10 16 9.5 15 10 14C8.5 12 8 9 10 6.5C9.5 4.5 10 2.5 12 2.5Z"
    sheet["lizard"] = IconDrawing().line(lizard).line(
      "M9 8.5L5 7V4M15 8.5L19 7V4M9.5 13L5.5 14.5V17.5M14.5 13L18.5 14.5V17.5")
    sheet["lizard.fill"] = IconDrawing().solid(lizard).line(
      "M9 8.5L5 7V4M15 8.5L19 7V4M9.5 13L5.5 14.5V17.5M14.5 13L18.5 14.5V17.5")
    sheet["teddybear"] = IconDrawing().ring(12, 8, 4.5).dot(7.5, 4, 1.9).dot(16.5, 4, 1.9).dot(
      10.25, 7.5, 0.9
    ).dot(13.75, 7.5, 0.9)
      .line("M8.5 11.25C5 13 4.5 21 12 21S19 13 15.5 11.25M10.75 9.75H13.25")
  }
}
