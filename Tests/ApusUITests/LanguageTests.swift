import Foundation
import Testing
import ViewGraph

@testable import ApusUI

/// The words of a bundle in a visitor's language.
@MainActor
@Suite final class LanguageTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "apus-words-\(UUID().uuidString)")

  init() throws {
    try write(
      #""Hello" = "Hallo"; "From %@ to %@" = "Nach %2$@ von %1$@";"#, "de.lproj/Localizable.strings"
    )
    try write(
      """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>%lld plants in %lld pots</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@plants@ in %#@pots@</string>
        <key>plants</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>eine Pflanze</string><key>other</key><string>%lld Pflanzen</string></dict>
        <key>pots</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>zero</key><string>keinem Topf</string><key>one</key><string>einem Topf</string>
          <key>other</key><string>%lld Töpfen</string></dict>
      </dict></dict></plist>
      """, "de.lproj/Localizable.stringsdict")
    try write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Hello": {"localizations": {
          "pl": {"stringUnit": {"state": "translated", "value": "Cześć"}},
          "pt-BR": {"stringUnit": {"value": "Oi"}},
          "zh-Hant": {"stringUnit": {"value": "你好嗎"}}, "zh-Hans": {"stringUnit": {"value": "你好"}},
          "ja": {"variations": {"device": {"mac": {"stringUnit": {"value": "マック"}},
            "other": {"stringUnit": {"value": "こんにちは"}}}}}}},
        "%lld files": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld file"}},
            "other": {"stringUnit": {"value": "%lld files"}}}}},
          "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld plik"}},
            "few": {"stringUnit": {"value": "%lld pliki"}}, "many": {"stringUnit": {"value": "%lld plików"}},
            "other": {"stringUnit": {"value": "%lld pliku"}}}}}}},
        "%@ owns %lld files": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%@ owns one file"}},
          "other": {"stringUnit": {"value": "%@ owns %lld files"}}}}}}},
        "%lld of %@": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%2$@ has %1$lld thing"}},
          "other": {"stringUnit": {"value": "%2$@ has %1$lld things"}}}}}}},
        "%@ has %lld files": {"localizations": {"en": {
          "stringUnit": {"value": "%#@files@ of %1$@"},
          "substitutions": {"files": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "One file"}}, "other": {"stringUnit": {"value": "%arg files"}}}}}}}}}
      }}
      """, "Localizable.xcstrings")
    try write("{", "Broken.xcstrings")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func words(_ key: LocalizedStringKey, _ locale: String, table: String? = nil) -> String {
    let bundle = Bundle(path: folder.path)
    return ControlsScreen(
      session: Session(surroundings: Session.Surroundings(locale: Locale(identifier: locale)))
    ) {
      Text(key, tableName: table, bundle: bundle)
    }.first(.text).words
  }

  @Test(arguments: [
    ("de_DE", "Hallo"), ("de_AT", "Hallo"), ("pl_PL", "Cześć"), ("ja_JP", "こんにちは"),
    ("en_US", "Hello"),
    ("fr_FR", "Hello"), ("pt_BR", "Oi"), ("pt_DE", "Oi"), ("zh_TW", "你好嗎"), ("zh_CN", "你好"),
    ("zh-Hans_TW", "你好"),
  ])
  func theNearestLanguageIsRead(_ locale: String, _ expected: String) {
    #expect(words("Hello", locale) == expected)
  }

  @Test(arguments: [("de_DE", "Hallo"), ("pl_PL", "Cześć"), ("fr_FR", "Hello")])
  func foundationsFunctionReadsTheSameTables(_ locale: String, _ expected: String) throws {
    let bundle = try #require(Bundle(path: folder.path))
    let screen = ControlsScreen(
      session: Session(surroundings: Session.Surroundings(locale: Locale(identifier: locale)))
    ) {
      Text(verbatim: NSLocalizedString("Hello", bundle: bundle, comment: ""))
      Text(verbatim: NSLocalizedString("Absent", bundle: bundle, value: "Else", comment: ""))
      Text(verbatim: NSLocalizedString("Absent", tableName: "Other", bundle: bundle, comment: ""))
    }
    #expect(screen.all(.text).map(\.words) == [expected, "Else", "Absent"])
  }

  @Test(arguments: [
    (1, "1 plik"), (2, "2 pliki"), (5, "5 plików"), (22, "22 pliki"), (1000, "1000 plików"),
  ])
  func aCatalogueCounts(_ count: Int, _ expected: String) {
    #expect(words("\(count) files", "pl_PL") == expected)
  }

  @Test func theSourceLanguageCountsToo() {
    #expect(words("\(1) files", "en_US") == "1 file")
    #expect(words("\(1200) files", "en_US") == "1,200 files")
    #expect(words("\("Ann") has \(1) files", "en_GB") == "One file of Ann")
    #expect(words("\("Ann") has \(2000) files", "en_GB") == "2,000 files of Ann")
  }

  @Test func theNumberCountsWhereverItStands() {
    #expect(words("\("Ann") owns \(1) files", "en_GB") == "Ann owns one file")
    #expect(words("\("Ann") owns \(2) files", "en_GB") == "Ann owns 2 files")
    #expect(words("\(1) of \("Ann")", "en_GB") == "Ann has 1 thing")
    #expect(words("\(3) of \("Ann")", "en_GB") == "Ann has 3 things")
  }

  @Test func aTableOfVariablesCountsEach() {
    #expect(words("\(1) plants in \(2) pots", "de_DE") == "eine Pflanze in 2 Töpfen")
    #expect(words("\(3) plants in \(1) pots", "de_DE") == "3 Pflanzen in einem Topf")
    #expect(words("\(1234) plants in \(0) pots", "de_DE") == "1.234 Pflanzen in keinem Topf")
  }

  @Test func argumentsStandWhereTheWordsSay() {
    #expect(words("From \("A") to \("B")", "de_DE") == "Nach B von A")
    #expect(words("From \("A") to \("B")", "en_US") == "From A to B")
  }

  @Test func aBrokenCatalogueLeavesTheKeys() {
    #expect(words("Hello", "pl_PL", table: "Broken") == "Hello")
  }

  @Test func aBundleKnowsItsLanguages() {
    let found = BundleLanguages(folder)
    #expect(found.all == ["en", "de", "pl", "pt-BR", "ja", "zh-Hant", "zh-Hans"])
    #expect(found.languages.localizations.first == "en")
  }

  // MARK: Numbers

  /// As `String(format:locale:)` writes them on Apple's systems.
  @Test func interpolatedNumbersAreTheVisitors() {
    #expect(words("\(1234)", "en_US") == "1,234")
    #expect(words("\(1234)", "de_DE") == "1.234")
    #expect(words("\(-5)", "en_US") == "-5")
    #expect(words("\(7)", "ar_EG") == "٧")
    #expect(words("\(2.5)", "en_US") == "2.500000")
    #expect(words("\(1234.5, specifier: "%.2f")", "de_DE") == "1.234,50")
    #expect(words("\(7, specifier: "%03d")", "de_DE") == "007")
    #expect(words("\(UInt64.max)", "en_US") == "18,446,744,073,709,551,615")
    #expect(words("\(String(1234))", "en_US") == "1234")
    #expect(String(localized: "\(1234) kg", locale: Locale(identifier: "de_DE")) == "1.234 kg")
  }

  /// What a number is written with, and read with, is one and the same.
  @Test(arguments: [
    "en_US", "en_GB", "en_IN", "de_DE", "de_CH", "fr_FR", "es_ES", "it_IT", "nl_NL", "pl_PL",
    "pt_BR", "sv_SE",
    "cs_CZ", "ru_RU", "tr_TR", "el_GR", "he_IL", "ar_EG", "hi_IN", "ja_JP",
  ])
  func whatIsWrittenIsRead(_ identifier: String) throws {
    let locale = Locale(identifier: identifier)
    for value in [0, 1, 64.5, -3.25, 1234.5, 1_234_567.75] {
      let number = FloatingPointFormatStyle<Double>(locale: locale)
      #expect(try number.parseStrategy.parse(number.format(value)) == value)
      let money = Decimal.FormatStyle.Currency(code: "EUR", locale: locale)
      #expect(try money.parseStrategy.parse(money.format(Decimal(value))) == Decimal(value))
    }
    let day = Date(timeIntervalSince1970: 1_700_000_000)
    let date = Date.FormatStyle(date: .numeric, time: .omitted, locale: locale, timeZone: .gmt)
    let read = try date.parseStrategy.parse(date.format(day))
    #expect(date.format(read) == date.format(day))
  }
}

/// Which of an app's languages a visitor gets.
@Suite struct AppLanguagesTests {
  private let app = AppLanguages(
    development: "en", others: ["de", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "nb", "ar"])

  @Test(arguments: [
    (["de-DE"], "de_DE", "de-DE"), (["fr-FR", "de-CH"], "de_FR", "de"), (["fr-FR"], "en_FR", "en"),
    (["en-GB"], "en_GB", "en-GB"), (["pt-PT"], "pt_PT", "pt-PT"), (["no"], "no", "no"),
    (["ja", "ko"], "en_JP", "en"), (["zh-HK"], "zh_HK", "zh-HK"), (["fr-MA", "ar"], "ar_MA", "ar"),
    (["x", "de"], "de", "de"),
  ])
  func theLanguageIsTheAppsAndTheRegionTheVisitors(
    _ preferred: [String], _ locale: String, _ language: String
  ) throws {
    let choice = try #require(app.choice(for: preferred))
    #expect(choice.locale.identifier == locale)
    #expect(choice.language == language)
  }

  @Test func whatIsNoTagIsPassedOver() {
    #expect(app.choice(for: ["*", "", "<script>", String(repeating: "a", count: 99)]) == nil)
  }

  @Test func aRegionsVariantComesFirst() {
    #expect(app.localizations(for: "pt-PT") == ["pt-PT", "pt-BR"])
    #expect(app.localizations(for: "zh-TW") == ["zh-Hant"])
    #expect(app.localizations(for: "fr").isEmpty)
  }
}

/// Samples of the CLDR's own table of plural rules.
@Suite struct PluralCategoryTests {
  @Test(arguments: [
    ("en", "0 other 1 one 2 other 1.5 other"), ("fr", "0 one 1 one 1.5 one 2 other 1000000 many"),
    ("ja", "1 other"), ("pl", "1 one 2 few 5 many 12 many 22 few 25 many 1.5 other"),
    ("ru", "1 one 2 few 5 many 11 many 21 one 111 many 1.5 other"),
    ("ar", "0 zero 1 one 2 two 3 few 10 few 11 many 99 many 100 other 103 few 0.5 other"),
    ("cs", "1 one 2 few 5 other 1.5 many"), ("sl", "1 one 2 two 3 few 5 other 101 one 1.5 few"),
    ("lt", "1 one 2 few 10 other 11 other 21 one 1.5 many"),
    ("lv", "0 zero 1 one 2 other 11 zero 21 one"),
    ("ro", "1 one 0 few 2 few 19 few 20 other 101 few"), ("he", "1 one 2 two 3 other"),
    ("cy", "0 zero 1 one 2 two 3 few 6 many 7 other"), ("ga", "1 one 2 two 3 few 7 many 11 other"),
    ("mt", "1 one 2 two 0 few 3 few 11 many 20 other"), ("da", "1 one 0.5 one 2 other"),
    ("hi", "0 one 1 one 0.5 one 2 other"), ("hr", "1 one 2 few 5 other 21 one 11 other"),
    ("de", "1 one 0 other"), ("tr", "1 one 2 other"),
  ])
  func rulesAreTheCLDRs(_ language: String, _ samples: String) {
    let words = samples.split(separator: " ").map(String.init)
    for index in stride(from: 0, to: words.count, by: 2) {
      let category = PluralCategory(Double(words[index])!, in: language)
      #expect(category.rawValue == words[index + 1], "\(language) \(words[index])")
    }
  }
}
