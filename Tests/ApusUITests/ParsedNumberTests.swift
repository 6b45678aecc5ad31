import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// What a locale writes can be typed.
@MainActor
@Suite struct ParsedNumberTests {
  private struct Amounts: View {
    @State var number = 0.0
    @State var price = Decimal(0)
    var body: some View {
      VStack {
        TextField("Number", value: $number, format: .number)
        TextField("Price", value: $price, format: .currency(code: "EUR"))
        Text(verbatim: "\(number) \(price)")
      }
    }
  }

  @Test(arguments: [
    "en_US", "en_GB", "en_DE", "de_DE", "de_CH", "fr_FR", "es_ES", "it_IT", "nl_NL", "pl_PL",
    "pt_BR", "ru_RU", "cs_CZ", "sv_SE", "tr_TR", "ja_JP", "zh_Hans_CN", "ko_KR", "ar_EG", "he_IL",
    "hi_IN", "fa_IR",
  ])
  func whatALocaleWritesIsRead(identifier: String) {
    let locale = Locale(identifier: identifier)
    let screen = ControlsScreen(
      session: Session(surroundings: Session.Surroundings(locale: locale))
    ) { Amounts() }
    let fields = screen.all(.textField)
    let number = FloatingPointFormatStyle<Double>(locale: locale)
    let price = Decimal.FormatStyle.Currency(code: "EUR", locale: locale)
    for value in [64.5, 1234.5, -1_234_567.25] {
      screen.perform(.edit(number.format(value)), on: fields[0])
      screen.perform(.edit(price.format(Decimal(value))), on: fields[1])
      #expect(screen.first(.text)[.text] == "\(value) \(Decimal(value))")
    }
  }

  @Test(arguments: [
    ("de_DE", "64.5", 64.5), ("de_DE", "64,5", 64.5), ("de_DE", "1.234", 1234),
    ("de_DE", "-0.25", -0.25),
    ("fr_FR", "1.234", 1.234), ("ar_EG", "64.5", 64.5), ("ar_EG", "٦٤٫٥", 64.5),
    ("ar_EG", "٦٤", 64),
    ("en_US", "64.5", 64.5), ("en_US", "1,234", 1234),
  ])
  func aPointIsReadInEachLanguage(identifier: String, typed: String, number: Double) {
    let locale = Locale(identifier: identifier)
    let screen = ControlsScreen(
      session: Session(surroundings: Session.Surroundings(locale: locale))
    ) { Amounts() }
    screen.perform(.edit(typed), on: screen.all(.textField)[0])
    #expect(screen.first(.text)[.text] == "\(number) 0")
  }
}
