import SwiftUI

// Notes in folders in the style of a public app: scopes of a search, edit mode, several chosen, an inspector.

@Observable
private final class FolderNote: Identifiable, Hashable {
  let id = UUID()
  var title: String
  var text: String
  var pinned: Bool
  var tags: [String]
  init(_ title: String, _ text: String, pinned: Bool = false, tags: [String] = []) {
    self.title = title
    self.text = text
    self.pinned = pinned
    self.tags = tags
  }
  static func == (a: FolderNote, b: FolderNote) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

@Observable
private final class NoteFolder: Identifiable, Hashable {
  let id = UUID()
  var name: String
  var notes: [FolderNote]
  init(name: String, notes: [FolderNote] = []) {
    self.name = name
    self.notes = notes
  }
  static func == (a: NoteFolder, b: NoteFolder) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

private enum NoteScope: String, CaseIterable { case all = "All", title = "Titles", tags = "Tags" }

struct FolderNotesScreen: View {
  @State private var folders = [
    NoteFolder(
      name: "Home",
      notes: [
        FolderNote("Groceries", "Milk, bread, dates", pinned: true, tags: ["food"]),
        FolderNote("Boiler", "Call on Monday"),
        FolderNote("Wi-Fi", "The name is Fern", tags: ["tech", "home"]),
      ]),
    NoteFolder(name: "Work", notes: [FolderNote("Standup", "Ten o'clock", tags: ["daily"])]),
    NoteFolder(name: "Travel"),
  ]
  @State private var adding = false
  @State private var name = ""
  @State private var opened: NoteFolder?
  @State private var renaming: NoteFolder?

  var body: some View {
    NavigationStack {
      List {
        ForEach(folders) { folder in
          Button {
            opened = folder
          } label: {
            HStack {
              Label(folder.name, systemImage: "folder")
              Spacer()
              Text("\(folder.notes.count)").foregroundStyle(.secondary)
              Image(systemName: "chevron.right").font(.footnote.bold()).foregroundStyle(.tertiary)
            }
            .contentShape(Rectangle())
          }
          .foregroundStyle(.primary)
          .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button("Rename") {
              name = folder.name
              renaming = folder
            }
            .tint(.indigo)
          }
          .deleteDisabled(!folder.notes.isEmpty)
        }
        .onDelete { folders.remove(atOffsets: $0) }
        .onMove { folders.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationTitle("Folders")
      .toolbar {
        ToolbarItem(placement: .navigationBarTrailing) { EditButton() }
        ToolbarItem(placement: .bottomBar) {
          HStack {
            Button {
              adding.toggle()
            } label: {
              Image(systemName: "folder.badge.plus")
            }
            Spacer()
            Text("\(folders.count) folders").font(.caption)
          }
        }
      }
      .navigationDestination(item: $opened) { NoteFolderPage(folder: $0) }
      .alert("New folder", isPresented: $adding) {
        TextField("Name", text: $name)
        Button("Create") {
          folders.append(NoteFolder(name: name))
          name = ""
        }
        Button("Cancel", role: .cancel) {}
      }
      .alert(
        "Rename", isPresented: .init(get: { renaming != nil }, set: { if !$0 { renaming = nil } })
      ) {
        TextField("Name", text: $name)
        Button("Save") {
          renaming?.name = name
          name = ""
        }
      }
    }
  }
}

private struct NoteFolderPage: View {
  @Bindable var folder: NoteFolder
  @State private var query = ""
  @State private var scope = NoteScope.all
  @State private var chosen = Set<FolderNote.ID>()
  @State private var mode = EditMode.inactive
  @AppStorage("notes.sort") private var byTitle = false
  @State private var asking = false

  private var shown: [FolderNote] {
    let found = folder.notes.filter { note in
      guard !query.isEmpty else { return true }
      switch scope {
      case .all: return (note.title + note.text).localizedStandardContains(query)
      case .title: return note.title.localizedStandardContains(query)
      case .tags: return note.tags.contains { $0.hasPrefix(query.lowercased()) }
      }
    }
    return byTitle ? found.sorted { $0.title < $1.title } : found
  }

