import Testing

@testable import ReportFlow

@Suite("Addresses")
struct ReportRouteTests {
  @Test("every stack has its address, and leads back", arguments: ReportStep.allCases)
  func roundTrip(step: ReportStep) {
    #expect(ReportRoute.path(for: step.stack) == "/report/\(step.rawValue)")
    #expect(ReportRoute.steps(from: ReportRoute.path(for: step.stack)) == step.stack)
  }

  @Test("the first step is the root")
  func root() {
    #expect(ReportRoute.path(for: []) == "/report")
    #expect(ReportRoute.steps(from: "/report") == [])
  }

  @Test(
    "an address that is no step's leads to the first",
    arguments: [
      "/report/", "/report/chip", "/report/photo/more", "/report/Photo", "/reports/photo", "/", "",
    ])
  func unknown(address: String) {
    #expect(ReportRoute.steps(from: address) == [])
  }

  @Test("a query and a fragment do not matter")
  func query() {
    #expect(ReportRoute.steps(from: "/report/photo?x=1#top") == [.photo])
    #expect(ReportRoute.steps(from: "/report/photo/") == [.photo])
  }

  @Test(
    "pages of the showcase",
    arguments: [
      ("/", .start), ("/reports", .reports), ("/reports/", .reports), ("/reports?x", .reports),
      ("/report", .report([])), ("/report/description", .report([.photo, .description])),
      ("/elsewhere", .start), ("", .start), ("/reports/1", .start),
    ] as [(String, ShowcaseRoute)])
  func pages(address: String, route: ShowcaseRoute) {
    #expect(ShowcaseRoute(address: address) == route)
    #expect(ShowcaseRoute(address: route.address) == route)
  }
}
