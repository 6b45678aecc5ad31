import ApusUI
import ScreenTesting
import Testing

/// A thousand renders of a parent leave nothing behind: counted, not weighed.
@MainActor
@Suite struct RenderLeakTests {
  /// How many there are, and how many there ever were.
  @MainActor
  final class Census {
    var made = 0
    var living = 0
    var subscribed = 0
    var subscriptions = 0
  }

  @MainActor
  final class Model: ObservableObject {
    @Published var text = "model"
    private let census: Census
    init(_ census: Census) {
      self.census = census
      census.made += 1
      census.living += 1
    }
    isolated deinit { census.living -= 1 }
  }

  struct Child: View {
    let render: Int
    let publisher: AnyPublisher<Int, Never>
    @StateObject private var model: Model
    @State private var last = 0

    init(census: Census, render: Int, publisher: AnyPublisher<Int, Never>) {
      self.render = render
      self.publisher = publisher
      _model = StateObject(wrappedValue: Model(census))
    }

    var body: some View {
      Text(verbatim: "\(model.text) \(render) \(last)")
        .onReceive(publisher) { last = $0 }
        .onReceive(model.$text) { _ in }
    }
  }

  struct Parent: View {
    let census: Census
    let subject: PassthroughSubject<Int, Never>
    @State private var render = 0
    @State private var isShown = true
    var body: some View {
      // Made anew by each render, as screens do.
      let publisher = subject.handleEvents(
        receiveSubscription: { _ in
          census.subscribed += 1
          census.subscriptions += 1
        }, receiveCancel: { census.subscribed -= 1 }
      ).eraseToAnyPublisher()
      if isShown { Child(census: census, render: render, publisher: publisher) }
      Button("Render") { render += 1 }
      Button("Toggle") { isShown.toggle() }
    }
  }

  @Test func stateObjectsAndSubscriptionsAreMadeOnceAndGoWithTheirView() async {
    let census = Census()
    let subject = PassthroughSubject<Int, Never>()
    let screen = Screen { Parent(census: census, subject: subject) }
    #expect(census.made == 1)
    #expect(census.living == 1)
    #expect(census.subscribed == 1)
    for _ in 0..<1_000 { screen.button(label: "Render").tap() }
    #expect(screen.text("model 1000 0").isVisible)
    #expect(census.made == 1)
    #expect(census.living == 1)
    #expect(census.subscribed == 1)
    #expect(census.subscriptions == 1)
    // One value is received once.
    let bodies = await screen.bodies {
      subject.send(5)
      await screen.settle()
    }
    #expect(bodies == ["Child"])
    #expect(screen.text("model 1000 5").isVisible)

    screen.button(label: "Toggle").tap()
    #expect(census.living == 0)
    #expect(census.subscribed == 0)
    screen.button(label: "Toggle").tap()
    #expect(census.made == 2)
    #expect(census.living == 1)
    #expect(census.subscribed == 1)
  }

  @Test func aScreenThatEndsTakesAllAlong() {
    let census = Census()
    let subject = PassthroughSubject<Int, Never>()
    var screen: Screen? = Screen { Parent(census: census, subject: subject) }
    for _ in 0..<10 { screen?.button(label: "Render").tap() }
    screen = nil
    #expect(census.living == 0)
    #expect(census.subscribed == 0)
  }

  @Test func anObservedObjectHasOneSubscriptionPerScreenHoweverManyReadIt() {
    final class Counting: ObservableObject {
      let objectWillChange: AnyPublisher<Void, Never>
      nonisolated(unsafe) var subscribed = 0
      let subject = PassthroughSubject<Void, Never>()
      init() {
        var note: (Int) -> Void = { _ in }
        objectWillChange = subject.handleEvents(
          receiveSubscription: { _ in note(1) }, receiveCancel: { note(-1) }
        ).eraseToAnyPublisher()
        note = { [unowned self] in subscribed += $0 }
      }
    }
    struct Reader: View {
      @ObservedObject var object: Counting
      let render: Int
      var body: some View { Text(verbatim: "\(render)") }
    }
    struct Readers: View {
      let object: Counting
      @State private var render = 0
      var body: some View {
        ForEach(0..<10) { _ in Reader(object: object, render: render) }
        Button("Render") { render += 1 }
      }
    }
    let object = Counting()
    var screen: Screen? = Screen { Readers(object: object) }
    for _ in 0..<1_000 { screen?.button(label: "Render").tap() }
    #expect(object.subscribed == 1)
    screen = nil
    #expect(object.subscribed == 0)
  }
}
