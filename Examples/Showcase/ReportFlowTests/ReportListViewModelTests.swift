import Foundation
import Testing

@testable import ReportFlow

@MainActor
@Suite("Report list")
struct ReportListViewModelTests {
  private struct BrokenStore: ReportStore {
    struct Broken: Error {}
    func add(_ report: Report) async throws { throw Broken() }
    func reports() async throws -> [Report] { throw Broken() }
    func addPhoto(copying file: URL, type: ImageType) async throws -> PhotoReference {
      throw Broken()
    }
    func photoURL(_ photo: PhotoReference) -> URL? { nil }
    func discardPhoto(_ photo: PhotoReference) async {}
  }

  @Test("shows what is stored")
  func loaded() async {
    let report = Report.sample()
    let model = ReportListViewModel(store: InMemoryReportStore([report]))
    #expect(model.state == .loading)
    await model.load()
    #expect(model.state == .loaded([report]))
  }

  @Test("a store that cannot be read says so")
  func failed() async {
    let model = ReportListViewModel(store: BrokenStore())
    await model.load()
    #expect(model.state == .failed)
  }

  @Test("a row names species, race and day, and hides the number")
  func row() {
    let row = ReportRow(.sample(), locale: Locale(identifier: "en_US"), timeZone: .gmt)
    #expect(row.species == "Dog")
    #expect(row.race == "Golden Retriever")
    #expect(row.date == "Nov 20, 2026")
    #expect(row.phone == "•••••••• 789")
  }

  @Test(
    "the day does not move with the reader's time zone", arguments: [TimeZone.warsaw, .newYork])
  func zones(zone: TimeZone) {
    #expect(
      ReportRow(.sample(), locale: Locale(identifier: "en_US"), timeZone: zone).date
        == "Nov 20, 2026")
  }
}
