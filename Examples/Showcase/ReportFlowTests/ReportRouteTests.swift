import Testing

@testable import ReportFlow

@Suite("Addresses")
struct ReportRouteTests {
  @Test("every stack has its address, and leads back", arguments: ReportStep.allCases)
  func roundTrip(step: ReportStep) {
    #expect(ReportRoute.path(for: step.stack) == "/report/\(step.rawValue)")
    #expect(ReportRoute.steps(from: ReportRoute.path(for: step.stack)) == step.stack)
    #expect(ReportRoute.contains(ReportRoute.path(for: step.stack)))
  }

  @Test("the first step is the root")
  func root() {
    #expect(ReportRoute.path(for: []) == "/report")
    #expect(ReportRoute.steps(from: "/report") == [])
    #expect(ReportRoute.contains("/report") && ReportRoute.contains("/report/"))
  }

  @Test(
    "an address that is no step's leads to the first",
    arguments: [
      "/report/chip", "/report/photo/more", "/report/Photo", "/reports/photo", "/", "",
    ])
  func unknown(address: String) {
    #expect(ReportRoute.steps(from: address) == [])
    #expect(!ReportRoute.contains(address))
  }

  @Test("a query and a fragment do not matter")
  func query() {
    #expect(ReportRoute.steps(from: "/report/photo?x=1#top") == [.photo])
    #expect(ReportRoute.steps(from: "/report/photo/") == [.photo])
  }
}
