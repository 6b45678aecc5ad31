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
    #expect(button.text(.label) == "Close")
    #expect(button.text(.hint) == "Closes it")
    #expect(button.text(.spokenValue) == "open")
    #expect(screen.node("all").role == .stack)
  }

  @Test func innerLabelsWin() {
    let screen = ControlsScreen {
      Button("x") {}.accessibilityLabel("inner").padding().accessibilityLabel("outer")
    }
    #expect(screen.first(.button).text(.label) == "inner")
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
    #expect(row.text(.label) == "Both")
  }

  @Test func traitsAddUpAndAreTaken() {
    let screen = ControlsScreen {
      VStack {
        Text("a").accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isSelected])
        Text("b").accessibilityAddTraits([.isButton, .isImage]).accessibilityRemoveTraits(.isImage)
      }
    }
    let texts = screen.all(.text)
    #expect(texts[0].integer(.traits) == Traits([.header, .selected]).rawValue)
    let kept = Traits(rawValue: texts[1].integer(.traits) ?? 0)
      .subtracting(Traits(rawValue: texts[1].integer(.removedTraits) ?? 0))
    #expect(kept == .button)
  }

  @Test(
    arguments: [(AccessibilityChildBehavior.combine, 1), (.ignore, 2), (.contain, 3)])
  func anElementSaysWhatBecomesOfItsChildren(behavior: AccessibilityChildBehavior, number: Int) {
    let screen = ControlsScreen {
      HStack { Text("a") }.accessibilityElement(children: behavior).accessibilityLabel("l")
        .accessibilityIdentifier("e")
    }
    #expect(screen.node("e").integer(.childrenBehavior) == number)
    #expect(screen.node("e").text(.label) == "l")
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
    #expect(screen.all(.text).map { $0.integer(.headingLevel) } == [2, 3])
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
