import ApusUI
import Foundation
import Testing
import ViewGraph

@MainActor
struct GeometryTests {
  private struct Half: View {
    var body: some View {
      GeometryReader { place in
        Text("\(Int(place.size.width)) × \(Int(place.size.height))")
          .frame(width: place.size.width / 2)
      }
      .accessibilityIdentifier("reader")
    }
  }

  private func node(_ screen: Shown) throws -> NodeID {
    try #require(
      screen.graph.snapshot().read { reader in
        while let record = reader.next() {
          if case .open(_, let node, let attributes) = record, attributes.has(.onGeometry) {
            return node
          }
        }
        return nil
      })
  }

  @Test func untilItIsMeasuredItIsThePagesSize() {
    let session = Session(surroundings: Session.Surroundings(width: 500))
    let screen = Shown(session: session) { Half() }
    #expect(screen.texts == ["500 × 844"])
  }

  @Test func aFixedFrameIsKnownBefore() {
    let screen = Shown {
      GeometryReader { Text("\(Int($0.size.width)) × \(Int($0.size.height))") }
        .frame(width: 120, height: 40)
    }
    #expect(screen.texts == ["120 × 40"])
  }

  private struct Sizes: View {
    @State private var taps = 0
    var body: some View {
      ForEach(0..<3) { index in
        GeometryReader { place in Text("\(index): \(Int(place.size.width))") }
      }
      Button("Taps \(taps)") { taps += 1 }
    }
  }

  @Test func placesOfOneMomentAreOneUpdate() {
    let screen = ControlsScreen { Sizes() }
    let readers = screen.all.filter { $0.attributes[.onGeometry] != nil }
    #expect(readers.count == 3)
    func tell(_ index: Int, width: Double, isFollowed: Bool) {
      var place = MeasuredPlace(x: 0, y: 0, width: width, height: 20)
      place.isFollowed = isFollowed
      screen.perform(.geometry(place), on: readers[index])
    }
    var updates = 0
    screen.graph.onEvaluate = { _ in updates += 1 }
    tell(0, width: 100, isFollowed: true)
    tell(1, width: 200, isFollowed: true)
    #expect(updates == 0)
    tell(2, width: 300, isFollowed: false)
    #expect(updates > 0)
    let texts = { screen.all(.text).compactMap { $0[.text] }.prefix(3) }
    #expect(texts() == ["0: 100", "1: 200", "2: 300"])
    // Another event does not wait for places that never come.
    tell(0, width: 150, isFollowed: true)
    screen.perform(.tap, on: screen.first(.button))
    #expect(texts() == ["0: 150", "1: 200", "2: 300"])
  }

  @Test func aMeasuredSizeReachesTheContentAlone() throws {
    let screen = Shown { Half() }
    let node = try node(screen)
    var evaluated: [String] = []
    screen.graph.onEvaluate = { evaluated.append($0.debugName) }
    let place = MeasuredPlace(x: 10, y: 20, width: 300, height: 100)
    #expect(screen.graph.perform(Event(node, .geometry(place))) == nil)
    #expect(screen.texts == ["300 × 100"])
    #expect(evaluated.count == 1, "\(evaluated)")
    // The same again changes nothing.
    #expect(screen.graph.perform(Event(node, .geometry(place))) == nil)
    #expect(evaluated.count == 1)
  }

  @Test func impossibleSizesAreRefused() throws {
    let screen = Shown { Half() }
    let node = try node(screen)
    for place in [
      MeasuredPlace(x: 0, y: 0, width: -1, height: 3),
      MeasuredPlace(x: .nan, y: 0, width: 1, height: 3),
      MeasuredPlace(x: 0, y: .infinity, width: 1, height: 3),
    ] {
      #expect(screen.graph.perform(Event(node, .geometry(place))) == .impossibleValue)
    }
  }

  private struct Scrolled: View {
    let asks: Bool
    var body: some View {
      GeometryReader { place in
        if asks {
          Text("\(Int(place.frame(in: .global).minY)) \(Int(place.frame(in: .local).minY))")
        }
      }
    }
  }

  @Test(arguments: [true, false])
  func thePlaceInThePageIsFollowedOnlyIfSomebodyAsks(asks: Bool) throws {
    let screen = Shown { Scrolled(asks: asks) }
    let tracks = screen.graph.snapshot().read { reader in
      while let record = reader.next() {
        if case .open(_, _, let attributes) = record, attributes.flag(.tracksPlace) { return true }
      }
      return false
    }
    #expect(tracks == asks)
    let place = MeasuredPlace(x: 0, y: -40, width: 300, height: 100)
    #expect(screen.graph.perform(Event(try node(screen), .geometry(place))) == nil)
    #expect(screen.texts == (asks ? ["-40 0"] : []))
  }
}
