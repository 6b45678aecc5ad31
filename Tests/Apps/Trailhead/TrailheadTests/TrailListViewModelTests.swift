import Combine
import XCTest
@testable import Trailhead

final class TrailListViewModelTests: XCTestCase {
  private var store: TrailStore!
  private var cancellables: Set<AnyCancellable>!

  override func setUpWithError() throws {
    try super.setUpWithError()
    store = TrailStore(defaults: UserDefaults(suiteName: UUID().uuidString)!)
    cancellables = []
  }

  override func tearDown() {
    store = nil
    cancellables = nil
    super.tearDown()
  }

  func testSortsByName() {
    let viewModel = TrailListViewModel(provider: store)
    let expectation = expectation(description: "trails")
    viewModel.$trails
      .filter { !$0.isEmpty }
      .first()
      .sink { trails in
        XCTAssertEqual(trails.map(\.name), ["Falcon Ridge", "Lake Loop", "Old Mill Path"])
        expectation.fulfill()
      }
      .store(in: &cancellables)
    wait(for: [expectation], timeout: 60)
  }

  func testSearchesByName() {
    let viewModel = TrailListViewModel(provider: store)
    viewModel.query = "mill"
    let found = expectation(description: "one")
    viewModel.$trails.first { $0.count == 1 }.sink { _ in found.fulfill() }.store(in: &cancellables)
    waitForExpectations(timeout: 60)
  }

  func testRefreshFails() async {
    store.isOffline = true
    let viewModel = TrailListViewModel(provider: store)
    await viewModel.refresh()
    XCTAssertEqual(viewModel.state, .failed("You are offline."))
  }

  func testFavoritesArePersisted() throws {
    let id = try XCTUnwrap(Trail.samples.first?.id)
    let defaults = UserDefaults(suiteName: "favorites-\(UUID())")!
    let first = TrailStore(defaults: defaults)
    first.toggleFavorite(id)
    first.persist()
    var trails: [Trail] = []
    TrailStore(defaults: defaults).trailsPublisher.sink { trails = $0 }.store(in: &cancellables)
    XCTAssertTrue(trails.first { $0.id == id }?.isFavorite ?? false)
  }

  func testDuration() {
    XCTAssertEqual(Trail.samples[1].estimatedDuration / 3600, 3.96, accuracy: 0.01)
  }
}
