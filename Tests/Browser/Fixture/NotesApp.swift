import SwiftUI

/// Notes, as a stranger writes them for an iPad: a sidebar, an editor, commands for both, and settings.
struct NotesApp: App {
  static let roomEnvironment = ["FIXTURE"]

  @StateObject private var notebook = Notebook()

  var body: some Scene {
    WindowGroup("Notes") { NotebookScreen(notebook: notebook).pageContrast(.aa) }
      .commands {
        SidebarCommands()
        NoteCommands(notebook: notebook)
      }
    Settings { NotesSettings() }
  }
}

@MainActor
final class Notebook: ObservableObject {
  struct Note: Identifiable, Hashable {
    let id: Int
    var title: String
    var text = ""
    var isPinned = false
  }

  enum Order: String, CaseIterable, Identifiable {
    case title, newest
    var id: Self { self }
  }

  @Published var notes = [
    Note(id: 1, title: "Groceries", text: "Bread, apples, tea", isPinned: true),
    Note(id: 2, title: "Travel", text: "Trains to Kraków"), Note(id: 3, title: "Ideas"),
  ]
  @Published var order = Order.newest
  @Published var deleted = 0

  var shown: [Note] {
    switch order {
    case .title: notes.sorted { $0.title < $1.title }
    case .newest: notes.sorted { $0.id > $1.id }
    }
  }

  func add() { notes.append(Note(id: (notes.map(\.id).max() ?? 0) + 1, title: "New note")) }
  func delete(_ id: Int) {
    notes.removeAll { $0.id == id }
    deleted += 1
  }
}

extension FocusedValues {
  /// The note that is shown.
  @Entry var note: Binding<Notebook.Note>?
  /// What is typed into the text that has the keyboard.
  @Entry var noteText: Binding<String>?
}

struct NoteCommands: Commands {
  @ObservedObject var notebook: Notebook
  @FocusedBinding(\.note) private var note
  @FocusedBinding(\.noteText) private var text

  var body: some Commands {
    CommandGroup(replacing: .newItem) {
      Button("New Note", systemImage: "square.and.pencil") { notebook.add() }
        .keyboardShortcut("k")
        .accessibilityIdentifier("new.item")
    }
    CommandGroup(after: .textEditing) {
      Button("Make Upper Case") { text = text?.uppercased() }
        .keyboardShortcut("u", modifiers: [.command, .shift])
        .disabled(text == nil)
        .accessibilityIdentifier("upper.item")
    }
    CommandMenu("Note") {
      Toggle("Pinned", isOn: pinned)
        .keyboardShortcut("p", modifiers: [.command, .option])
        .disabled(note == nil)
        .accessibilityIdentifier("pinned.item")
      Divider()
      Picker("Order", selection: $notebook.order) {
        Text("By title").tag(Notebook.Order.title)
        Text("Newest first").tag(Notebook.Order.newest)
      }
      Menu("Move To") {
        Button("Archive") { note?.title = "Archived" }
        Button("Private") { note?.title = "Private" }
      }
      Section("Danger") {
        Button("Delete", role: .destructive) { if let note { notebook.delete(note.id) } }
          .disabled(note == nil)
          .accessibilityIdentifier("delete.item")
      }
    }
    CommandGroup(replacing: .help) {
      Link("Notes Help", destination: URL(string: "https://example.com/help")!)
    }
  }

  private var pinned: Binding<Bool> {
    Binding(get: { note?.isPinned ?? false }, set: { note?.isPinned = $0 })
  }
}

struct NotebookScreen: View {
  @ObservedObject var notebook: Notebook
  @State private var chosen: Int?

  var body: some View {
    NavigationSplitView {
      List(notebook.shown, selection: $chosen) { note in
        Label(note.title, systemImage: note.isPinned ? "pin.fill" : "doc.text")
          .accessibilityIdentifier("note.\(note.id)")
      }
      .navigationTitle("Notes")
    } detail: {
      if let index = notebook.notes.firstIndex(where: { $0.id == chosen }) {
        NotebookEditor(note: $notebook.notes[index])
          .id(chosen)
      } else {
        ContentUnavailableView("No note is open", systemImage: "doc.text")
      }
    }
  }
}

struct NotebookEditor: View {
  @Binding var note: Notebook.Note
  @State private var search = ""

  var body: some View {
    Form {
      TextField("Title", text: $note.title).accessibilityIdentifier("title.field")
      TextField("Text", text: $note.text, axis: .vertical)
        .accessibilityIdentifier("text.field")
        .focusedValue(\.noteText, $note.text)
      Text(note.isPinned ? "Pinned" : "Not pinned").accessibilityIdentifier("pinned.text")
    }
    .navigationTitle(note.title)
    .focusedSceneValue(\.note, $note)
  }
}

struct NotesSettings: View {
  @AppStorage("sounds") private var sounds = true

  var body: some View {
    Form { Toggle("Sounds", isOn: $sounds).accessibilityIdentifier("sounds.toggle") }
  }
}
