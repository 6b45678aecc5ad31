import ApusUI
import Foundation
import ScreenTesting
import Testing

/// Content that is dragged onto views.
@MainActor
@Suite struct DraggingTests {
  @MainActor private final class Heard {
    var words: [String] = []
    func callAsFunction(_ word: String) { words.append(word) }
  }

  private struct Note: Codable, Transferable, Equatable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: UTType(exportedAs: "org.example.note"))
      ProxyRepresentation(exporting: \.text)
    }
  }

  private func screen<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> Screen {
    let screen = Screen(width: 390) { content() }
    screen.size = ScreenSize(width: 390, height: 844)
    return screen
  }

  private struct Target: View {
    let name: String
    let heard: Heard
    @State private var isOver = false

    var body: some View {
      Text(isOver ? "\(name) is lit" : name)
        .frame(width: 200, height: 100)
        .dropDestination(for: Note.self) { notes, place in
          heard("\(name) \(notes.map(\.text)) \(Int(place.x)) \(Int(place.y))")
          return true
        } isTargeted: {
          isOver = $0
        }
        .accessibilityIdentifier(name)
    }
  }

  @Test func aValueIsDroppedOnAView() {
    let heard = Heard()
    let screen = screen {
      Text("Note").accessibilityIdentifier("note").draggable(Note(text: "Milk"))
      Target(name: "a", heard: heard)
      Target(name: "b", heard: heard)
    }
    let drag = screen.element("note").beginDrag()
    drag.move(over: screen.element("a"))
    #expect(screen.text("a is lit").isVisible)
    #expect(drag.effect == .copy)
    drag.move(over: screen.element("b"))
    #expect(screen.text("a").isVisible)
    #expect(screen.text("b is lit").isVisible)
    drag.drop()
    #expect(heard.words == ["b [\"Milk\"] 100 50"])
    #expect(screen.text("b").isVisible)
    screen.element("note").drag(to: screen.element("a"))
    #expect(heard.words.last == "a [\"Milk\"] 100 50")
  }

  @Test func aPersonGivesUp() {
    let heard = Heard()
    let screen = screen {
      Text("Note").accessibilityIdentifier("note").draggable(Note(text: "Milk"))
      Target(name: "a", heard: heard)
    }
    let drag = screen.element("note").beginDrag()
    drag.move(over: screen.element("a"))
    drag.cancel()
    #expect(screen.text("a").isVisible)
    #expect(heard.words.isEmpty)
    #expect(!drag.drop())
  }

  @Test func anotherFormOfAValueIsTaken() async {
    let heard = Heard()
    let screen = screen {
      Text("Note").accessibilityIdentifier("note").draggable(Note(text: "Milk"))
      Text("Words").accessibilityIdentifier("words")
        .dropDestination(for: String.self) { words, _ in
          heard(words.joined())
          return true
        }
    }
    screen.element("note").drag(to: screen.element("words"))
    await screen.wait { heard.words == ["Milk"] }
    #expect(heard.words == ["Milk"])
  }

  @Test func viewsThatRefuseLeaveContentToThoseAround() {
    let heard = Heard()
    let screen = screen {
      VStack {
        Text("Numbers").accessibilityIdentifier("numbers")
          .dropDestination(for: Image.self) { _, _ in
            heard("numbers")
            return true
          }
      }
      .dropDestination(for: Note.self) { _, _ in
        heard("around")
        return true
      }
      Text("Note").accessibilityIdentifier("note").draggable(Note(text: "Milk"))
    }
    screen.element("note").drag(to: screen.element("numbers"))
    #expect(heard.words == ["around"])
  }

  private struct Delegate: DropDelegate {
    let heard: Heard
    var operation: DropOperation?
    var takes = true

    func validateDrop(info: DropInfo) -> Bool {
      heard("validate \(info.hasItemsConforming(to: [.plainText]))")
      return takes
    }
    func dropEntered(info: DropInfo) { heard("entered") }
    func dropUpdated(info: DropInfo) -> DropProposal? {
      heard("updated \(Int(info.location.x))")
      return operation.map(DropProposal.init)
    }
    func dropExited(info: DropInfo) { heard("exited") }
    func performDrop(info: DropInfo) -> Bool {
      heard("perform \(info.itemProviders(for: [UTType.text]).count)")
      return true
    }
  }

  private func dragOver(_ delegate: Delegate) -> (Screen, ScreenDrag) {
    let screen = screen {
      Text("Song").accessibilityIdentifier("song").onDrag {
        delegate.heard("begin")
        return NSItemProvider(object: "Song" as NSString)
      }
      Color.teal.frame(width: 100, height: 50).onDrop(of: [UTType.text], delegate: delegate)
        .accessibilityIdentifier("target")
    }
    let drag = screen.element("song").beginDrag()
    drag.move(over: screen.element("target"))
    return (screen, drag)
  }

  @Test func aDelegateHearsOfEachStep() {
    let heard = Heard()
    let (screen, drag) = dragOver(Delegate(heard: heard, operation: .move))
    #expect(heard.words == ["begin", "validate true", "entered", "updated 50"])
    #expect(drag.effect == .move)
    drag.move(over: screen.element("target"), at: .leading)
    drag.move(over: screen.element("song"))
    #expect(heard.words.suffix(2) == ["updated 0", "exited"])
    drag.move(over: screen.element("target"))
    drag.drop()
    #expect(
      heard.words.suffix(4) == ["validate true", "entered", "updated 50", "perform 1"])
  }

  @Test func aDelegateRefusesContentOrAPlace() {
    let refusing = Heard()
    let (_, refused) = dragOver(Delegate(heard: refusing, takes: false))
    #expect(refused.effect == nil)
    #expect(!refused.drop())
    #expect(refusing.words == ["begin", "validate true"])

    let forbidding = Heard()
    let (_, forbidden) = dragOver(Delegate(heard: forbidding, operation: .forbidden))
    #expect(forbidden.effect == .forbidden)
    #expect(!forbidden.drop())
    #expect(forbidding.words.last == "exited")
  }

  @Test func contentComesFromOtherApps() async throws {
    let heard = Heard()
    let screen = screen {
      Text("Link").accessibilityIdentifier("link")
        .dropDestination(for: URL.self) { urls, _ in
          heard(urls.first?.host ?? "")
          return true
        }
      Text("File").accessibilityIdentifier("file")
        .onDrop(of: [UTType.plainText], isTargeted: nil) { providers in
          heard(providers.first?.suggestedName ?? "")
          return true
        }
    }
    screen.element("link").drop(text: "https://example.org/a")
    await screen.wait { !heard.words.isEmpty }
    #expect(heard.words == ["example.org"])
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("Milk".utf8).write(to: file)
    screen.element("file").drop(file: file, type: "text/plain")
    #expect(heard.words.last == file.deletingPathExtension().lastPathComponent)
  }

  @Test func aDisabledViewIsNeitherDraggedNorDroppedOn() {
    let heard = Heard()
    let screen = screen {
      Text("Note").accessibilityIdentifier("note").draggable(Note(text: "Milk")).disabled(true)
      Target(name: "a", heard: heard).disabled(true)
    }
    withKnownIssue { _ = screen.element("note").beginDrag() }
    withKnownIssue { screen.element("a").drop(text: "Milk") }
    #expect(heard.words.isEmpty)
  }

  @Test func aTapReachesWhatIsInADropTarget() {
    let heard = Heard()
    let screen = screen {
      VStack {
        Text("Row").accessibilityIdentifier("row")
          .dropDestination(for: String.self) { _, _ in true }
          .draggable("x")
      }
      .onTapGesture { heard("tapped") }
    }
    screen.element("row").tap()
    #expect(heard.words == ["tapped"])
  }

  private struct Queue: View {
    @State private var songs = ["Aria", "Ballad", "Canon"]
    @State private var others = ["Dirge"]

    var body: some View {
      List {
        ForEach(songs, id: \.self) { song in
          Text(song).moveDisabled(song == "Ballad")
        }
        .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
        ForEach(others, id: \.self) { Text($0) }
          .onMove { others.move(fromOffsets: $0, toOffset: $1) }
        Text(songs.joined(separator: " "))
      }
    }
  }

  @Test func aRowTakesThePlaceOfAnother() {
    let screen = screen { Queue() }
    screen.text("Aria").drag(to: screen.text("Canon"))
    #expect(screen.text("Ballad Canon Aria").exists)
    screen.text("Aria").drag(to: screen.text("Canon"))
    #expect(screen.text("Ballad Aria Canon").exists)
    let drag = screen.text("Canon").beginDrag()
    drag.move(over: screen.text("Aria"))
    #expect(drag.effect == .move)
    drag.move(over: screen.text("Canon"))
    #expect(drag.effect == .forbidden)
    #expect(!drag.drop())
    #expect(screen.text("Ballad Aria Canon").exists)
  }

  @Test func rowsStayInTheirForEach() {
    let screen = screen { Queue() }
    let drag = screen.text("Dirge").beginDrag()
    drag.move(over: screen.text("Aria"))
    #expect(drag.effect == nil)
    #expect(!drag.drop())
    withKnownIssue { _ = screen.text("Ballad").beginDrag() }
    #expect(screen.text("Aria Ballad Canon").exists)
  }

  private struct Library: View {
    @State private var songs = [Note(text: "Aria"), Note(text: "Ballad")]
    @State private var places: [Int] = []

    var body: some View {
      List {
        ForEach(songs, id: \.text) { Text($0.text) }
          .onMove { songs.move(fromOffsets: $0, toOffset: $1) }
          .dropDestination(for: Note.self) { new, place in
            songs.insert(contentsOf: new, at: place)
            places.append(place)
          }
        Text(songs.map(\.text).joined(separator: " "))
        Text("at \(places.map(String.init).joined(separator: " "))")
        Text("New song").draggable(Note(text: "Fugue"))
        Text("Picture").draggable(Image(systemName: "star"))
      }
    }
  }

  @Test func contentIsInsertedBetweenRows() {
    let screen = screen { Library() }
    let drag = screen.text("New song").beginDrag()
    drag.move(over: screen.text("Ballad"), at: UnitPoint(x: 0.5, y: 0.2))
    #expect(drag.effect == .move)
    drag.move(over: screen.text("Ballad"), at: UnitPoint(x: 0.5, y: 0.8))
    #expect(drag.effect == .move)
    #expect(drag.drop())
    #expect(screen.text("Aria Ballad Fugue").exists)
    #expect(screen.text("at 2").exists)
    screen.text("Fugue").drag(to: screen.text("Aria"))
    #expect(screen.text("Fugue Aria Ballad").exists, "a row of its own is moved")
  }

  @Test func rowsRefuseContentOfOtherTypes() {
    let screen = screen { Library() }
    let drag = screen.text("Picture").beginDrag()
    drag.move(over: screen.text("Aria"))
    #expect(drag.effect == nil)
    #expect(!drag.drop())
    #expect(screen.text("Aria Ballad").exists)
  }

  private struct Inbox: View {
    @State private var words = ["end"]

    var body: some View {
      List {
        ForEach(words, id: \.self) { Text($0) }
          .onInsert(of: [.plainText]) { place, providers in
            for provider in providers {
              _ = provider.loadObject(ofClass: String.self) { text, _ in
                Task { @MainActor in words.insert(text ?? "", at: place) }
              }
            }
          }
        Text("all: " + words.joined(separator: " "))
      }
    }
  }

  @Test func itemsFromOutsideAreInsertedBetweenRows() async {
    let screen = screen { Inbox() }
    screen.text("end").drop(text: "begin")
    await screen.wait { screen.text("all: begin end").exists }
    #expect(screen.text("all: begin end").exists)
  }

  @Test func viewsThatTakeNoTouchesTakeNoDrops() {
    let heard = Heard()
    let screen = screen {
      Text("Note").accessibilityIdentifier("note").draggable(Note(text: "Milk"))
      Target(name: "a", heard: heard).allowsHitTesting(false)
    }
    let drag = screen.element("note").beginDrag()
    drag.move(over: screen.element("a"))
    #expect(!drag.drop())
    #expect(heard.words.isEmpty)
  }
}
