import Foundation
import GRDB
import Presentation
import ScreenTesting

@testable import ReportFlow
@testable import ShowcaseAreas

/// The showcase as the app composes it, on a screen without a browser; clock, network and place are
/// in the test's hands.
@MainActor
final class ShowcaseScreen {
  let clock = ScreenClock(start: sampleNow)
  let network = ScreenNetwork()
  let store: InMemoryReportStore
  private(set) var screen: Screen

  /// - Parameter kept: What the tab has kept of the flow, as JSON text.
  init(
    address: String = "/report", locale: Locale = Locale(identifier: "en_US"),
    timeZone: TimeZone = .gmt,
    location: Screen.Location = .unanswered, kept: String? = nil, reports: [Report] = []
  ) {
    let (clock, store) = (clock, InMemoryReportStore(reports))
    self.store = store
    let remote = RemoteReportStore(network: network, store: store)
    // No area but the report's is opened.
    let database = try! DatabaseQueue()
    let services = ReportFlowServices(
      store: remote, makeToasts: { ToastCenter(mode: .replacing, clock: clock) },
      now: { clock.date })
    screen = Screen(
      locale: locale, timeZone: timeZone, clock: clock, location: location,
      sceneStorage: kept.map { ["report.draft": $0] } ?? [:], address: address
    ) {
      RootView(services: ShowcaseServices(database: database, report: services))
    }
  }

  /// What the tab keeps of the flow, as JSON text.
  var kept: String? { screen.storedInScene("report.draft") }

  /// The draft that the tab keeps.
  var draft: ReportDraft? {
    kept.flatMap { try? JSONDecoder().decode(String.self, from: Data($0.utf8)) }
      .flatMap { ReportDraft(encoded: $0, timeZone: .gmt, now: sampleNow) }
  }

  /// What a tab keeps that has this draft.
  static func kept(_ draft: ReportDraft) throws -> String {
    String(decoding: try JSONEncoder().encode(draft.encoded), as: UTF8.self)
  }

  func reload() { screen = screen.reload() }

  // MARK: The way through the flow

  func goToPhoto() { screen.button("chipNumber.continueButton.tap").tap() }

  func goToDescription() {
    goToPhoto()
    screen.button("photo.continueButton.tap").tap()
  }

  /// Everything that the third step asks for.
  ///
  /// - Parameter species: Its place among the choices, in a language that calls it otherwise.
  func fillInDescription(species: Int? = nil) {
    let picker = screen.picker("animalDescription.speciesDropdown.tap")
    // The first choice is none.
    picker.select(species.map { picker.options[$0 + 1] } ?? "Dog")
    screen.textField("animalDescription.raceTextField.input").paste("Beagle")
    screen.button("animalDescription.gender.female.tap").tap()
  }

  func goToContact() {
    goToDescription()
    fillInDescription()
    screen.button("animalDescription.continueButton.tap").tap()
  }

  /// Everything that the fourth step asks for.
  func fillInContact() {
    screen.textField("contactDetails.phoneTextField.input").paste("+48 123 456 789")
    screen.textField("contactDetails.emailTextField.input").paste("luna@example.com")
  }

  func goToSummary() async {
    goToContact()
    fillInContact()
    screen.button("contactDetails.submitButton.tap").tap()
    await screen.settle()
  }

  /// The screen whose step is shown: the first part of its button's identifier.
  var step: String? {
    [
      "chipNumber.continueButton.tap", "photo.continueButton.tap",
      "animalDescription.continueButton.tap", "contactDetails.submitButton.tap",
      "summary.doneButton.tap", "start.reportButton.tap",
    ].first { screen.button($0).isVisible }.map { String($0.prefix { $0 != "." }) }
  }

  /// The error that a person sees below the field with this identifier.
  func error(_ field: String) -> String? {
    let error = screen.element("\(field).error")
    return error.isVisible ? error.text : nil
  }
}

/// A store at the other end of the test's network.
struct RemoteReportStore: ReportStore {
  let network: ScreenNetwork
  let store: InMemoryReportStore

  func add(_ report: Report) async throws {
    try await network.request { try await store.add(report) }
  }

  func reports() async throws -> [Report] {
    try await network.request { try await store.reports() }
  }

  func addPhoto(copying file: URL, type: ImageType) async throws -> PhotoReference {
    try await network.request { try await store.addPhoto(copying: file, type: type) }
  }

  func photoURL(_ photo: PhotoReference) -> URL? { store.photoURL(photo) }
  func discardPhoto(_ photo: PhotoReference) async { await store.discardPhoto(photo) }
}
