import ApusCombine
import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Timers and delays of publishers follow the clock of the screen.
@MainActor
@Suite struct PublisherTimeTests {
  final class Query: ObservableObject {
    @Published var text = ""
    @Published var found: [String] = []

    init() {
      $text.debounce(for: .milliseconds(300), scheduler: RunLoop.main)
        .map { text in text.isEmpty ? [] : ["\(text) 1", "\(text) 2"] }
        .assign(to: &$found)
    }
  }

  struct Search: View {
    @StateObject private var query = Query()
    var body: some View {
      VStack {
        TextField("Search", text: $query.text).accessibilityIdentifier("search")
        ForEach(query.found, id: \.self) { Text($0) }
      }
    }
  }

  @Test func aDebouncedSearchAnswersWhenTheClockHasPassedItsDelay() async {
    let screen = Screen { Search() }
    screen.textField("search").type("ab")
    await screen.advance(by: .milliseconds(200))
    screen.textField("search").type("c")
    await screen.advance(by: .milliseconds(299))
    #expect(!screen.text("abc 1").exists)
    await screen.advance(by: .milliseconds(1))
    #expect(screen.text("abc 1").exists)
    #expect(!screen.text("ab 1").exists)
  }

  @Test func aTestThatWaitsInRealTimeSeesTheAnswerToo() async {
    let screen = Screen { Search() }
    screen.textField("search").type("ab")
    await screen.text("ab 2").appears()
    #expect(screen.text("ab 2").exists)
  }

  struct Countdown: View {
    @State private var left = 600
    @State private var last: Date?
    private let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
    var body: some View {
      VStack {
        Text("\(left) left")
        if let last { Text("at \(last.timeIntervalSince1970)") }
        if left > 300 {
          Text("running").onReceive(timer) { date in
            left -= 60
            last = date
          }
        }
      }
    }
  }

  @Test func aTimerFiresAsOftenAsItsIntervalHasPassed() async {
    let screen = Screen(now: Date(timeIntervalSince1970: 0)) { Countdown() }
    await screen.advance(by: .seconds(59))
    #expect(screen.text("600 left").exists)
    await screen.advance(by: .seconds(61))
    #expect(screen.text("480 left").exists)
    #expect(screen.text("at 120.000000").exists)
    await screen.advance(by: .seconds(3600))
    #expect(screen.text("300 left").exists)
    #expect(!screen.text("running").exists)
  }
}
