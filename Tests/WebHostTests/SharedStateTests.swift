import Foundation
import Testing

@testable import VisitorRooms

private final class Basket {
  nonisolated(unsafe) static let shared = Basket()
  nonisolated(unsafe) static var opened = 0
  static let largest = 20
  static var usual: Int { largest / 2 }
  var count = 0
}

nonisolated(unsafe) private let firstBasket = Basket()
private let smallestBasket = 1

@Suite struct SharedStateTests {
  private func table() throws -> SymbolTable {
    try #require(
      SymbolTable(path: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path))
  }

  @Test func whatCanChangeAndObjectsAreNamed() throws {
    Basket.opened += Basket.usual + smallestBasket
    Basket.shared.count += firstBasket.count
    let names = SharedState.names(in: try table(), of: ["WebHostTests"])
      .filter { $0.contains("Basket") }
    #expect(
      names == [
        "WebHostTests.Basket.opened", "WebHostTests.Basket.shared", "WebHostTests.firstBasket",
      ])
  }

  @Test func anAppsModulesDeclareViews() throws {
    let modules = SharedState.modules(in: try table())
    #expect(modules.isSuperset(of: ["Builder", "ApusUITests"]))
    #expect(modules.isDisjoint(with: ["ApusUI", "WebHost", "ViewGraph", "Swift"]))
  }
}
