/// The files of a new app: a list, a form, a model, and a test of each.
struct AppFiles {
  let name: String

  /// The texts by their relative paths.
  var texts: [String: String] {
    [
      "Package.swift": manifest,
      "README.md": readme,
      ".gitignore": ".apus/\n.build/\n",
      "Sources/\(name)/\(name)App.swift": app,
      "Sources/\(name)/Models/NoteStore.swift": store,
      "Sources/\(name)/Screens/NoteList.swift": list,
      "Sources/\(name)/Screens/NoteForm.swift": form,
      "Tests/\(name)Tests/NoteTests.swift": tests,
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    // `apus` adds the modules that screens and their tests import.
    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v15), .iOS(.v18)],
      targets: [
        .executableTarget(name: "\(name)"),
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
      ])

    """
  }

  private var readme: String {
    """
    # \(name)

    An app of SwiftUI screens that run on Linux with Apus.

    ```sh
    apus serve --watch   # builds the app and serves it; open the address that it prints
    apus test            # runs all the tests
    ```

    - `Sources/\(name)/Screens`: what a person sees.
    - `Sources/\(name)/Models`: what the app knows.
    - `Tests/\(name)Tests`: tests that use the screens without a browser.

    """
  }

  private var app: String {
    """
    import SwiftUI

    @main
    struct \(name)App: App {
      var body: some Scene {
        WindowGroup { NoteList() }
      }
    }

    """
  }

  private var store: String {
    """
    import Foundation
    import Observation

    /// A note, whose title is never empty.
    struct Note: Identifiable, Hashable {
      let id: UUID
      var title: String
      var isUrgent: Bool
    }

    /// The notes of one visitor, the urgent ones first.
    @MainActor @Observable
    final class NoteStore {
      private(set) var notes: [Note] = []

      /// The title without blanks around it, or nil if nothing is left.
      nonisolated static func title(from text: String) -> String? {
        let title = text.trimmingCharacters(in: .whitespacesAndNewlines)
        return title.isEmpty ? nil : title
      }

      func add(_ title: String, isUrgent: Bool) {
        let note = Note(id: UUID(), title: title, isUrgent: isUrgent)
        let index = isUrgent ? notes.firstIndex { !$0.isUrgent } : nil
        notes.insert(note, at: index ?? notes.endIndex)
      }
    }

    """
  }

  private var list: String {
    """
    import SwiftUI

    /// All notes, and the way to a new one.
    struct NoteList: View {
      @State private var store = NoteStore()
      @State private var isAdding = false

      var body: some View {
        NavigationStack {
          List {
            if store.notes.isEmpty {
              Text("No notes yet").foregroundStyle(.secondary)
            }
            ForEach(store.notes) { note in
              Label(note.title, systemImage: note.isUrgent ? "exclamationmark.circle" : "circle")
            }
          }
          .navigationTitle("Notes")
          .toolbar {
            Button("Add") { isAdding = true }
              .accessibilityIdentifier("notes.add")
          }
          .sheet(isPresented: $isAdding) { NoteForm(store: store) }
        }
      }
    }

    #Preview {
      NoteList()
    }

    """
  }

  private var form: String {
    """
    import SwiftUI

    /// Asks for a new note, and adds it.
    struct NoteForm: View {
      let store: NoteStore
      @Environment(\\.dismiss) private var dismiss
      @State private var text = ""
      @State private var isUrgent = false

      var body: some View {
        NavigationStack {
          Form {
            TextField("Title", text: $text)
              .accessibilityIdentifier("form.title")
            Toggle("Urgent", isOn: $isUrgent)
              .accessibilityIdentifier("form.urgent")
          }
          .navigationTitle("New note")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save", action: save)
                .disabled(NoteStore.title(from: text) == nil)
                .accessibilityIdentifier("form.save")
            }
          }
        }
      }

      private func save() {
        guard let title = NoteStore.title(from: text) else { return }
        store.add(title, isUrgent: isUrgent)
        dismiss()
      }
    }

    #Preview {
      NoteForm(store: NoteStore())
    }

    """
  }

  private var tests: String {
    """
    import ScreenTesting
    import SwiftUI
    import Testing

    @testable import \(name)

    @MainActor @Suite("notes")
    struct NoteTests {
      @Test("a note that is written stands in the list")
      func adding() {
        let screen = Screen { NoteList() }
        #expect(screen.text("No notes yet").isVisible)
        screen.button("notes.add").tap()
        #expect(!screen.button("form.save").isEnabled)
        screen.textField("form.title").type("Buy milk")
        screen.button("form.save").tap()
        #expect(screen.text("Buy milk").isVisible)
        #expect(!screen.text("No notes yet").exists)
      }

      @Test("urgent notes come first")
      func order() {
        let store = NoteStore()
        store.add("later", isUrgent: false)
        store.add("now", isUrgent: true)
        store.add("then", isUrgent: true)
        #expect(store.notes.map(\\.title) == ["now", "then", "later"])
      }

      @Test("blanks are no title")
      func blanks() {
        #expect(NoteStore.title(from: "  ") == nil)
        #expect(NoteStore.title(from: " a ") == "a")
      }
    }

    """
  }
}