  var body: some View {
    List(selection: $chosen) {
      if shown.contains(where: \.pinned) {
        Section("Pinned") { rows(shown.filter(\.pinned)) }
      }
      Section(shown.contains(where: \.pinned) ? "Others" : "") { rows(shown.filter { !$0.pinned }) }
    }
    .animation(.default, value: shown.map(\.pinned))
    .overlay {
      if shown.isEmpty {
        if query.isEmpty {
          ContentUnavailableView(
            "No notes", systemImage: "note.text", description: Text("Add one below."))
        } else {
          ContentUnavailableView.search
        }
      }
    }
    .searchable(text: $query, prompt: "Search \(folder.name)")
    .searchScopes($scope) {
      ForEach(NoteScope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
    }
    .environment(\.editMode, $mode)
    .navigationTitle(folder.name)
    .navigationBarTitleDisplayMode(.large)
    .navigationDestination(for: FolderNote.self) { NotePage(note: $0) }
    .toolbar {
      ToolbarItem {
        Menu {
          Button("Select", systemImage: "checkmark.circle") { withAnimation { mode = .active } }
          Toggle("Sort by title", isOn: $byTitle)
        } label: {
          Image(systemName: "ellipsis.circle")
        }
      }
      if mode.isEditing {
        ToolbarItem(placement: .cancellationAction) {
          Button("Done") {
            mode = .inactive
            chosen = []
          }
        }
      }
      ToolbarItemGroup(placement: .bottomBar) {
        if mode.isEditing {
          Button("Delete (\(chosen.count))") { asking = true }.disabled(chosen.isEmpty)
        } else {
          Spacer()
          Button {
            folder.notes.append(FolderNote("Untitled", ""))
          } label: {
            Image(systemName: "square.and.pencil")
          }
        }
      }
    }
    .confirmationDialog(
      "Delete \(chosen.count) notes?", isPresented: $asking, titleVisibility: .visible
    ) {
      Button("Delete", role: .destructive) {
        folder.notes.removeAll { chosen.contains($0.id) }
        chosen.removeAll()
        mode = .inactive
      }
      Button("Keep", role: .cancel) {}
    }
  }

  private func rows(_ notes: [FolderNote]) -> some View {
    ForEach(notes) { note in
      NavigationLink(value: note) {
        VStack(alignment: .leading) {
          Text(note.title).font(.headline)
          Text(note.text.isEmpty ? "No text" : note.text).font(.subheadline).foregroundStyle(
            .secondary
          )
          .lineLimit(1)
        }
      }
      .swipeActions {
        Button(role: .destructive) {
          folder.notes.removeAll { $0 == note }
        } label: {
          Label("Delete", systemImage: "trash.fill")
        }
      }
      .swipeActions(edge: .leading) {
        Button {
          note.pinned.toggle()
        } label: {
          Label(note.pinned ? "Unpin" : "Pin", systemImage: note.pinned ? "pin.slash" : "pin")
        }
        .tint(.yellow)
      }
    }
  }
}

private struct NotePage: View {
  @Bindable var note: FolderNote
  @State private var details = false
  @State private var tag = ""
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Title", text: $note.title).font(.title.bold()).padding(.horizontal)
      TextEditor(text: $note.text).padding(.horizontal, 12)
      Text("\(note.text.split(separator: " ").count) words").font(.footnote).foregroundStyle(
        .secondary
      ).padding()
    }
    .toolbar {
      Button {
        note.pinned.toggle()
      } label: {
        Image(systemName: note.pinned ? "pin.fill" : "pin")
      }
      Button {
        details.toggle()
      } label: {
        Image(systemName: "sidebar.right")
      }
    }
    .inspector(isPresented: $details) {
      Form {
        Toggle("Pinned", isOn: $note.pinned)
        Section("Tags") {
          ForEach(note.tags, id: \.self) { Text("#\($0)") }
            .onDelete { note.tags.remove(atOffsets: $0) }
          TextField("New tag", text: $tag)
            .onSubmit {
              if !tag.isEmpty { note.tags.append(tag) }
              tag = ""
            }
        }
      }
      .inspectorColumnWidth(min: 200, ideal: 260, max: 320)
      .presentationDetents([.medium])
    }
  }
}
