import ApusUI
import Testing
import ViewGraph

/// Bindings: projections, and who is evaluated again because of them.
@MainActor
@Suite struct StateBindingTests {
  struct Person: Equatable {
    var name = "Ann"
    var nickname: String?
    var pets = [Pet(id: 1, name: "Rex"), Pet(id: 2, name: "Tom")]
  }

  struct Pet: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  struct Editor: View {
    let identifier: String
    @Binding var text: String
    var log: Log?
    var body: some View {
      let _ = log?.note(identifier)
      Field(identifier: identifier, text: $text)
      Text(verbatim: text)
    }
  }

  @Test func keyPathsAndCollections() {
    struct Parent: View {
      let log: Log
      @State private var person = Person()
      var body: some View {
        let _ = log.note("parent")
        Editor(identifier: "name", text: $person.name, log: log)
        ForEach($person.pets) { $pet in
          Editor(identifier: "pet \(pet.id)", text: $pet.name, log: log)
        }
      }
    }
    let log = Log()
    let shown = Shown { Parent(log: log) }
    #expect(shown.texts == ["Ann", "Rex", "Tom"])
    _ = log.take()
    shown.perform(.edit("Bob"), on: "name")
    #expect(shown.texts == ["Bob", "Rex", "Tom"])
    #expect(log.take().filter { $0 != "parent" } == ["name"])
    shown.perform(.edit("Max"), on: "pet 1")
    #expect(shown.texts == ["Bob", "Max", "Tom"])
    #expect(log.take().filter { $0 != "parent" } == ["pet 1"])
  }

  @Test func optional() {
    struct Parent: View {
      @State private var person = Person()
      var body: some View {
        if let nickname = Binding($person.nickname) {
          Editor(identifier: "nickname", text: nickname)
        }
        Tap("give") { person.nickname = "Annie" }
        Tap("take") { person.nickname = nil }
      }
    }
    let shown = Shown { Parent() }
    #expect(shown.texts == [])
    shown.tap("give")
    #expect(shown.texts == ["Annie"])
    shown.perform(.edit("A"), on: "nickname")
    #expect(shown.texts == ["A"])
    shown.tap("take")
    #expect(shown.texts == [])
  }

  @Test func constantTakesNothing() {
    let shown = Shown { Editor(identifier: "x", text: .constant("fixed")) }
    shown.perform(.edit("other"), on: "x")
    #expect(shown.texts == ["fixed"])
    let node = shown.node("x")!
    #expect(shown.graph.takeChanges() == [.set(node, .value, .text("fixed"))])
  }

  @Test func functions() {
    @MainActor final class Store { var text = "a" }
    struct Parent: View {
      let store: Store
      @State private var version = 0
      var body: some View {
        let _ = version
        Editor(
          identifier: "x",
          text: Binding(
            get: { store.text },
            set: {
              store.text = $0.uppercased()
              version += 1
            }))
      }
    }
    let store = Store()
    let shown = Shown { Parent(store: store) }
    shown.perform(.edit("abc"), on: "x")
    #expect(store.text == "ABC")
    #expect(shown.texts == ["ABC"])
  }

  @Test func parentThatDoesNotReadIsNotEvaluated() {
    struct Parent: View {
      let log: Log
      @State private var text = "a"
      var body: some View {
        let _ = log.note("parent")
        Editor(identifier: "x", text: $text, log: log)
      }
    }
    let log = Log()
    let shown = Shown { Parent(log: log) }
    #expect(log.take() == ["parent", "x"])
    shown.perform(.edit("b"), on: "x")
    #expect(log.take() == ["x"])
    #expect(shown.texts == ["b"])
  }

  @Test func writingTheSameValueEvaluatesNothing() {
    struct Parent: View {
      let log: Log
      @State private var text = "a"
      var body: some View {
        let _ = log.note("parent")
        Text(verbatim: text)
        Tap("same") { text = "a" }
      }
    }
    let log = Log()
    let shown = Shown { Parent(log: log) }
    _ = log.take()
    shown.tap("same")
    #expect(log.take() == [])
  }

  @Test func severalWritesAreOneEvaluation() {
    struct Parent: View {
      let log: Log
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        let _ = log.note("parent")
        Text(verbatim: "\(first) \(second)")
        Tap("both") {
          first += 1
          second += 1
          first += 1
        }
      }
    }
    let log = Log()
    let shown = Shown { Parent(log: log) }
    _ = log.take()
    shown.tap("both")
    #expect(log.take() == ["parent"])
    #expect(shown.texts == ["2 1"])
  }

  @Test func closuresSeeThePresentState() {
    struct Row: View {
      let title: String
      let action: @MainActor () -> Void
      var body: some View { Tap(title, action: action) }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        let seen = count
        Row(title: "add") { count = seen + 1 }
        Text(verbatim: "\(count)")
      }
    }
    let shown = Shown { Parent() }
    for _ in 0..<3 { shown.tap("add") }
    #expect(shown.texts == ["3"])
  }

  @Test func removedRowsBindingIsHarmless() {
    struct Parent: View {
      @State private var pets = Person().pets
      var body: some View {
        ForEach($pets) { $pet in
          Editor(identifier: "pet \(pet.id)", text: $pet.name)
        }
        Tap("clear") { pets = [] }
        Tap("drop first") { pets.removeFirst() }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("drop first")
    #expect(shown.texts == ["Tom"])
    shown.perform(.edit("Tim"), on: "pet 2")
    #expect(shown.texts == ["Tim"])
    shown.tap("clear")
    #expect(shown.texts == [])
    #expect(shown.faults == [])
  }
}
