import ScreenTesting
import Testing

@testable import ReportFlow

@MainActor
@Suite("Screen 5, summary, and the list of reports")
struct SummaryScreenTests {
  private let flow = ShowcaseScreen()
  private var screen: Screen { flow.screen }

  private func words(_ element: String) -> String { screen.element("summary.\(element).text").text }

  @Test("it shows what was sent, in the person's words")
  func rows() async {
    screen.textField("chipNumber.chipNumberTextField.input").type("123456789012345")
    flow.goToDescription()
    flow.fillInDescription()
    screen.textField("animalDescription.petNameTextField.input").type("Luna")
    screen.textField("animalDescription.ageTextField.input").type("1")
    screen.textField("animalDescription.latitudeTextField.input").type("52.1")
    screen.textField("animalDescription.longitudeTextField.input").type("21")
    screen.textEditor("animalDescription.descriptionTextArea.input").type("Red collar")
    screen.button("animalDescription.continueButton.tap").tap()
    flow.fillInContact()
    screen.button("contactDetails.submitButton.tap").tap()
    await screen.settle()
    #expect(screen.title == "Summary")
    #expect(!screen.element("stepBar.progress.text").isVisible)
    #expect(
      [
        "chipNumber", "date", "petName", "species", "race", "gender", "age", "place", "details",
        "phone", "email",
      ].map(words) == [
        "12345-67890-12345", "Nov 20, 2026", "Luna", "Dog", "Beagle", "Female", "1 year",
        "52.1, 21", "Red collar", "+48123456789", "luna@example.com",
      ])
  }

  @Test("what was not given says so")
  func notGiven() async {
    await flow.goToSummary()
    #expect(
      ["chipNumber", "petName", "age", "place", "details"].map(words)
        == Array(repeating: "Not given", count: 5))
    #expect(!screen.element("summary.photo.image").exists)
  }

  @Test("Done leaves the flow, and the next report begins empty")
  func done() async {
    await flow.goToSummary()
    screen.button("summary.doneButton.tap").tap()
    #expect(flow.step == "start")
    screen.button("start.reportButton.tap").tap()
    flow.goToDescription()
    #expect(screen.picker("animalDescription.speciesDropdown.tap").value == "Select an option")
  }

  @Test("what was sent cannot be edited: Back leads out of the flow")
  func back() async {
    await flow.goToSummary()
    screen.open("/report/contact")
    #expect(flow.step == "chipNumber")
    #expect(screen.textField("chipNumber.chipNumberTextField.input").value == "")
  }

  @Test("See all reports shows the report that was sent, and hides its number")
  func reports() async throws {
    await flow.goToSummary()
    screen.button("summary.reportsButton.tap").tap()
    await screen.element("reports.list.scroll").appears()
    #expect(screen.address == "/reports")
    let report = try #require(try await flow.store.reports().first)
    let row = screen.element("reports.row.\(report.id.uuidString.prefix(8).lowercased()).text")
    #expect(row.text("Dog, Beagle").isVisible)
    #expect(row.text.contains("Nov 20, 2026"))
    #expect(row.text.contains("789"))
    #expect(!row.text.contains("123"))
  }

  @Test("a row leads to the report, whose page has an address and hides the number")
  func detail() async throws {
    let report = Report.sample(race: "Beagle")
    let flow = ShowcaseScreen(address: "/reports", reports: [report])
    let screen = flow.screen
    await screen.list("reports.list.scroll").appears()
    screen.button("reports.row.\(report.id.uuidString.prefix(8).lowercased()).tap").tap()
    await screen.element("report.date.text").appears()
    #expect(screen.address == "/reports/\(report.id.uuidString.lowercased())")
    #expect(screen.text("Dog, Beagle").isVisible)
    #expect(screen.element("report.date.text").text == "Nov 20, 2026")
    #expect(screen.element("report.phone.text").text.hasSuffix("789"))
    #expect(!screen.element("report.phone.text").text.contains("123"))
  }

  @Test("a link to a report opens it, and one to none says so")
  func links() async throws {
    let report = Report.sample(race: "Beagle")
    let flow = ShowcaseScreen(
      address: "/reports/\(report.id.uuidString.lowercased())", reports: [report])
    await flow.screen.element("report.date.text").appears()
    let other = ShowcaseScreen(
      address: "/reports/\(Report.sample().id.uuidString)", reports: [report])
    await other.screen.text("This report does not exist, or no longer does").appears()
  }

  @Test("the list has the newest report first, and a pull reads it again")
  func list() async throws {
    let flow = ShowcaseScreen(
      address: "/reports",
      reports: [
        .sample(race: "Older"), .sample(createdAt: sampleNow.addingTimeInterval(60), race: "Newer"),
      ])
    let list = flow.screen.list("reports.list.scroll")
    await list.appears()
    #expect([list.row(0), list.row(1)].map { $0.text.contains("Newer") } == [true, false])
    try await flow.store.add(.sample(createdAt: sampleNow.addingTimeInterval(120), race: "Newest"))
    list.pullToRefresh()
    await flow.screen.settle()
    #expect(list.row(0).text.contains("Newest"))
  }

  @Test("without reports the list says so")
  func empty() async {
    let flow = ShowcaseScreen(address: "/reports")
    await flow.screen.element("reports.message.text").appears()
    #expect(flow.screen.element("reports.message.text").text == "No reports yet")
  }

  @Test("a list that cannot be read says so; Try Again reads it")
  func unreachable() async {
    let flow = ShowcaseScreen(address: "/", reports: [.sample()])
    flow.network.condition = .down()
    flow.screen.button("start.reportsButton.tap").tap()
    await flow.screen.element("reports.message.text").appears()
    #expect(flow.screen.element("reports.message.text").text == "The reports could not be read")
    flow.network.condition = .up
    flow.screen.button("reports.tryAgainButton.tap").tap()
    await flow.screen.list("reports.list.scroll").appears()
    #expect(flow.screen.list("reports.list.scroll").row(0).exists)
  }
}
