import ApusUI
import Testing
import ViewGraph

/// What must hold for long sessions, large forms and careless code.
@MainActor
@Suite struct EngineLimitsTests {
  @Observable
  final class Profile {
    var name = "a"
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  struct Leaf: View {
    let profile: Profile
    @ObservedObject var model: Model
    let render: Int
    var body: some View {
      Text(verbatim: "\(profile.name) \(model.count) \(render)")
      Tap("leaf") { profile.name = "b" }
    }
  }

  struct Parent: View {
    let profile: Profile
    let model: Model
    @State private var render = 0
    var body: some View {
      Leaf(profile: profile, model: model, render: render)
      Tap("render") { render += 1 }
    }
  }

  @Test func tenThousandParentRendersLeakNothing() {
    let profile = Profile()
    let model = Model()
    let shown = Shown { Parent(profile: profile, model: model) }
    func render(_ count: Int) {
      let node = shown.node("render")!
      for _ in 0..<count {
        #expect(shown.graph.perform(Event(node, .tap)) == nil)
        _ = shown.graph.takeChanges()
      }
    }
    render(1_000)
    // Each observation holds the queue, so one that stays is counted here. The memory of the process is no
    // measure: other tests take some meanwhile.
    let before = _getRetainCount(shown.graph.queue)
    render(10_000)
    #expect(_getRetainCount(shown.graph.queue) == before)
    #expect(shown.texts == ["a 0 11000"])
    let evaluations = shown.graph.evaluations
    shown.graph.turn { profile.name = "c" }
    #expect(shown.graph.evaluations == evaluations + 1)
  }

  @Test func aScreenReleasesItsObjects() {
    weak var profile: Profile?
    weak var model: Model?
    weak var graph: Graph?
    do {
      let ownProfile = Profile()
      let ownModel = Model()
      profile = ownProfile
      model = ownModel
      let shown = Shown { Parent(profile: ownProfile, model: ownModel) }
      graph = shown.graph
      for _ in 0..<1_000 { shown.tap("render") }
      shown.tap("leaf")
      shown.graph.end()
    }
    #expect(profile == nil)
    #expect(model == nil)
    #expect(graph == nil)
  }

  @Test func rowsThatAreRemovedGo() {
    final class Payload {
      nonisolated(unsafe) static var living = 0
      init() { Self.living += 1 }
      deinit { Self.living -= 1 }
    }
    struct Row: View {
      @State private var payload = Payload()
      var body: some View {
        let _ = payload
        Text(verbatim: "row")
      }
    }
    struct Rows: View {
      @State private var numbers = Array(0..<100)
      var body: some View {
        ForEach(numbers, id: \.self) { _ in Row() }
        Tap("replace") { numbers = numbers.map { $0 + 1_000 } }
        Tap("clear") { numbers = [] }
      }
    }
    Payload.living = 0
    let shown = Shown { Rows() }
    for _ in 0..<5 { shown.tap("replace") }
    #expect(Payload.living == 100)
    shown.tap("clear")
    #expect(Payload.living == 0)
  }

  @Test func endlessUpdateNamesTheState() {
    struct Endless: View {
      @State private var height = 0
      var body: some View {
        Text(verbatim: "\(height)")
          .onChange(of: height) { height += 1 }
        Tap("start") { height += 1 }
        Counter(name: "other")
      }
    }
    let shown = Shown { Endless() }
    shown.tap("start")
    #expect(shown.faults.count == 1)
    #expect(shown.faults.first?.contains("Endless.height") == true, "\(shown.faults)")
    // The rest of the screen goes on.
    shown.tap("other.tap")
    #expect(shown.texts.last == "other 1")
  }

  // MARK: Threads

