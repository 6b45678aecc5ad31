import SwiftUI

struct StickyNote: Identifiable, Equatable {
  var id = UUID()
  var title = ""
  var text = ""
  var color = Color.yellow
  var pinned = false
  var date = Date(timeIntervalSince1970: 1_700_000_000)
}

final class NoteCards: ObservableObject {
  @Published var notes = [
    StickyNote(
      title: "Groceries", text: "Milk\nEggs\nSourdough\nOlives", color: .yellow, pinned: true),
    StickyNote(
      title: "Ideas", text: "An app which tells you when the bakery has fresh croissants.",
      color: .mint),
    StickyNote(
      title: "Flat",
      text:
        "Call the landlord about the boiler. Ask whether the noise in the stairwell can be dealt with before winter.",
      color: .pink),
    StickyNote(title: "", text: "untitled thought", color: .blue),
  ]
  func binding(for note: StickyNote) -> Binding<StickyNote> {
    Binding {
      self.notes.first { $0.id == note.id } ?? note
    } set: { new in
      if let i = self.notes.firstIndex(where: { $0.id == note.id }) { self.notes[i] = new }
    }
  }
}

struct NoteCardsScreen: View {
  @StateObject private var store = NoteCards()
  @State private var search = ""
  @State private var isGrid = true
  @State private var editing: StickyNote?
  @State private var sort = Sort.date

  enum Sort: String, CaseIterable { case date = "Date", title = "Title" }

  private var shown: [StickyNote] {
    store.notes
      .filter {
        search.isEmpty || $0.title.localizedStandardContains(search)
          || $0.text.localizedStandardContains(search)
      }
      .sorted { a, b in
        if a.pinned != b.pinned { return a.pinned }
        return sort == .date ? a.date > b.date : a.title < b.title
      }
  }

  var body: some View {
    NavigationStack {
      Group {
        if shown.isEmpty {
          VStack(spacing: 12) {
            Image(systemName: "note.text").font(.system(size: 48)).foregroundStyle(.tertiary)
            Text("No notes").font(.headline)
            Text("Tap the pencil to write one.").foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else if isGrid {
          ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: 12)], spacing: 12) {
              ForEach(shown) { note in
                card(note).onTapGesture { editing = note }
              }
            }
            .padding()
          }
          .background(Color(.systemGroupedBackground))
        } else {
          List {
            ForEach(shown) { note in
              Button {
                editing = note
              } label: {
                row(note)
              }
              .swipeActions(edge: .leading) {
                Button {
                  toggle(note)
                } label: {
                  Label("Pin", systemImage: "pin")
                }.tint(.orange)
              }
            }
            .onDelete { set in
              let ids = set.map { shown[$0].id }
              store.notes.removeAll { ids.contains($0.id) }
            }
          }
          .listStyle(.plain)
        }
      }
      .navigationTitle("Notes")
      .searchable(text: $search)
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) {
          Menu {
            Picker("Sort by", selection: $sort) {
              ForEach(Sort.allCases, id: \.self) { Text($0.rawValue).tag($0) }
            }
            Toggle("Grid", isOn: $isGrid)
          } label: {
            Label("Options", systemImage: "line.3.horizontal.decrease.circle")
          }
        }
        ToolbarItemGroup(placement: .bottomBar) {
          Spacer()
          Text("\(store.notes.count) Notes").font(.caption)
          Spacer()
          Button {
            let note = StickyNote(color: .orange)
            store.notes.insert(note, at: 0)
            editing = note
          } label: {
            Image(systemName: "square.and.pencil")
          }
        }
      }
      .sheet(item: $editing) { note in
        NoteCardEditor(note: store.binding(for: note))
      }
    }
  }

  func toggle(_ note: StickyNote) {
    withAnimation { store.binding(for: note).wrappedValue.pinned.toggle() }
  }

  func row(_ note: StickyNote) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Circle().fill(note.color).frame(width: 10, height: 10)
      VStack(alignment: .leading) {
        Text(note.title.isEmpty ? "New note" : note.title).font(.headline)
        Text(note.text).lineLimit(2).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      if note.pinned { Image(systemName: "pin.fill").foregroundStyle(.orange) }
    }
    .foregroundStyle(.primary)
  }

  func card(_ note: StickyNote) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text(note.title.isEmpty ? "New note" : note.title).font(.headline)
        Spacer()
        if note.pinned { Image(systemName: "pin.fill").rotationEffect(.degrees(45)) }
      }
      Text(note.text).font(.callout).lineLimit(5)
      Spacer(minLength: 0)
      Text(note.date, style: .date).font(.caption2).opacity(0.6)
    }
    .padding(12)
    .frame(height: 160)
    .background(note.color.opacity(0.35))
    .clipShape(RoundedRectangle(cornerRadius: 16))
    .contextMenu {
      Button {
        toggle(note)
      } label: {
        Label(note.pinned ? "Unpin" : "Pin", systemImage: note.pinned ? "pin.slash" : "pin")
      }
      Button(role: .destructive) {
        store.notes.removeAll { $0.id == note.id }
      } label: {
        Label("Delete", systemImage: "trash")
      }
    }
  }
}

struct NoteCardEditor: View {
  @Binding var note: StickyNote
  @Environment(\.presentationMode) var presentationMode
  @FocusState private var focused: Bool
  let colors: [Color] = [.yellow, .mint, .pink, .blue, .orange, .purple]

  var body: some View {
    NavigationView {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Title", text: $note.title)
          .font(.title.bold())
          .padding()
        Divider()
        ZStack(alignment: .topLeading) {
          if note.text.isEmpty {
            Text("Write something…").foregroundColor(Color(.placeholderText)).padding(
              .horizontal, 21
            ).padding(.top, 16)
          }
          TextEditor(text: $note.text)
            .focused($focused)
            .scrollContentBackground(.hidden)
            .padding(.horizontal)
            .padding(.top, 8)
        }
        HStack {
          ForEach(colors, id: \.self) { color in
            Circle().fill(color)
              .frame(width: 32, height: 32)
              .overlay(
                Circle().stroke(Color.primary, lineWidth: note.color == color ? 2 : 0).padding(-3)
              )
              .onTapGesture { note.color = color }
          }
          Spacer()
          Button {
            note.pinned.toggle()
          } label: {
            Image(systemName: note.pinned ? "pin.fill" : "pin")
          }
        }
        .padding()
        .background(.bar)
      }
      .background(note.color.opacity(0.15).ignoresSafeArea())
      .navigationBarTitle("Edit", displayMode: .inline)
      .navigationBarItems(trailing: Button("Done") { presentationMode.wrappedValue.dismiss() })
      .onAppear { focused = true }
    }
  }
}
