import ApusUI
import Foundation
import ScreenTesting
import Testing

/// What a tab keeps over a reload, and what is counted on a screen.
@MainActor
@Suite struct ReloadTests {
  struct Page: View {
    @State private var own = 0
    @SceneStorage("tab") private var tab = 0
    @AppStorage("browser") private var browser = 0
    @State private var page = "/"
    @Environment(\.locale) private var locale
    @Environment(\.visitorLocation) private var location
    let disappeared: () -> Void
    var body: some View {
      Text("\(own) \(tab) \(browser) \(page) \(locale.identifier)")
      Text(location.permission == .granted ? "granted" : "not granted")
      Button("Add") {
        own += 1
        tab += 1
        browser += 1
        page = "/two"
      }
      Button("Ask") { Task { _ = await location.request() } }
        .onOpenURL { page = $0.path }
        .pageAddress(page)
        .onDisappear(perform: disappeared)
    }
  }

  @Test func aTabKeepsItsAddressAndStoredValues() async {
    var disappearances = 0
    let clock = ScreenClock(start: Date(timeIntervalSince1970: 0))
    let screen = Screen(
      locale: Locale(identifier: "de_CH"), clock: clock, location: .found(latitude: 1, longitude: 2)
    ) {
      Page { disappearances += 1 }
    }
    screen.button(label: "Add").tap()
    screen.button(label: "Ask").tap()
    await screen.settle()
    #expect(screen.text("1 1 1 /two de_CH").exists)
    await screen.advance(by: .seconds(5))

    let reloaded = screen.reload()
    #expect(disappearances == 1)
    #expect(reloaded.text("0 1 1 /two de_CH").exists)
    #expect(reloaded.text("granted").exists)
    #expect(reloaded.address == "/two")
    #expect(reloaded.clock === clock)
    #expect(reloaded.clock.date == Date(timeIntervalSince1970: 5))
    reloaded.button(label: "Add").tap()
    #expect(reloaded.storedInScene("tab") == "2")
    // The page before is gone: nothing happens there any more.
    #expect(screen.storedInScene("tab") == "1")
  }

  @Test func bodiesAreCountedByName() async {
    struct Inner: View {
      let number: Int
      var body: some View { Text("\(number)") }
    }
    struct Outer: View {
      @State private var number = 0
      @State private var other = 0
      var body: some View {
        Inner(number: number)
        Button("Number") { number += 1 }
        Button("Other") { other += 1 }
        Button("Later") { Task { number += 1 } }
        Text("other \(other)")
      }
    }
    let screen = Screen { Outer() }
    #expect(screen.bodies { screen.button(label: "Number").tap() } == ["Outer", "Inner"])
    #expect(screen.bodies { screen.button(label: "Other").tap() } == ["Outer"])
    #expect(screen.bodies {} == [])
    let later = await screen.bodies {
      screen.button(label: "Later").tap()
      await screen.settle()
    }
    #expect(later == ["Outer", "Inner"])
  }

  @Test func identifiersAreListedInReadingOrder() {
    let screen = Screen {
      VStack {
        Text("a").accessibilityIdentifier("one.text")
        HStack { Text("b").accessibilityIdentifier("two.text") }
      }
      .accessibilityIdentifier("all.box")
      Text("c")
    }
    #expect(screen.identifiers == ["all.box", "one.text", "two.text"])
  }

  @Test func sleepersOnTheClockAreCounted() async {
    let screen = Screen { Text("x") }
    let clock = screen.clock
    let tasks = (1...3).map { seconds in Task { try? await clock.sleep(for: .seconds(seconds)) } }
    await screen.settle()
    #expect(clock.sleeperCount == 3)
    await screen.advance(by: .seconds(1))
    #expect(clock.sleeperCount == 2)
    tasks[2].cancel()
    await screen.settle()
    #expect(clock.sleeperCount == 1)
    await screen.advance(by: .seconds(9))
    #expect(clock.sleeperCount == 0)
  }

  @Test func aSelectedTraitIsAState() {
    struct Choice: View {
      @State private var isChosen = false
      var body: some View {
        Button("Choose") { isChosen.toggle() }
          .accessibilityAddTraits(isChosen ? .isSelected : [])
        Button("Never") {}
          .accessibilityAddTraits(.isSelected)
          .accessibilityRemoveTraits(.isSelected)
      }
    }
    let screen = Screen { Choice() }
    let button = screen.button(label: "Choose")
    #expect(!button.isSelected)
    button.tap()
    #expect(button.isSelected)
    #expect(screen.dump.contains("button “Choose” [selected]"))
    button.tap()
    #expect(!button.isSelected)
    #expect(!screen.button(label: "Never").isSelected)
  }

  @Test func refusalsAreCollected() {
    let screen = Screen { Button("Off") {}.disabled(true) }
    let failures = ScreenFailure.collect { screen.button(label: "Off").tap() }
    #expect(failures.count == 1)
    #expect(failures[0].message == "Cannot tap button labelled “Off”: it is disabled.")
    #expect(failures[0].screen == "button “Off” [disabled]")
  }
}
