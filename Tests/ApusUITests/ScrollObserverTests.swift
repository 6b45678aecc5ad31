import ApusUI
import Testing
import ViewGraph

/// Actions that hear how far a scroll view has been scrolled, whether it moves, and which views are seen in it.
@MainActor
@Suite struct ScrollObserverTests {
  private func screen<Content: View>(_ content: @escaping @MainActor () -> Content)
    -> ControlsScreen
  {
    let session = Session()
    session.sleep = { _ in }
    return ControlsScreen(session: session) { content() }
  }

  private func tell(_ screen: ControlsScreen, _ places: [(y: Double, height: Double)]) async {
    let boxes = screen.all.filter { $0.attributes[.tracksPlace] != nil }
    #expect(boxes.count == places.count)
    for (box, (y, height)) in zip(boxes, places) {
      screen.perform(.geometry(MeasuredPlace(x: 0, y: y, width: 200, height: height)), on: box)
    }
    for _ in 0..<30 { await Task.yield() }
    screen.update()
  }

  /// Tasks that wait for time to pass.
  @MainActor private final class Sleepers {
    private var all: [CheckedContinuation<Void, Never>] = []
    func wait() async { await withCheckedContinuation { all.append($0) } }
    func wake() {
      for one in all { one.resume() }
      all = []
    }
  }

  private final class Log { var lines: [String] = [] }

  private struct Scrolled: View {
    let log: Log
    @State private var isFar = false
    var body: some View {
      Text(isFar ? "far" : "near").accessibilityIdentifier("state")
      ScrollView { Text("Long").frame(height: 900) }
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 100
        } action: { old, new in
          isFar = new
          log.lines.append("\(old) \(new)")
        }
        .onScrollPhaseChange { old, new, context in
          log.lines.append("\(old) \(new) \(context.geometry.visibleRect.minY)")
        }
    }
  }

  @Test func theGeometryIsToldWhenItsValueChanges() async {
    let log = Log()
    let screen = screen { Scrolled(log: log) }
    await tell(screen, [(50, 300), (50, 900)])
    #expect(log.lines == ["false false"])
    await tell(screen, [(50, 300), (-150, 900)])
    #expect(screen.node("state")[.text] == "far")
    #expect(
      log.lines.dropFirst() == ["idle interacting 200.0", "false true", "interacting idle 200.0"])
    await tell(screen, [(50, 300), (-250, 900)])
    #expect(log.lines.filter { $0.hasSuffix("true") } == ["false true"])
    await tell(screen, [(50, 300), (50, 900)])
    #expect(screen.node("state")[.text] == "near")
  }

  @Test func aScrollViewAndItsContentMoveTogether() async {
    let log = Log()
    let session = Session()
    let sleepers = Sleepers()
    session.sleep = { _ in await sleepers.wait() }
    let screen = ControlsScreen(session: session) { Scrolled(log: log) }
    func passTime() async {
      for _ in 0..<10 { await Task.yield() }
      sleepers.wake()
      for _ in 0..<10 { await Task.yield() }
    }
    await tell(screen, [(50, 300), (50, 900)])
    await passTime()
    #expect(log.lines == ["false false"])
    log.lines = []
    // Words above have come. Much time passes between the reports of the two places.
    let boxes = screen.all.filter { $0.attributes[.tracksPlace] != nil }
    var place = MeasuredPlace(x: 0, y: 98, width: 200, height: 300)
    place.isFollowed = true
    screen.perform(.geometry(place), on: boxes[0])
    await passTime()
    screen.perform(.geometry(MeasuredPlace(x: 0, y: 98, width: 200, height: 900)), on: boxes[1])
    for _ in 0..<3 { await passTime() }
    screen.update()
    #expect(log.lines == [])
  }

  @Test func anEstimateThatIsMendedIsNoMove() async {
    let log = Log()
    let screen = screen { Scrolled(log: log) }
    await tell(screen, [(50, 300), (50, 900)])
    log.lines = []
    await tell(screen, [(49.66, 300.33), (49.67, 900)])
    #expect(log.lines == [])
  }

  @Test func aWindowThatScrollsHasInsetsBelowItsBars() async {
    let session = Session()
    session.sleep = { _ in }
    session.surroundings.width = 200
    session.surroundings.height = 400
    var geometry: ScrollGeometry?
    let screen = ControlsScreen(session: session) {
      ScrollView { Text("Long") }
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: {
          geometry = $1
        }
    }
    await tell(screen, [(60, 900), (60, 900)])
    #expect(geometry?.contentOffset.y == -60)
    #expect(geometry?.bounds == CGRect(x: 0, y: 0, width: 200, height: 340))
    await tell(screen, [(-40, 900), (-40, 900)])
    #expect(geometry?.contentOffset.y == 40)
    #expect(geometry?.contentInsets.top == 60)
    #expect(geometry?.contentSize.height == 900)
  }

  private struct Seen: View {
    let log: Log
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { row in
            Text("Row \(row)").onScrollVisibilityChange(threshold: 0.5) {
              log.lines.append("\(row) \($0)")
            }
          }
        }
      }
    }
  }

  @Test func viewsAreToldWhenHalfOfThemIsSeen() async {
    let log = Log()
    let screen = screen { Seen(log: log) }
    func rows(_ offset: Double) -> [(y: Double, height: Double)] {
      [(0, 250), (-offset, 400)] + (0..<4).map { (Double($0) * 100 - offset, 100) }
    }
    await tell(screen, rows(0))
    #expect(log.lines == ["0 true", "1 true", "2 true"])
    log.lines = []
    await tell(screen, rows(110))
    #expect(log.lines == ["0 false", "3 true"])
  }

  private struct Targets: View {
    let log: Log
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<4) { row in Text("Row \(row)") }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) {
        log.lines.append("\($0)")
      }
    }
  }

  @Test func theTargetsInSightAreToldInTheirOrder() async {
    let log = Log()
    let screen = screen { Targets(log: log) }
    func places(_ offset: Double) -> [(y: Double, height: Double)] {
      [(0, 250), (-offset, 400)] + (0..<4).map { (Double($0) * 100 - offset, 100) }
    }
    await tell(screen, places(0))
    #expect(log.lines == ["[0, 1, 2]"])
    await tell(screen, places(20))
    await tell(screen, places(110))
    #expect(log.lines == ["[0, 1, 2]", "[1, 2, 3]"])
  }
}
