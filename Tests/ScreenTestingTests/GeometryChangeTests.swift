import ApusUI
import Foundation
import ScreenTesting
import Testing

@MainActor
struct GeometryChangeTests {
  private struct Grown: View {
    @State private var isLarge = false
    @State private var sizes: [String] = []
    @State private var changes: [String] = []
    var body: some View {
      VStack {
        Color.red.accessibilityIdentifier("box").frame(width: isLarge ? 200 : 100, height: 40)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: { size in
            sizes.append("\(Int(size.width)) × \(Int(size.height))")
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            changes.append("\(Int(old)) → \(Int(new))")
          }
        Text(sizes.joined(separator: ", ")).accessibilityIdentifier("sizes")
        Text(changes.joined(separator: ", ")).accessibilityIdentifier("changes")
        Button("Grow") { isLarge = true }.accessibilityIdentifier("grow")
      }
    }
  }

  @Test func anActionIsToldASizeAndItsChanges() {
    let screen = Screen { Grown() }
    #expect(screen.element("sizes").text == "100 × 40")
    #expect(screen.element("changes").text == "100 → 100")
    screen.button("grow").tap()
    #expect(screen.element("sizes").text == "100 × 40, 200 × 40")
    #expect(screen.element("changes").text == "100 → 100, 100 → 200")
  }

  /// It is as large as the view and takes no room.
  @Test func theViewKeepsItsSize() {
    let screen = Screen {
      VStack(spacing: 0) {
        Color.red.accessibilityIdentifier("box").frame(width: 30, height: 20)
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: { _ in
          }
      }
    }
    #expect(screen.element("box").frame == CGRect(x: 180, y: 412, width: 30, height: 20))
  }

  private struct Moved: View {
    @State private var isDown = false
    @State private var told: [Int] = []
    @State private var runs = 0
    var body: some View {
      VStack(spacing: 0) {
        if isDown { Color.blue.frame(height: 100) }
        Color.red.frame(width: 30, height: 20)
          .onGeometryChange(for: Int.self) {
            Int($0.frame(in: .global).minY)
          } action: {
            told.append($0)
          }
          .onGeometryChange(for: CGSize.self) {
            $0.size
          } action: { _ in
            runs += 1
          }
        Spacer()
        Text(told.map(String.init).joined(separator: " ")).accessibilityIdentifier("told")
        Text("\(runs) runs").accessibilityIdentifier("runs")
        Button("Move") { isDown = true }.accessibilityIdentifier("move")
      }
    }
  }

  @Test func aPlaceIsFollowed() {
    let screen = Screen { Moved() }
    #expect(screen.element("told").text == "0")
    screen.button("move").tap()
    #expect(screen.element("told").text == "0 100")
    // The size stayed the same.
    #expect(screen.element("runs").text == "1 runs")
  }

  // MARK: Named spaces

  private struct Named: View {
    @State private var inset: CGFloat = 20
    var body: some View {
      VStack(spacing: 0) {
        Color.blue.frame(height: 50)
        VStack(spacing: 0) {
          Color.green.frame(height: inset)
          GeometryReader { place in
            Text(words(place.frame(in: .named("card")))).accessibilityIdentifier("card")
            Text(words(place.frame(in: .named(7)))).accessibilityIdentifier("seven")
            Text(words(place.frame(in: .named("nobody")))).accessibilityIdentifier("nobody")
          }
          .frame(width: 100, height: 30)
        }
        .coordinateSpace(.named("card"))
        .padding(.leading, 40)
        .coordinateSpace(name: 7)
        Spacer(minLength: 0)
        Button("Move") { inset = 60 }.accessibilityIdentifier("move")
      }
      .frame(width: 140)
    }

    private func words(_ frame: CGRect) -> String {
      "\(Int(frame.minX)) \(Int(frame.minY)) \(Int(frame.width)) \(Int(frame.height))"
    }
  }

  @Test func aPlaceIsCountedFromANamedView() {
    let screen = Screen { Named() }
    #expect(screen.element("card").text == "0 20 100 30")
    #expect(screen.element("seven").text == "40 20 100 30")
    // What has no name is the page.
    #expect(screen.element("nobody").text == "165 70 100 30")
    screen.button("move").tap()
    #expect(screen.element("card").text == "0 60 100 30")
  }

  @Test func aChangeMayBeCountedFromANamedView() {
    final class Log { var told: [Int] = [] }
    let log = Log()
    let screen = Screen {
      VStack(spacing: 0) {
        Color.red.frame(height: 33)
        Color.blue.frame(height: 10)
          .onGeometryChange(for: Int.self) {
            Int($0.frame(in: .named("all")).minY)
          } action: {
            log.told.append($0)
          }
      }
      .coordinateSpace(.named("all"))
    }
    _ = screen.dump
    #expect(log.told.last == 33)
  }
}
