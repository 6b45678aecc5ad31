import ScreenTesting
import Testing

@testable import ApusUI

/// What is not shown is not told, either.
@MainActor
@Suite struct RedactionTests {
  struct Account: View {
    @State private var taps = 0
    @State private var note = "Private"
    @State private var kind = 1
    @Environment(\.redactionReasons) private var reasons

    var body: some View {
      VStack {
        Text("Ann Smith").accessibilityIdentifier("name")
        Text("12 345").privacySensitive().accessibilityIdentifier("balance")
        Text("Total **2**").unredacted().accessibilityIdentifier("total")
        Text("Yesterday").invalidatableContent().accessibilityIdentifier("date")
        Image("portrait", label: Text("Ann")).accessibilityIdentifier("portrait")
        Label("Sent", systemImage: "paperplane").accessibilityIdentifier("sent")
        Button("Tapped \(taps)") { taps += 1 }.accessibilityIdentifier("tap")
        Picker("Kind of account", selection: $kind) {
          Text("Savings").tag(1)
          Text("Credit").tag(2)
        }
        .accessibilityIdentifier("kind")
        TextField("Note", text: $note).accessibilityIdentifier("note")
        Text(verbatim: "\(taps) \(reasons.rawValue)").unredacted()
          .accessibilityIdentifier("log")
      }
    }
  }

  private func redacted(_ reasons: RedactionReasons) -> Screen {
    Screen { Account().redacted(reason: reasons) }
  }

  @Test func aPlaceholderSaysNothing() {
    let screen = redacted(.placeholder)
    for name in ["name", "balance", "portrait"] {
      #expect(screen.element(name).isRedacted)
      #expect(screen.element(name).text == "")
      #expect(screen.element(name).label == nil)
    }
    for words in ["Ann", "Smith", "345", "Sent", "Tapped", "Kind", "Savings", "Note"] {
      #expect(!screen.dump.contains(words), "\(screen.dump)")
    }
    #expect(screen.element("total").text == "Total 2")
    #expect(screen.element("log").text == "0 1")
  }

  @Test func controlsOfAPlaceholderTakeTaps() {
    let screen = redacted(.placeholder)
    #expect(screen.picker("kind").isRedacted)
    screen.button("tap").tap()
    #expect(screen.element("log").text == "1 1")
    screen.textField("note").type("!")
    #expect(screen.textField("note").isRedacted)
    #expect(screen.textField("note").value == "Private!")
  }

  @Test func privacyHidesWhatIsSensitive() {
    let screen = redacted(.privacy)
    #expect(screen.element("balance").isRedacted)
    #expect(screen.element("name").text == "Ann Smith")
    #expect(screen.element("portrait").label == "Ann")
  }

  @Test func reasonsAddUpUntilTheyAreTakenAway() {
    let screen = Screen {
      VStack {
        Text("a").privacySensitive().redacted(reason: .invalidated)
        Text("b").privacySensitive().unredacted()
        VStack { Text("c").privacySensitive(false) }.privacySensitive()
      }
      .redacted(reason: .privacy)
    }
    #expect(!screen.text("a").exists)
    #expect(screen.text("b").exists && screen.text("c").exists)
  }

  @Test func whatIsOutOfDateIsFaint() throws {
    let graph = ControlsScreen { Account().redacted(reason: .invalidated) }
    #expect(graph.node("date").attributes[.opacity] == .number(0.5))
    #expect(graph.node("date")[.text] == "Yesterday")
    #expect(graph.node("name").attributes[.opacity] == nil)
  }

  @Test func wordsComeWithTheContent() {
    let screen = Screen { Loading() }
    #expect(!screen.text("Ann Smith").exists)
    screen.button("load").tap()
    #expect(screen.text("Ann Smith").exists)
  }

  struct Loading: View {
    @State private var isLoaded = false
    var body: some View {
      Account().redacted(reason: isLoaded ? [] : .placeholder)
      Button("Load") { isLoaded = true }.accessibilityIdentifier("load")
    }
  }

  @Test func aBarIsAsLongAsItsWords() {
    #expect(
      "Ann Smith\nx".redacted == "\u{2007}\u{2007}\u{2007} "
        + String(repeating: "\u{2007}", count: 5) + "\n\u{2007}")
  }
}
