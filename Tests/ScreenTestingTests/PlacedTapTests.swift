import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Taps that tell their place.
@MainActor
@Suite struct PlacedTapTests {
  @MainActor private final class Heard { var points: [CGPoint] = [] }

  private func screen<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content)
    -> Screen
  {
    let screen = Screen(width: 390) { content() }
    screen.size = ScreenSize(width: 390, height: 844)
    return screen
  }

  @Test func aTapIsInTheMiddleOfTheView() {
    let heard = Heard()
    let screen = screen {
      Color.teal.frame(width: 100, height: 40).accessibilityIdentifier("board")
        .onTapGesture { heard.points.append($0) }
    }
    screen.element("board").tap()
    #expect(heard.points == [CGPoint(x: 50, y: 20)])
  }

  @Test func aPlaceIsCountedFromTheViewWithItsPadding() {
    let heard = Heard()
    let screen = screen {
      Color.teal.frame(width: 100, height: 40).accessibilityIdentifier("board")
        .padding(10)
        .onTapGesture { location in heard.points.append(location) }
        .padding(30)
    }
    screen.element("board").tap(at: .topLeading)
    screen.element("board").tap(at: UnitPoint(x: 0.25, y: 1))
    #expect(heard.points == [CGPoint(x: 10, y: 10), CGPoint(x: 35, y: 50)])
  }

  @Test func aPlaceIsCountedFromThePageOrAViewWithAName() {
    let (global, named) = (Heard(), Heard())
    let screen = screen {
      VStack(spacing: 0) {
        Color.clear.frame(height: 100)
        VStack(spacing: 0) {
          Color.clear.frame(height: 20)
          Color.teal.frame(height: 50).accessibilityIdentifier("global")
            .onTapGesture(coordinateSpace: .global) { global.points.append($0) }
          Color.teal.frame(height: 50).accessibilityIdentifier("named")
            .onTapGesture(coordinateSpace: .named("card")) { named.points.append($0) }
        }
        .coordinateSpace(.named("card"))
        Spacer(minLength: 0)
      }
    }
    screen.element("global").tap()
    screen.element("global").tap(at: .topLeading)
    #expect(global.points == [CGPoint(x: 195, y: 145), CGPoint(x: 0, y: 120)])
    screen.element("named").tap()
    screen.element("named").tap(at: .bottomTrailing)
    #expect(named.points == [CGPoint(x: 195, y: 95), CGPoint(x: 390, y: 120)])
  }

  @Test func aGestureTellsItsPlaceToo() {
    let heard = Heard()
    let screen = screen {
      Color.teal.frame(width: 100, height: 40).accessibilityIdentifier("board")
        .gesture(SpatialTapGesture(count: 2).onEnded { heard.points.append($0.location) })
    }
    screen.element("board").tap(at: .bottomTrailing)
    #expect(heard.points == [CGPoint(x: 100, y: 40)])
  }

  @Test func aButtonInTheViewIsHeardByASimultaneousGesture() {
    let heard = Heard()
    let pressed = Heard()
    let screen = screen {
      Button("Go") { pressed.points.append(.zero) }.frame(width: 100, height: 40)
        .simultaneousGesture(SpatialTapGesture().onEnded { heard.points.append($0.location) })
    }
    screen.button(label: "Go").tap()
    #expect(heard.points == [CGPoint(x: 50, y: 20)])
    #expect(pressed.points == [.zero])
  }

  @Test func aDisabledViewHearsNoTap() {
    let heard = Heard()
    let screen = screen {
      Color.teal.frame(width: 100, height: 40).accessibilityIdentifier("board")
        .onTapGesture { heard.points.append($0) }
        .disabled(true)
    }
    #expect(!screen.element("board").isHittable)
    #expect(heard.points == [])
  }
}
