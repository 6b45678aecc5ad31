import ApusFoundation
import Testing

/// Formatters that Foundation on Linux lacks. The expected texts are those of Apple's documentation.
@Suite struct FormatterTests {
  private let english = Locale(identifier: "en_US")

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = english
    calendar.timeZone = TimeZone(identifier: "UTC")!
    return calendar
  }

  private func components(
    _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second]
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar = calendar
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    return formatter
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, "9:41:05"),
    (.full, "9 hours, 41 minutes, 5 seconds"),
    (.abbreviated, "9h 41m 5s"), (.brief, "9hr 41min 5sec"),
    (.spellOut, "nine hours, forty-one minutes, five seconds"),
  ])
  func aLengthOfTimeHasTheWordsOfItsStyle(style: DateComponentsFormatter.UnitsStyle, text: String) {
    #expect(components(style).string(from: 9 * 3600 + 41 * 60 + 5) == text)
  }

  @Test func unitsWithoutACountAreLeftOut() {
    #expect(components(.positional).string(from: 5) == "0:05")
    #expect(components(.full).string(from: 3600) == "1 hour")
    #expect(components(.full).string(from: 0) == "0 seconds")
    let padded = components(.positional)
    padded.zeroFormattingBehavior = .pad
    #expect(padded.string(from: 65) == "00:01:05")
    let short = components(.full)
    short.maximumUnitCount = 1
    #expect(short.string(from: 3700) == "1 hour")
  }

  @Test func aLengthOfTimeIsCountedFromAMoment() {
    let start = Date(timeIntervalSince1970: 1_764_547_200)
    let text = components(.full, [.year, .month, .day]).string(
      from: start,
      to: calendar.date(byAdding: DateComponents(year: 1, month: 2, day: 3), to: start)!)
    #expect(text == "1 year, 2 months, 3 days")
    #expect(components(.full).string(from: .infinity) == nil)
    #expect(components(.positional).string(from: -65) == "-1:05")
  }

  @Test func aMomentIsToldFromAnother() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    formatter.calendar = calendar
    let now = Date(timeIntervalSince1970: 1_764_590_000)
    func text(_ seconds: Double) -> String {
      formatter.localizedString(for: now.addingTimeInterval(seconds), relativeTo: now)
    }
    #expect(text(-7200) == "2 hours ago")
    #expect(text(86_400) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(text(86_400) == "tomorrow")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(text(-7200) == "vor 2 Stunden")
  }

  @Test func itemsBecomeAList() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
  }

  @Test func aMeasurementIsShownInTheUnitsOfTheRegion() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let distance = Measurement(value: 5, unit: UnitLength.kilometers)
    #expect(formatter.string(from: distance) == "3.107 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: distance) == "5 km")
    formatter.locale = Locale(identifier: "de_DE")
    formatter.unitOptions = .naturalScale
    #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1,5 km")
    #expect(formatter.string(from: Measurement(value: 0.25, unit: UnitLength.meters)) == "25 cm")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(
      formatter.string(from: Measurement(value: 68, unit: UnitTemperature.fahrenheit)) == "20°")
  }

  @Test func aGroupHasAFolderOfItsName() throws {
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "../x") == nil)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "..") == nil)
  }

  @Test func namesOfFoundationNetworkingAreThere() {
    #expect(URLSession.shared.configuration.timeoutIntervalForRequest > 0)
    #expect(autoreleasepool { 3 } == 3)
  }
}
