import ApusUI
import Testing
import ViewGraph

/// State lives as long as its view's identity: position, `id`, element of a `ForEach`.
@MainActor
@Suite struct StateIdentityTests {
  @Test func parentRenderKeepsState() {
    struct Parent: View {
      @State private var title = "a"
      var body: some View {
        Text(verbatim: title)
        Counter(name: "child")
        Tap("parent") { title += "a" }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("child.tap")
    shown.tap("child.tap")
    shown.tap("parent")
    #expect(shown.texts == ["aa", "child 2"])
    shown.tap("child.tap")
    #expect(shown.texts == ["aa", "child 3"])
  }

  @Test func branchesHaveStatesOfTheirOwn() {
    struct Parent: View {
      @State private var isFirst = true
      var body: some View {
        if isFirst { Counter(name: "x") } else { Counter(name: "x") }
        Tap("switch") { isFirst.toggle() }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("x.tap")
    #expect(shown.texts == ["x 1"])
    shown.tap("switch")
    #expect(shown.texts == ["x 0"])
    shown.tap("switch")
    #expect(shown.texts == ["x 0"])
  }

  @Test func stateOfAnOptionalViewDiesWithIt() {
    struct Parent: View {
      @State private var isShown = true
      var body: some View {
        if isShown { Counter(name: "x") }
        Counter(name: "after")
        Tap("switch") { isShown.toggle() }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("x.tap")
    shown.tap("after.tap")
    shown.tap("switch")
    #expect(shown.texts == ["after 1"])
    shown.tap("switch")
    #expect(shown.texts == ["x 0", "after 1"])
  }

  @Test func anotherIdIsAnotherView() {
    struct Parent: View {
      @State private var id = 1
      var body: some View {
        Counter(name: "x").id(id)
        Tap("next") { id += 1 }
        Tap("same") { id += 0 }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("x.tap")
    shown.tap("same")
    #expect(shown.texts == ["x 1"])
    shown.tap("next")
    #expect(shown.texts == ["x 0"])
  }

  @Test func anotherTypeInAnAnyViewIsAnotherView() {
    struct Other: View { var body: some View { Text(verbatim: "other") } }
    struct Parent: View {
      @State private var isCounter = true
      var body: some View {
        isCounter ? AnyView(Counter(name: "x")) : AnyView(Other())
        Tap("switch") { isCounter.toggle() }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("x.tap")
    shown.tap("switch")
    #expect(shown.texts == ["other"])
    shown.tap("switch")
    #expect(shown.texts == ["x 0"])
  }

  @Test func rowsKeepTheirStateWhereverTheyGo() {
    struct Parent: View {
      @State private var names = ["a", "b", "c", "d"]
      var body: some View {
        VStack { ForEach(names, id: \.self) { Counter(name: $0) } }
        Tap("reverse") { names.reverse() }
        Tap("rotate") { names.append(names.removeFirst()) }
        Tap("remove b") { names.removeAll { $0 == "b" } }
        Tap("insert b") { names.insert("b", at: 0) }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("b.tap")
    shown.tap("d.tap")
    shown.tap("d.tap")
    let node = shown.node("d.tap")
    shown.tap("reverse")
    #expect(shown.texts == ["d 2", "c 0", "b 1", "a 0"])
    shown.tap("rotate")
    #expect(shown.texts == ["c 0", "b 1", "a 0", "d 2"])
    #expect(shown.node("d.tap") == node)
    shown.tap("remove b")
    shown.tap("insert b")
    #expect(shown.texts == ["b 0", "c 0", "a 0", "d 2"])
    shown.tap("c.tap")
    #expect(shown.texts == ["b 0", "c 1", "a 0", "d 2"])
  }

  @Test func aRotationMovesOneRow() {
    struct Parent: View {
      @State private var numbers = Array(0..<100)
      var body: some View {
        VStack { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") } }
        Tap("rotate") { numbers.append(numbers.removeFirst()) }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("rotate")
    let changes = shown.graph.takeChanges()
    #expect(changes.count == 1)
    if case .move? = changes.first {} else { Issue.record("\(changes)") }
  }

  @Test func aDuplicateRowIsLeftOutAndReported() {
    let shown = Shown {
      VStack { ForEach(["a", "b", "a"], id: \.self) { Text(verbatim: $0) } }
    }
    #expect(shown.texts == ["a", "b"])
    #expect(shown.faults.count == 1)
  }

  @Test func initialValueCountsOnce() {
    struct Child: View {
      @State var value: Int
      var body: some View {
        Text(verbatim: "\(value)")
        Tap("child") { value += 1 }
      }
    }
    struct Parent: View {
      @State private var start = 10
      var body: some View {
        Child(value: start)
        Tap("parent") { start += 10 }
      }
    }
    let shown = Shown { Parent() }
    shown.tap("parent")
    #expect(shown.texts == ["10"])
    shown.tap("child")
    #expect(shown.texts == ["11"])
  }

  @Test func stateObjectIsMadeOnceAndDiesWithItsView() {
    final class Model: ObservableObject {
      nonisolated(unsafe) static var made = 0
      @Published var count = 0
      init() { Self.made += 1 }
    }
    struct Child: View {
      let name: String
      @StateObject private var model = Model()
      @Binding var last: Weak
      final class Weak {
        weak var model: Model?
        func hold(_ model: Model) { self.model = model }
      }
      var body: some View {
        let _ = last.hold(model)
        Text(verbatim: "\(name) \(model.count)")
        Tap("child") { model.count += 1 }
      }
    }
    struct Parent: View {
      let weak: Child.Weak
      @State private var name = "a"
      @State private var isShown = true
      var body: some View {
        if isShown { Child(name: name, last: .constant(weak)) }
        Tap("rename") { name += "a" }
        Tap("hide") { isShown = false }
      }
    }
    Model.made = 0
    let weak = Child.Weak()
    let shown = Shown { Parent(weak: weak) }
    shown.tap("child")
    shown.tap("rename")
    shown.tap("child")
    #expect(shown.texts == ["aa 2"])
    #expect(Model.made == 1)
    #expect(weak.model != nil)
    shown.tap("hide")
    #expect(shown.texts == [])
    #expect(weak.model == nil)
  }
}
