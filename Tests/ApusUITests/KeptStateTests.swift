import ApusUI
import Foundation
import Testing
import ViewGraph

/// What changed in a screen comes back in another process.
@MainActor
@Suite struct KeptStateTests {
  private enum Size: String { case small, large }
  private struct Point: Codable { var x = 0 }
  private struct Sealed { var x = 0 }

  /// Ends the screen, and mounts it anew with what was kept of it.
  private func again<Root: View>(
    _ shown: Shown, @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) throws -> (shown: Shown, state: KeptState) {
    let bytes = try JSONEncoder().encode(shown.graph.keptState())
    let state = try JSONDecoder().decode(KeptState.self, from: bytes)
    shown.graph.end()
    return (Shown(restoring: state, root), state)
  }

  private struct Values: View {
    @State private var count = 0
    @State private var size = Size.small
    @State private var sizes: [Size] = []
    @State private var point = Point()
    @State private var chosen: Int? = 3
    @State private var maybe: Size?
    @State private var untouched = "initial"

    var body: some View {
      Text(
        verbatim:
          "\(count) \(size) \(sizes) \(point.x) \(chosen ?? 0) \(maybe ?? .small) \(untouched)"
      )
      Tap("change") {
        count += 1
        size = .large
        sizes.append(.large)
        point.x = 7
        chosen = nil
        maybe = .large
      }
    }
  }

  @Test func valuesOfManyTypes() throws {
    let shown = Shown { Values() }
    shown.tap("change")
    let before = shown.texts
    let (second, state) = try again(shown) { Values() }
    #expect(second.texts == before)
    #expect(!state.isPartial)
    // What was restored is kept on.
    #expect(Set(second.graph.keptState().values) == Set(state.values))
  }

  @Test func unchangedStateIsNotKept() {
    let shown = Shown { Values() }
    #expect(shown.graph.keptState() == KeptState())
  }

  @Test func eachRowHasItsOwn() throws {
    struct Rows: View {
      let names: [String]
      var body: some View {
        ForEach(names, id: \.self) { Counter(name: $0) }
        Counter(name: "x").id("one")
      }
    }
    let shown = Shown { Rows(names: ["a", "b"]) }
    shown.tap("b.tap")
    shown.tap("b.tap")
    shown.tap("a.tap")
    shown.tap("x.tap")
    let (second, _) = try again(shown) { Rows(names: ["b", "c", "a"]) }
    #expect(second.texts == ["b 2", "c 0", "a 1", "x 1"])
  }

  @Test func anotherTypeInItsPlaceBeginsAnew() throws {
    struct Screen<Value: CustomStringConvertible>: View {
      @State var value: Value
      let next: Value
      var body: some View {
        Text(verbatim: value.description)
        Tap("change") { value = next }
      }
    }
    let shown = Shown { Screen(value: 1, next: 2) }
    shown.tap("change")
    let (second, _) = try again(shown) { Screen(value: "a", next: "b") }
    #expect(second.texts == ["a"])
  }

  @Test func lostChangesOfAPersonAreReported() throws {
    struct Screen: View {
      @State private var sealed = Sealed()
      @State private var other = Sealed()
      var body: some View {
        Tap("change") { sealed.x = 1 }
          .onAppear { other.x = 1 }
      }
    }
    let shown = Shown { Screen() }
    #expect(!shown.graph.keptState().isPartial)
    shown.tap("change")
    #expect(shown.graph.keptState().isPartial)
  }

  @Test func objectsCannotBeKept() async {
    let shown = Shown { Observing() }
    shown.perform(.edit("typed"), on: "field")
    // The host has what was typed.
    #expect(!shown.graph.keptState().isPartial)
    shown.tap("later")
    await shown.wait { shown.texts == ["1"] }
    #expect(shown.graph.keptState().isPartial)
  }

  @Test func pathsAndPresentationsAreKept() throws {
    struct Screen: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Further", value: 7).accessibilityIdentifier("further")
            NavigationLink("Plain") { Text(verbatim: "plain page") }
              .accessibilityIdentifier("plain")
            Tap("sheet") { isShown = true }
          }
          .navigationDestination(for: Int.self) { number in
            Text(verbatim: "page \(number)")
            NavigationLink("More") { Text(verbatim: "more") }.accessibilityIdentifier("more")
          }
          .sheet(isPresented: $isShown) { Text(verbatim: "sheet") }
        }
      }
    }
    for (taps, text) in [
      (["further", "more"], "more"), (["plain"], "plain page"), (["sheet"], "sheet"),
    ] {
      let shown = Shown { Screen() }
      for tap in taps { shown.tap(tap) }
      #expect(shown.texts.contains(text))
      let (second, state) = try again(shown) { Screen() }
      #expect(second.texts.contains(text), "\(taps)")
      #expect(!state.isPartial)
    }
  }

  @Test func passwordsAreNotWrittenDown() throws {
    struct Screen: View {
      @State private var secret = ""
      var body: some View {
        SecureField("Password", text: $secret).accessibilityIdentifier("secret")
      }
    }
    let shown = Shown { Screen() }
    shown.perform(.edit("hush"), on: "secret")
    #expect(shown.graph.keptState() == KeptState())
  }

  @Test func moreThanTheLimitIsNotKept() {
    struct Screen: View {
      @State private var text = ""
      @State private var count = 0
      var body: some View {
        Tap("change") {
          text = String(repeating: "x", count: KeptState.limit)
          count = 1
        }
      }
    }
    let shown = Shown { Screen() }
    shown.tap("change")
    let state = shown.graph.keptState()
    #expect(state.values.count == 1 && state.isPartial)
  }
}

private final class Model: ObservableObject {
  @Published var text = ""
  @Published var count = 0
}

private struct Observing: View {
  @StateObject private var model = Model()
  var body: some View {
    Field(identifier: "field", text: $model.text)
    Text(verbatim: "\(model.count)")
    Tap("later") {
      Task {
        await Task.yield()
        model.count += 1
      }
    }
  }
}
