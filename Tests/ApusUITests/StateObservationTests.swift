import ApusUI
import Testing
import ViewGraph

/// Objects and environment: who is evaluated again when they change.
@MainActor
@Suite struct StateObservationTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var name = "a"
  }

  @Observable
  final class Profile {
    var name = "a"
    var age = 1
    @ObservationIgnored var reads = 0
  }

  @Test func observedObject() {
    struct Child: View {
      @ObservedObject var model: Model
      let log: Log
      var body: some View {
        let _ = log.note("child")
        Text(verbatim: "\(model.count)")
        Field(identifier: "name", text: $model.name)
      }
    }
    struct Parent: View {
      let model: Model
      let log: Log
      var body: some View {
        let _ = log.note("parent")
        Child(model: model, log: log)
      }
    }
    let log = Log()
    let model = Model()
    let shown = Shown { Parent(model: model, log: log) }
    _ = log.take()
    shown.graph.turn { model.count = 7 }
    #expect(shown.texts == ["7"])
    #expect(log.take() == ["child"])
    shown.perform(.edit("b"), on: "name")
    #expect(model.name == "b")
  }

  @Test func anotherObservedObjectTakesOver() {
    struct Child: View {
      @ObservedObject var model: Model
      var body: some View { Text(verbatim: "\(model.count)") }
    }
    struct Parent: View {
      let models: [Model]
      @State private var index = 0
      var body: some View {
        Child(model: models[index])
        Tap("next") { index += 1 }
      }
    }
    let models = [Model(), Model()]
    let shown = Shown { Parent(models: models) }
    shown.tap("next")
    shown.graph.turn { models[1].count = 5 }
    #expect(shown.texts == ["5"])
    let before = shown.graph.evaluations
    shown.graph.turn { models[0].count = 9 }
    #expect(shown.graph.evaluations == before)
    #expect(shown.texts == ["5"])
  }

  @Test func environmentObject() {
    struct Child: View {
      @EnvironmentObject var model: Model
      var body: some View {
        Text(verbatim: "\(model.count)")
        Field(identifier: "name", text: $model.name)
      }
    }
    struct Middle: View {
      let log: Log
      var body: some View {
        let _ = log.note("middle")
        Child()
      }
    }
    struct Parent: View {
      let models: [Model]
      let log: Log
      @State private var index = 0
      var body: some View {
        Middle(log: log).environmentObject(models[index])
        Tap("next") { index = 1 }
      }
    }
    let log = Log()
    let models = [Model(), Model()]
    models[1].count = 100
    let shown = Shown { Parent(models: models, log: log) }
    shown.graph.turn { models[0].count = 3 }
    #expect(shown.texts == ["3"])
    shown.perform(.edit("b"), on: "name")
    #expect(models[0].name == "b")
    _ = log.take()
    shown.tap("next")
    #expect(shown.texts == ["100"])
    shown.graph.turn { models[1].count = 101 }
    #expect(shown.texts == ["101"])
    #expect(log.take() == [])
  }

  @Test func observableInvalidatesReadersOfThatProperty() {
    struct NameView: View {
      let profile: Profile
      let log: Log
      var body: some View {
        let _ = log.note("name")
        Text(verbatim: profile.name)
      }
    }
    struct AgeView: View {
      let profile: Profile
      let log: Log
      var body: some View {
        let _ = log.note("age")
        Text(verbatim: "\(profile.age)")
      }
    }
    struct Parent: View {
      let log: Log
      @State private var profile = Profile()
      var body: some View {
        let _ = log.note("parent")
        NameView(profile: profile, log: log)
        AgeView(profile: profile, log: log)
        Tap("age") { profile.age += 1 }
        Tap("name") { profile.name += "a" }
      }
    }
    let log = Log()
    let shown = Shown { Parent(log: log) }
    _ = log.take()
    for _ in 0..<3 { shown.tap("age") }
    #expect(log.take() == ["age", "age", "age"])
    shown.tap("name")
    #expect(log.take() == ["name"])
    #expect(shown.texts == ["aa", "4"])
  }

  @Test func bindable() {
    struct Editor: View {
      @Bindable var profile: Profile
      let log: Log
      var body: some View {
        let _ = log.note("editor")
        Field(identifier: "name", text: $profile.name)
      }
    }
    let log = Log()
    let profile = Profile()
    let shown = Shown { Editor(profile: profile, log: log) }
    _ = log.take()
    shown.perform(.edit("b"), on: "name")
    #expect(profile.name == "b")
    // The model's own change reaches the field.
    _ = shown.graph.takeChanges()
    shown.graph.turn { profile.name = "model" }
    let node = shown.node("name")!
    #expect(shown.graph.takeChanges() == [.set(node, .value, .text("model"))])
  }

  @Test func observableInEnvironment() {
    struct Child: View {
      @Environment(Profile.self) private var profile
      var body: some View { Text(verbatim: profile.name) }
    }
    struct Optional: View {
      @Environment(Profile.self) private var profile: Profile?
      var body: some View { Text(verbatim: profile?.name ?? "none") }
    }
    let profile = Profile()
    let shown = Shown {
      Child().environment(profile)
      Optional()
    }
    #expect(shown.texts == ["a", "none"])
    shown.graph.turn { profile.name = "b" }
    #expect(shown.texts == ["b", "none"])
  }

  struct LevelKey: EnvironmentKey { static let defaultValue = 0 }
  struct TitleKey: EnvironmentKey { static let defaultValue = "none" }

  struct Level: View {
    let name: String
    let log: Log
    @Environment(\.level) private var level
    var body: some View {
      let _ = log.note(name)
      Text(verbatim: "\(name) \(level)")
    }
  }

  struct Bystander: View {
    let log: Log
    var body: some View {
      let _ = log.note("bystander")
      Text(verbatim: "bystander")
    }
  }

  @Test func environmentWakesItsReadersAlone() {
    struct Parent: View {
      let log: Log
      @State private var level = 1
      @State private var title = "a"
      var body: some View {
        VStack {
          Level(name: "inner", log: log).environment(\.level, 9)
          Level(name: "reader", log: log)
          Bystander(log: log)
        }
        .environment(\.level, level)
        .environment(\.title, title)
        Level(name: "outer", log: log)
        Tap("level") { level += 1 }
        Tap("title") { title += "a" }
      }
    }
    let log = Log()
    let shown = Shown { Parent(log: log) }
    #expect(shown.texts == ["inner 9", "reader 1", "bystander", "outer 0"])
    _ = log.take()
    shown.tap("level")
    #expect(log.take() == ["reader"])
    #expect(shown.texts == ["inner 9", "reader 2", "bystander", "outer 0"])
    shown.tap("title")
    #expect(log.take() == [])
  }

  @Test func environmentThatComesAndGoes() {
    struct Parent: View {
      let log: Log
      @State private var isSet = false
      var body: some View {
        VStack { Level(name: "x", log: log) }
          .transformEnvironment(\.level) { if isSet { $0 = 5 } }
        Tap("set") { isSet.toggle() }
      }
    }
    let log = Log()
    let shown = Shown { Parent(log: log) }
    #expect(shown.texts == ["x 0"])
    shown.tap("set")
    #expect(shown.texts == ["x 5"])
    shown.tap("set")
    #expect(shown.texts == ["x 0"])
  }

  @Test func surroundingsOfTheVisitor() {
    struct Scheme: View {
      let log: Log
      @Environment(\.colorScheme) private var scheme
      var body: some View {
        let _ = log.note("scheme")
        Text(verbatim: scheme == .dark ? "dark" : "light")
      }
    }
    let log = Log()
    let session = Session()
    let shown = Shown(session: session) {
      Scheme(log: log)
      Bystander(log: log)
    }
    #expect(shown.texts == ["light", "bystander"])
    _ = log.take()
    session.surroundings.isDark = true
    shown.graph.sessionChanged()
    #expect(shown.texts == ["dark", "bystander"])
    #expect(log.take() == ["scheme"])
  }

  @Test func inputsOfAnyKindAreCompared() {
    struct Service: CustomStringConvertible {
      let description: String
      let padding = (1, 2, 3, 4, 5)
    }
    struct Child: View {
      let service: any CustomStringConvertible
      let maybe: (any CustomStringConvertible)?
      let action: (() -> Void)?
      let pair: (Int, any CustomStringConvertible)
      let log: Log
      var body: some View {
        let _ = log.note("child")
        Text(verbatim: "\(service) \(pair.1)")
      }
    }
    struct Parent: View {
      let log: Log
      let kept: any CustomStringConvertible = Service(description: "kept")
      @State private var service: any CustomStringConvertible = Service(description: "a")
      @State private var renders = 0
      var body: some View {
        let _ = renders
        Child(service: service, maybe: nil, action: nil, pair: (1, kept), log: log)
        Tap("render") { renders += 1 }
        Tap("replace") { service = Service(description: "b") }
      }
    }
    let log = Log()
    let shown = Shown { Parent(log: log) }
    shown.tap("render")
    #expect(shown.texts == ["a kept"])
    _ = log.take()
    shown.tap("replace")
    #expect(log.take() == ["child"])
    #expect(shown.texts == ["b kept"])
  }

  @Test func equalInputsAreNotEvaluatedAgain() {
    struct Value: Equatable {
      var id: Int
      var note: String
      static func == (first: Value, second: Value) -> Bool { first.id == second.id }
    }
    struct Child: View {
      let value: Value
      let names: [String]
      let log: Log
      var body: some View {
        let _ = log.note("child")
        Text(verbatim: value.note)
      }
    }
    struct Parent: View {
      let log: Log
      @State private var value = Value(id: 1, note: "a")
      @State private var names = ["x"]
      @State private var renders = 0
      var body: some View {
        let _ = log.note("parent \(renders)")
        Child(value: value, names: names.map { $0 + "" }, log: log)
        Tap("render") { renders += 1 }
        Tap("names") { names.append("y") }
        Tap("id") { value.id += 1 }
      }
    }
    let log = Log()
    let shown = Shown { Parent(log: log) }
    _ = log.take()
    shown.tap("render")
    #expect(log.take() == ["parent 1"])
    shown.tap("names")
    #expect(log.take() == ["parent 1", "child"])
    shown.tap("id")
    #expect(log.take() == ["parent 1", "child"])
  }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[StateObservationTests.LevelKey.self] }
    set { self[StateObservationTests.LevelKey.self] = newValue }
  }
  fileprivate var title: String {
    get { self[StateObservationTests.TitleKey.self] }
    set { self[StateObservationTests.TitleKey.self] = newValue }
  }
}
