import Testing

@testable import Harbour

@Suite("berths")
@MainActor
struct BerthSuite {
  @Test("a berth with a boat is not free", arguments: [1, 3])
  func taken(id: Int) {
    #expect(Session().berths.first { $0.id == id }?.isFree == false)
  }

  @Test func names() {
    #expect(Berth.all.map(\.title).first == "North pier 1")
  }
}
