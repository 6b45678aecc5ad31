import XCTest
@testable import Trailhead

@MainActor
final class CoordinatorTests: XCTestCase {
  private var coordinator: AppCoordinator!

  override func setUp() {
    coordinator = AppCoordinator(
      container: ServiceContainer(trails: TrailStore(), session: Session()))
  }

  func testShowsInTheSelectedTab() {
    coordinator.show(.trail(Trail.samples[0]))
    XCTAssertEqual(coordinator.trailsPath.count, 1)
    coordinator.selectedTab = .saved
    coordinator.show(.region("Valley"))
    XCTAssertEqual(coordinator.savedPath, [.region("Valley")])
    coordinator.popToRoot()
    XCTAssertTrue(coordinator.savedPath.isEmpty)
    XCTAssertEqual(coordinator.trailsPath.count, 1)
  }

  func testOpensLinks() throws {
    coordinator.handle(try XCTUnwrap(URL(string: "trailhead://region?name=Valley")))
    XCTAssertEqual(coordinator.trailsPath.count, 1)
    coordinator.handle(try XCTUnwrap(URL(string: "trailhead://saved")))
    XCTAssertEqual(coordinator.selectedTab, .saved)
  }

  func testChildren() {
    let child = AppCoordinator(container: .live)
    coordinator.add(child)
    XCTAssertEqual(coordinator.childCoordinators.count, 1)
    coordinator.remove(child)
    XCTAssertTrue(coordinator.childCoordinators.isEmpty)
  }
}
