import ScreenTesting
import Testing
import ViewGraph

@testable import ApusUI

@MainActor
struct AccessibilityTests {
  @Test func wordsForAssistiveTechnologyStandOnTheElement() {
    let screen = ControlsScreen {
      VStack {
        Button("x") {}.accessibilityLabel("Close").accessibilityHint("Closes it")
          .accessibilityValue("open").accessibilityIdentifier("close")
      }
      .accessibilityIdentifier("all")
    }
    let button = screen.node("close")
    #expect(button.role == .button)
    #expect(button[.label] == "Close")
    #expect(button[.hint] == "Closes it")
    #expect(button[.spokenValue] == "open")
    #expect(screen.node("all").role == .stack)
  }

  @Test func innerLabelsWin() {
    let screen = ControlsScreen {
      Button("x") {}.accessibilityLabel("inner").padding().accessibilityLabel("outer")
    }
    #expect(screen.first(.button)[.label] == "inner")
  }

  private struct Row: View {
    var body: some View {
      HStack {
        Text("a")
        Text("b")
      }
      .padding()
    }
  }

  @Test func namesReachTheElementInsideOfACompositeView() {
    let screen = ControlsScreen {
      Row().accessibilityIdentifier("row").accessibilityLabel("Both")
    }
    let row = screen.node("row")
    #expect(row.role == .stack)
    #expect(row[.label] == "Both")
  }

  @Test func traitsAddUpAndAreTaken() {
    let screen = ControlsScreen {
      VStack {
        Text("a").accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isSelected])
        Text("b").accessibilityAddTraits([.isButton, .isImage]).accessibilityRemoveTraits(.isImage)
      }
    }
    let texts = screen.all(.text)
    #expect(texts[0][.traits] == [.header, .selected])
    let kept = (texts[1][.traits] ?? []).subtracting(texts[1][.removedTraits] ?? [])
    #expect(kept == .button)
  }

  @Test(
    arguments: [
      (AccessibilityChildBehavior.combine, ChildrenBehavior.combine), (.ignore, .ignore),
      (.contain, .contain),
    ])
  func anElementSaysWhatBecomesOfItsChildren(
    behavior: AccessibilityChildBehavior, element: ChildrenBehavior
  ) {
    let screen = ControlsScreen {
      HStack { Text("a") }.accessibilityElement(children: behavior).accessibilityLabel("l")
        .accessibilityIdentifier("e")
    }
    #expect(screen.node("e")[.childrenBehavior] == element)
    #expect(screen.node("e")[.label] == "l")
  }

  @Test func hiddenIsForAssistiveTechnologyOnly() {
    let screen = Screen {
      Button("x") {}.accessibilityHidden(true).accessibilityIdentifier("x")
    }
    #expect(screen.button("x").isVisible)
    #expect(screen.button("x").isHittable)
  }

  @Test func headingsHaveLevels() {
    let screen = ControlsScreen {
      VStack {
        Text("a").accessibilityHeading(.h2)
        Text("b").accessibilityHeading(.h3).font(.body)
      }
    }
    #expect(screen.all(.text).map { $0[.headingLevel] } == [2, 3])
  }

  private struct Volume: View {
    @State private var level = 3
    @State private var isMuted = false
    var body: some View {
      Text("\(isMuted ? "muted" : "\(level)")").accessibilityIdentifier("volume")
        .accessibilityAdjustableAction { direction in
          switch direction {
          case .increment: level += 1
          case .decrement: level -= 1
          }
        }
        .accessibilityAction(named: "Mute") { isMuted = true }
    }
  }

  @Test func accessibilityActionsAreSpokenButtons() {
    let screen = Screen { Volume() }
    screen.element("volume").increment()
    #expect(screen.text("4").exists)
    screen.element("volume").decrement()
    screen.element("volume").decrement()
    #expect(screen.text("2").exists)
    screen.button(label: "Mute").tap()
    #expect(screen.text("muted").exists)
  }
}
