import Foundation
import ScreenTesting
import Testing

@testable import ReportFlow
@testable import ShowcaseAreas

/// Every page of the reports, in the languages that they have.
@MainActor
@Suite("The languages of the reports")
struct LanguageScreenTests {
  nonisolated private static let languages = ["de_DE", "pl_PL", "ar_EG"]

  /// The words of a page that are seen or heard, without entries and names.
  private func words(_ screen: Screen) -> Set<String> {
    var texts = [screen.title] + screen.all(.picker).flatMap(\.options)
    // The text of a symbol is its name.
    for element in ElementKind.allCases.filter({ $0 != .image }).flatMap({ screen.all($0) }) {
      texts += [element.text, element.label ?? "", element.prompt ?? ""]
    }
    let entered = [
      "Apus", "CareSupport", "Beagle", "luna@example.com", "name@example.com", "00000-00000-00000",
      // Apus's own words are in the languages of an app, and a view alone has none.
      "Back", "Refresh",
      // In German, too.
      "Name",
    ]
    return Set(texts.filter { $0.contains(where: \.isLetter) && !entered.contains($0) })
  }

  /// The words of all pages, in the order in which a person comes to them.
  private func pages(_ locale: String) async -> [(page: String, words: Set<String>)] {
    var pages: [(String, Set<String>)] = []
    let flow = ShowcaseScreen(locale: Locale(identifier: locale), location: .denied)
    func note(_ page: String) { pages.append((page, words(flow.screen))) }
    note("chip number")
    flow.goToPhoto()
    note("photo")
    flow.screen.button("photo.continueButton.tap").tap()
    flow.screen.textField("animalDescription.ageTextField.input").paste("41")
    flow.screen.textField("animalDescription.latitudeTextField.input").paste("91")
    flow.screen.textField("animalDescription.longitudeTextField.input").paste("x")
    flow.screen.button("animalDescription.continueButton.tap").tap()
    note("description with faults")
    flow.screen.textField("animalDescription.ageTextField.input").clear()
    flow.screen.textField("animalDescription.latitudeTextField.input").clear()
    flow.screen.textField("animalDescription.longitudeTextField.input").clear()
    flow.fillInDescription(species: 0)
    flow.screen.button("animalDescription.continueButton.tap").tap()
    flow.screen.button("contactDetails.submitButton.tap").tap()
    note("contact with faults")
    flow.fillInContact()
    flow.screen.button("contactDetails.submitButton.tap").tap()
    await flow.screen.settle()
    note("summary")
    flow.screen.button("summary.reportsButton.tap").tap()
    await flow.screen.settle()
    note("reports")
    let start = ShowcaseScreen(address: "/", locale: Locale(identifier: locale))
    pages.append(("start", words(start.screen)))
    let none = ShowcaseScreen(address: "/reports", locale: Locale(identifier: locale))
    await none.screen.settle()
    pages.append(("no reports", words(none.screen)))
    return pages
  }

  @Test("nothing on a page stays English", arguments: languages)
  func words(_ locale: String) async {
    let english = await pages("en_US")
    for (own, other) in zip(await pages(locale), english) {
      #expect(own.words.intersection(other.words).isEmpty, "\(own.page) in \(locale)")
      #expect(!own.words.isEmpty)
    }
  }

  @Test(
    "counts have the forms of their language",
    arguments: [
      ("de_DE", 1, "1 Meldung", "1 Jahr"), ("de_DE", 5, "5 Meldungen", "5 Jahre"),
      ("pl_PL", 1, "1 zgłoszenie", "1 rok"), ("pl_PL", 3, "3 zgłoszenia", "3 lata"),
      ("pl_PL", 22, "22 zgłoszenia", "22 lata"), ("pl_PL", 12, "12 zgłoszeń", "12 lat"),
      ("ar_EG", 1, "بلاغ واحد", "سنة واحدة"), ("ar_EG", 2, "بلاغان", "سنتان"),
      ("ar_EG", 5, "٥ بلاغات", "٥ سنوات"), ("ar_EG", 11, "١١ بلاغًا", "١١ سنة"),
    ])
  func plurals(_ locale: String, _ count: Int, _ reports: String, _ years: String) {
    L10n.$locale.withValue(Locale(identifier: locale)) {
      #expect(L10n.reportsCount(count) == reports)
      #expect(L10n.years(count) == years)
    }
  }

  @Test(
    "dates and places are written as the locale does",
    arguments: [
      ("de_DE", "20. Nov. 2026", "52,22977; 21,01178"),
      ("pl_PL", "20 lis 2026", "52,22977; 21,01178"),
      ("ar_EG", "٢٠ نوفمبر، ٢٠٢٦", "٥٢٫٢٢٩٧٧، ٢١٫٠١١٧٨"),
    ])
  func numbers(_ locale: String, _ date: String, _ place: String) async {
    let report = Report.sample()
    let flow = ShowcaseScreen(
      address: "/reports/\(report.id.uuidString.lowercased())", locale: Locale(identifier: locale),
      reports: [report])
    await flow.screen.settle()
    #expect(flow.screen.element("report.date.text").text == date)
    #expect(flow.screen.element("report.place.text").text == place)
  }

  @Test("a program reads English words, whoever visits")
  func program() throws {
    let check = try JSONDecoder().decode(ReportCheck.self, from: Data(#"{"age": "41"}"#.utf8))
    let answer = L10n.$locale.withValue(Locale(identifier: "pl")) { check.problem(now: sampleNow) }
    #expect("\(try #require(answer))".contains("Age must be between 0 and 40"))
  }
}
