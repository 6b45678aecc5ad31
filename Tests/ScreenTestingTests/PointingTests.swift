import ApusUI
import Foundation
import ScreenTesting
import Testing

/// The control at a point of a screen.
@MainActor
@Suite struct PointingTests {
  private func screen<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content)
    -> Screen
  {
    let screen = Screen(width: 390) { content() }
    screen.size = ScreenSize(width: 390, height: 844)
    return screen
  }

  @Test func whatIsDrawnLastTakesThePoint() {
    let screen = screen {
      ZStack {
        Button("Below") {}.frame(width: 200, height: 200).background(.yellow)
        Button("Above") {}.frame(width: 50, height: 50).background(.green)
      }
    }
    #expect(screen.control(at: CGPoint(x: 195, y: 422))?.label == "Above")
    #expect(screen.control(at: CGPoint(x: 120, y: 422))?.label == "Below")
    #expect(screen.control(at: CGPoint(x: 20, y: 20)) == nil)
  }

  @Test func aRowThatIsAButtonTakesAllPoints() {
    let screen = screen {
      List {
        Button("First") {}
        HStack { Button("Part") {} }
      }
      .listStyle(.plain)
    }
    #expect(screen.control(at: CGPoint(x: 300, y: 10))?.label == "First")
    #expect(screen.control(at: CGPoint(x: 300, y: 60)) == nil)
  }

  @Test func aBarsButtonIsLargerThanItsWords() {
    let screen = screen {
      NavigationStack {
        Text("Page").toolbar { Button("Go") {} }
      }
    }
    guard let frame = screen.button(label: "Go").frame else {
      Issue.record("no frame")
      return
    }
    #expect(screen.control(at: CGPoint(x: frame.midX, y: 2))?.label == "Go")
    #expect(screen.control(at: CGPoint(x: frame.minX - 6, y: 22))?.label == "Go")
    #expect(screen.control(at: CGPoint(x: frame.minX - 40, y: 22)) == nil)
  }

  @Test func barsShowThePictureOfALabelAlone() {
    let screen = screen {
      NavigationStack {
        Text("Page").toolbar {
          Button {
          } label: {
            Label("All of the areas", systemImage: "star")
          }
        }
      }
    }
    #expect(screen.control(at: CGPoint(x: 370, y: 22))?.text == "All of the areas")
    #expect(screen.control(at: CGPoint(x: 320, y: 22)) == nil)
  }

  @Test func allOfAnAlertsButtonIsPressed() {
    let screen = screen {
      Text("Page").alert("Go on?", isPresented: .constant(true)) { Button("Yes") {} }
    }
    guard let frame = screen.button(label: "Yes").frame else {
      Issue.record("no frame")
      return
    }
    #expect(frame.width == 270 && frame.height == 44)
    #expect(screen.control(at: CGPoint(x: frame.minX + 4, y: frame.midY))?.label == "Yes")
  }

  @Test func redactedWordsAreAsWideAsDigits() {
    let screen = screen {
      Text("12345").redacted(reason: .placeholder).accessibilityIdentifier("bar")
    }
    let words = self.screen { Text("12345").accessibilityIdentifier("bar") }
    let width = screen.element("bar").frame?.width ?? 0
    #expect(width > 40)
    #expect(abs(width - (words.element("bar").frame?.width ?? 0)) < 0.5)
  }

  @Test func aFieldIsTappedALittleBesideItsLine() {
    let screen = screen { TextField("Name", text: .constant("")) }
    guard let frame = screen.textField(label: "Name").frame else {
      Issue.record("no frame")
      return
    }
    #expect(screen.control(at: CGPoint(x: 195, y: frame.minY - 6)) != nil)
    #expect(screen.control(at: CGPoint(x: 195, y: frame.minY - 10)) == nil)
  }

  @Test func aPagesContentIsAColumnInAWideWindow() {
    let screen = Screen(width: 1280) {
      NavigationStack {
        Button("Wide") {}.frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow)
      }
    }
    screen.size = ScreenSize(width: 1280, height: 900)
    let middle = 44 + (900 - 44) / 2.0
    #expect(screen.control(at: CGPoint(x: 340, y: middle))?.label == "Wide")
    #expect(screen.control(at: CGPoint(x: 300, y: middle)) == nil)
  }
}
