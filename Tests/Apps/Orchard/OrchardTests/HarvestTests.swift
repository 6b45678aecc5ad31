import XCTest

@testable import Orchard

final class HarvestTests: XCTestCase {
  func testSweetFruitIsRipe() {
    XCTAssertTrue(Crate(name: "Gala", sugar: 13).isRipe)
    XCTAssertFalse(Crate(name: "Gala", sugar: 9).isRipe)
  }

  func testVersionIsThatOfTheProject() {
    XCTAssertEqual(HarvestStore.version, "2.4")
  }
}
