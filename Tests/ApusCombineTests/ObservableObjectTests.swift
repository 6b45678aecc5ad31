import ApusCombine
import Foundation
import Testing

class Contact: ObservableObject {
  @Published var name = ""
  @Published var form = Form()
  var notPublished = 0

  struct Form {
    var race = ""
    var age = 0
  }
}

final class DetailedContact: Contact {
  @Published var mail = ""
}

class Plain {
  @Published var inherited = 0
}

final class ObservablePlain: Plain, ObservableObject {
  weak var peer: ObservablePlain?
  lazy var computedLate = 1
}

class Holder<Value>: ObservableObject {
  let label: String
  @Published var value: Value

  init(_ value: Value, label: String = "") {
    self.value = value
    self.label = label
  }
}

final class PairHolder<First, Second>: Holder<First> {
  @Published var second: Second

  init(_ first: First, _ second: Second) {
    self.second = second
    super.init(first)
  }
}

@MainActor final class Screen: ObservableObject {
  @Published private(set) var title = "a"
  func rename() { title = "b" }
}

final class Silent: ObservableObject {
  var text = "" {
    willSet { objectWillChange.send() }
  }
}

final class OwnPublisher: ObservableObject {
  let objectWillChange = PassthroughSubject<String, Never>()
}

final class Foundational: NSObject, ObservableObject {
  @Published var count = 0
}

final class Replacing: ObservableObject {
  @Published var name: String

  init(_ name: String) {
    _name = Published(initialValue: name)
  }

  func replaceStorage() { _name = Published(wrappedValue: "replaced") }
}

private func changes(of object: some ObservableObject, _ change: () -> Void) -> Int {
  var count = 0
  let cancellable = object.objectWillChange.sink { _ in count += 1 }
  change()
  cancellable.cancel()
  return count
}

@Suite struct ObservableObjectTests {
  @Test func everyPublishedPropertyAnnouncesOnce() {
    let contact = Contact()
    #expect(changes(of: contact) { contact.name = "Ada" } == 1)
    #expect(changes(of: contact) { contact.form.race = "Beagle" } == 1)
    #expect(changes(of: contact) { contact.form = .init() } == 1)
    #expect(changes(of: contact) { contact.notPublished = 1 } == 0)
    #expect(changes(of: contact) { contact.name = contact.name } == 1)
  }

  @Test func announcesBeforeTheChange() {
    let contact = Contact()
    var seen: [String] = []
    let cancellable = contact.objectWillChange.sink { seen.append(contact.name) }
    contact.name = "Ada"
    contact.name += "!"
    #expect(seen == ["", "Ada"])
    #expect(contact.name == "Ada!")
    cancellable.cancel()
  }

  @Test func isTheSamePublisherAtEachRead() {
    let contact = Contact()
    #expect(contact.objectWillChange === contact.objectWillChange)
    #expect(contact.objectWillChange !== Contact().objectWillChange)
    let silent = Silent()
    #expect(silent.objectWillChange === silent.objectWillChange)
    #expect(silent.objectWillChange !== Silent().objectWillChange)
  }

  @Test func findsInheritedProperties() {
    let contact = DetailedContact()
    #expect(changes(of: contact) { contact.name = "Ada" } == 1)
    #expect(changes(of: contact) { contact.mail = "a@b" } == 1)
    #expect(changes(of: contact as Contact) { contact.mail = "c@d" } == 1)
  }

  @Test func findsPropertiesOfASuperclassThatIsNotObservable() {
    let object = ObservablePlain()
    object.peer = object
    #expect(changes(of: object) { object.inherited = 1 } == 1)
    #expect(changes(of: object) { object.computedLate = 2 } == 0)
  }

  @Test func findsPropertiesOfGenericClasses() {
    let small = Holder(UInt8(1))
    let large = Holder((1.0, "two", [3]), label: "large")
    let pair = PairHolder("x", [1])
    #expect(changes(of: small) { small.value = 2 } == 1)
    #expect(changes(of: large) { large.value.1 = "three" } == 1)
    #expect(changes(of: pair) { pair.value = "y" } == 1)
    #expect(changes(of: pair) { pair.second.append(2) } == 1)
  }

  @Test func findsPropertiesBelowNSObject() {
    let object = Foundational()
    #expect(changes(of: object) { object.count += 1 } == 1)
  }

  @MainActor @Test func worksInMainActorClasses() {
    let screen = Screen()
    var titles: [String] = []
    let cancellable = screen.objectWillChange.sink {
      MainActor.assumeIsolated { titles.append(screen.title) }
    }
    screen.rename()
    #expect(titles == ["a"])
    #expect(screen.title == "b")
    cancellable.cancel()
  }

  @Test func isSentByHand() {
    let contact = Contact()
    let silent = Silent()
    #expect(changes(of: contact) { contact.objectWillChange.send() } == 1)
    #expect(changes(of: silent) { silent.text = "x" } == 1)
  }

  @Test func mayBeDeclaredByTheClass() {
    let object = OwnPublisher()
    let recorder = object.objectWillChange.record()
    object.objectWillChange.send("now")
    #expect(recorder.values == ["now"])
  }

  @Test func storageReplacedInAnInitialiserOrLaterIsLinkedAtTheNextRead() {
    let object = Replacing("a")
    #expect(changes(of: object) { object.name = "b" } == 1)
    object.replaceStorage()
    #expect(object.name == "replaced")
    #expect(changes(of: object) { object.name = "c" } == 1)
  }

  @Test func sendsOnlyDemandedValues() {
    let publisher = ObservableObjectPublisher()
    let recorder = publisher.record(.max(1))
    publisher.send()
    publisher.send()
    #expect(recorder.values.count == 1)
    recorder.request(.max(1))
    publisher.send()
    #expect(recorder.values.count == 2)
    recorder.cancel()
    recorder.request(.max(1))
    publisher.send()
    #expect(recorder.values.count == 2)
  }

  @Test func objectsWithoutPublishedPropertiesAreNotKept() {
    weak var gone: Silent?
    do {
      let silent = Silent()
      gone = silent
      _ = silent.objectWillChange
    }
    #expect(gone == nil)
  }

  @Test func publishersOfObjectsThatAreGoneAreSwept() {
    weak var gone: ObservableObjectPublisher?
    do {
      gone = Silent().objectWillChange
    }
    let alive = (0..<2_000).map { _ in Silent() }
    for silent in alive { _ = silent.objectWillChange }
    #expect(gone == nil)
  }

  @Test func publishedPropertiesAreReleasedWithTheObject() {
    final class Canary {}
    weak var canary: Canary?
    weak var publisher: ObservableObjectPublisher?
    do {
      let holder = Holder(Canary())
      canary = holder.value
      publisher = holder.objectWillChange
      var cancellables: Set<AnyCancellable> = []
      holder.$value.sink { _ in }.store(in: &cancellables)
      holder.objectWillChange.sink {}.store(in: &cancellables)
      holder.value = holder.value
    }
    #expect(canary == nil)
    #expect(publisher == nil)
  }
}