  @Test func stateWrittenOnManyThreadsIsNeverLost() async {
    struct Child: View {
      @State private var last = 0
      let give: (Binding<Int>) -> Void
      var body: some View {
        let _ = give($last)
        Text(verbatim: "\(last)")
      }
    }
    var binding: Binding<Int>!
    let shown = Shown { Child { binding = $0 } }
    for round in 1...100 {
      let binding = binding!
      await withTaskGroup(of: Void.self) { group in
        for thread in 0..<4 {
          group.addTask { binding.wrappedValue = round * 10 + thread }
        }
      }
      let final = binding.wrappedValue
      await shown.wait { shown.texts == ["\(final)"] }
    }
    #expect(shown.texts == ["\(binding.wrappedValue)"])
  }

  @Test func publishedWrittenOnManyThreadsIsNeverLost() async {
    final class Shared: ObservableObject, @unchecked Sendable {
      @Published var text = ""
    }
    struct Child: View {
      @ObservedObject var shared: Shared
      var body: some View { Text(verbatim: shared.text) }
    }
    let shared = Shared()
    let shown = Shown { Child(shared: shared) }
    for round in 1...100 {
      await withTaskGroup(of: Void.self) { group in
        for thread in 0..<4 { group.addTask { shared.text = "\(round) \(thread)" } }
      }
      let final = shared.text
      await shown.wait { shown.texts == [final] }
    }
    #expect(shown.texts == [shared.text])
  }

  @Test func observableWrittenBetweenTurnsIsShown() async {
    let profile = Profile()
    struct Child: View {
      let profile: Profile
      var body: some View { Text(verbatim: profile.name) }
    }
    let shown = Shown { Child(profile: profile) }
    var woken = 0
    shown.graph.onChanges = { woken += 1 }
    for round in 1...20 {
      profile.name = "\(round)"
      await shown.wait { shown.texts == ["\(round)"] }
    }
    #expect(woken == 20)
  }

  // MARK: A form of 1,000 fields

  struct Row: View {
    let index: Int
    @Binding var text: String
    let log: Log
    var body: some View {
      let _ = log.note("\(index)")
      Field(identifier: "field \(index)", text: $text)
      Text(verbatim: text.isEmpty ? "required" : "")
    }
  }

  @Test func aKeyInAFormOfAThousandFieldsEvaluatesOneField() {
    struct Form: View {
      let log: Log
      @State private var texts = [String](repeating: "", count: 1_000)
      var body: some View {
        let _ = log.note("form")
        VStack {
          ForEach(0..<1_000) { Row(index: $0, text: $texts[$0], log: log) }
        }
      }
    }
    let log = Log()
    let shown = Shown { Form(log: log) }
    #expect(log.take().count == 1_001)
    let node = shown.node("field 500")!
    for key in ["R", "Re", "Rex"] {
      let evaluations = shown.graph.evaluations
      #expect(shown.graph.perform(Event(node, .edit(key))) == nil)
      #expect(log.take() == ["500"])
      #expect(shown.graph.evaluations == evaluations + 1)
      let changes = shown.graph.takeChanges()
      // The first key makes the message go; the others change nothing that is not shown already.
      #expect(changes.count == (key == "R" ? 1 : 0), "\(changes)")
    }
  }

  @Observable
  final class FieldModel: Identifiable {
    let id: Int
    var text = ""
    init(id: Int) { self.id = id }
  }

  @Test func aKeyInAnObservableFormEvaluatesOneField() {
    struct FieldView: View {
      @Bindable var model: FieldModel
      let log: Log
      var body: some View { Row(index: model.id, text: $model.text, log: log) }
    }
    struct Form: View {
      let log: Log
      @State private var models = (0..<1_000).map(FieldModel.init)
      var body: some View {
        let _ = log.note("form")
        VStack { ForEach(models) { FieldView(model: $0, log: log) } }
      }
    }
    let log = Log()
    let shown = Shown { Form(log: log) }
    _ = log.take()
    let node = shown.node("field 500")!
    let evaluations = shown.graph.evaluations
    #expect(shown.graph.perform(Event(node, .edit("R"))) == nil)
    #expect(log.take() == ["500"])
    #expect(shown.graph.evaluations == evaluations + 1)
    #expect(shown.graph.takeChanges().count == 1)
  }
}
