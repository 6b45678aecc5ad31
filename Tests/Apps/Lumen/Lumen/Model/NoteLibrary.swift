import Foundation
import SwiftUI
import Combine

struct Note: Identifiable, Codable, Equatable {
  var id = UUID()
  var title: String
  var body: String
  var tint: Tint = .yellow
  var createdAt = Date()
  var link: URL?

  enum Tint: String, Codable, CaseIterable {
    case yellow, mint, rose

    var color: Color {
      switch self {
      case .yellow: return .yellow
      case .mint: return .mint
      case .rose: return Color(red: 1, green: 0.4, blue: 0.5)
      }
    }
  }
}

class NoteLibrary: ObservableObject {
  @Published var notes: [Note] {
    didSet { scheduleSave() }
  }
  @Published var searchText: String = ""
  private var saveTimer: Timer?
  private let url: URL

  init(url: URL? = nil) {
    self.url =
      url
      ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
      .appendingPathComponent("notes.json")
    if let data = try? Data(contentsOf: self.url),
      let notes = try? JSONDecoder().decode([Note].self, from: data)
    {
      self.notes = notes
    } else {
      notes = [
        Note(
          title: "Welcome", body: "Tap a note to edit it.", link: URL(string: "https://example.org")
        ),
        Note(title: "Shopping", body: "Milk, bread, **apples**", tint: .mint),
      ]
    }
  }

  var found: [Note] {
    searchText.isEmpty
      ? notes
      : notes.filter {
        $0.title.range(of: searchText, options: [.caseInsensitive, .diacriticInsensitive]) != nil
      }
  }

  func binding(for note: Note) -> Binding<Note>? {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return nil }
    return Binding(
      get: { self.notes[safe: index] ?? note },
      set: { self.notes[index] = $0 }
    )
  }

  func add() -> Note {
    let note = Note(title: "", body: "")
    notes.insert(note, at: 0)
    return note
  }

  func delete(at offsets: IndexSet) {
    let ids = offsets.map { found[$0].id }
    notes.removeAll { ids.contains($0.id) }
  }

  private func scheduleSave() {
    saveTimer?.invalidate()
    saveTimer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { [weak self] _ in
      self?.save()
    }
  }

  func save() {
    do {
      try JSONEncoder().encode(notes).write(to: url, options: [.atomic, .completeFileProtection])
    } catch {
      print("Could not save: \(error)")
    }
  }
}

extension Collection {
  subscript(safe index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
