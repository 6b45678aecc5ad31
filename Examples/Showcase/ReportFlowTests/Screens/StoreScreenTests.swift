import Foundation
import ScreenTesting
import Testing

@testable import ReportFlow
@testable import ShowcaseAreas

@MainActor
@Suite("The database behind the screens")
struct StoreScreenTests {
  @Test(
    "a database that cannot be opened: every address says so, to a person",
    arguments: ["/", "/report", "/report/contact", "/reports"])
  func unavailable(address: String) async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent(ShowcaseDatabase.fileName)
      try Data(String(repeating: "not a database ", count: 100).utf8).write(to: file)
      let services = ShowcaseData.open(folder)
      let screen = Screen(address: address) { EntryView(services: services) }
      #expect(
        screen.element("storeUnavailable.title.text").text == "The showcase is not available")
      #expect(screen.all(.button).isEmpty)
      // A person is told nothing of paths.
      #expect(!screen.dump.contains(folder.lastPathComponent))
    }
  }

  @Test("a report is there for the next visitor, and after the server was restarted")
  func kept() async throws {
    try await withTemporaryFolder { folder in
      let first = ShowcaseData.open(folder)
      let sender = Screen(address: "/report") { EntryView(services: first) }
      sender.button("chipNumber.continueButton.tap").tap()
      sender.button("photo.continueButton.tap").tap()
      sender.picker("animalDescription.speciesDropdown.tap").select("Dog")
      sender.textField("animalDescription.raceTextField.input").type("Beagle")
      sender.button("animalDescription.gender.female.tap").tap()
      sender.button("animalDescription.continueButton.tap").tap()
      sender.textField("contactDetails.phoneTextField.input").type("1234567")
      sender.textField("contactDetails.emailTextField.input").type("luna@example.com")
      sender.button("contactDetails.submitButton.tap").tap()
      await sender.button("summary.doneButton.tap").appears()

      for services in [first, ShowcaseData.open(folder)] {
        let reader = Screen(address: "/reports") { EntryView(services: services) }
        let list = reader.list("reports.list.scroll")
        await list.appears()
        #expect(list.row(0).text.contains("Dog, Beagle"))
        #expect(!list.row(1).exists)
      }
    }
  }
}
