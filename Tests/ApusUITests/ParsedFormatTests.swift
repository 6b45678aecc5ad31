import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// What a field shows can be typed into it, in each language: parse(format(x)) = x.
@MainActor
@Suite struct ParsedFormatTests {
  private struct Fields: View {
    @State var share = 0.0
    @State var price = Decimal(0)
    @State var count = 0
    @State var day = Date(timeIntervalSince1970: 0)
    @State var moment = Date(timeIntervalSince1970: 0)

    static let dayFormat = Date.FormatStyle(date: .numeric, time: .omitted)
    static let momentFormat = Date.FormatStyle(date: .abbreviated, time: .shortened)

    var body: some View {
      VStack {
        TextField("Share", value: $share, format: .percent)
        TextField("Price", value: $price, format: .currency(code: "PLN"))
        TextField("Count", value: $count, format: .number)
        TextField("Day", value: $day, format: Self.dayFormat)
        TextField("Moment", value: $moment, format: Self.momentFormat)
        Text(verbatim: "\(share)")
        Text(verbatim: "\(price)")
        Text(verbatim: "\(count)")
        Text(verbatim: "\(day.timeIntervalSince1970)")
        Text(verbatim: "\(moment.timeIntervalSince1970)")
      }
    }
  }

  nonisolated private static let locales = [
    "en_US", "en_GB", "en_DE", "de_DE", "de_CH", "fr_FR", "es_ES", "it_IT", "nl_NL", "pl_PL",
    "pt_BR", "ru_RU", "cs_CZ", "sv_SE", "tr_TR", "ja_JP", "zh_Hans_CN", "ko_KR", "ar_EG", "he_IL",
    "hi_IN",
  ]

  /// A visitor far from the server.
  private static let zone = TimeZone(identifier: "America/New_York")!

  private func screen(_ identifier: String) -> ControlsScreen {
    ControlsScreen(
      session: Session(
        surroundings: Session.Surroundings(
          locale: Locale(identifier: identifier), timeZone: Self.zone))
    ) { Fields() }
  }

  private func shown(_ screen: ControlsScreen) -> [String] {
    screen.all(.text).map { $0[.text] ?? "" }
  }

  @Test(arguments: locales)
  func whatIsShownIsRead(identifier: String) {
    var numbers = Seeded(seed: 11)
    for _ in 0..<12 {
      let screen = screen(identifier)
      let share = Double(Int.random(in: -300...300, using: &numbers)) / 100
      let price = Decimal(Int.random(in: -10_000_000...10_000_000, using: &numbers)) / 100
      let count = Int.random(in: -2_000_000...2_000_000, using: &numbers)
      let day = Int.random(in: 0...20_000, using: &numbers)
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = Self.zone
      let noon = Date(timeIntervalSince1970: Double(day) * 86_400 + 43_200)
      let midnight = calendar.startOfDay(for: noon)
      let moment = midnight.addingTimeInterval(
        Double(Int.random(in: 360...1_200, using: &numbers) * 60))
      let locale = Locale(identifier: identifier)
      var (days, moments) = (Fields.dayFormat.locale(locale), Fields.momentFormat.locale(locale))
      (days.timeZone, moments.timeZone) = (Self.zone, Self.zone)
      let typed = [
        FloatingPointFormatStyle<Double>.Percent(locale: locale).format(share),
        Decimal.FormatStyle.Currency(code: "PLN", locale: locale).format(price),
        IntegerFormatStyle<Int>(locale: locale).format(count), days.format(midnight),
        moments.format(moment),
      ]
      for (field, text) in typed.enumerated() {
        screen.perform(.edit(text), on: screen.all(.textField)[field])
      }
      #expect(
        shown(screen) == [
          "\(share)", "\(price)", "\(count)", "\(midnight.timeIntervalSince1970)",
          "\(moment.timeIntervalSince1970)",
        ], "\(typed)")
    }
  }
}

extension ParsedFormatTests {
  private struct Weight: View {
    @State var weight = 0.0
    var body: some View {
      VStack {
        TextField("Weight", value: $weight, format: .number)
        Text(verbatim: "\(weight)")
      }
    }
  }

  @Test(arguments: [
    ("pl_PL", "64,5"), ("pl_PL", "64.5"), ("de_DE", "64,5"), ("de_DE", "64.5"), ("en_US", "64.5"),
    ("ar_EG", "٦٤٫٥"), ("ar_EG", "64.5"), ("ar_EG", "٦٤.٥"), ("ar_EG", "64,5"), ("fa_IR", "۶۴٫۵"),
    ("hi_IN", "६४.५"),
  ])
  func aNumberIsReadInTheVisitorsMarks(identifier: String, typed: String) {
    let screen = ControlsScreen(
      session: Session(surroundings: Session.Surroundings(locale: Locale(identifier: identifier)))
    ) { Weight() }
    screen.perform(.edit(typed), on: screen.first(.textField))
    #expect(screen.first(.text)[.text] == "64.5")
  }
}

/// Numbers that are the same in each run.
private struct Seeded: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
