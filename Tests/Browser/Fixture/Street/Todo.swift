import SwiftUI

struct TodoItem: Identifiable, Equatable {
  let id = UUID()
  var title: String
  var note = ""
  var done = false
  var priority = 0
}

@MainActor
final class TodoStore: ObservableObject {
  @Published var items = [
    TodoItem(title: "Buy oat milk", note: "Two cartons", priority: 2),
    TodoItem(title: "Call grandma", priority: 1),
    TodoItem(
      title: "Finish the quarterly report before the end of the week",
      note: "Ask Jonas for the numbers of March and April, which are missing in the sheet"),
    TodoItem(title: "Water plants", done: true),
  ]
}

struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      withAnimation(.spring()) { configuration.isOn.toggle() }
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
          .font(.title2)
          .foregroundColor(configuration.isOn ? .accentColor : .secondary)
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

struct StreetTodo: View {
  @StateObject private var store = TodoStore()
  @State private var query = ""
  @State private var scope = 0
  @State private var adding = false
  @State private var draft = ""
  @State private var selected: TodoItem?

  private var shown: [TodoItem] {
    store.items.filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
      .filter { scope == 0 || (scope == 1) == !$0.done }
  }

  var body: some View {
    NavigationView {
      ZStack(alignment: .bottomTrailing) {
        List {
          Section {
            ForEach(shown) { item in
              row(item)
                .swipeActions(edge: .leading) {
                  Button {
                    toggle(item)
                  } label: {
                    Label("Done", systemImage: "checkmark")
                  }
                  .tint(.green)
                }
                .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                  Button(role: .destructive) {
                    store.items.removeAll { $0.id == item.id }
                  } label: {
                    Label("Delete", systemImage: "trash")
                  }
                  Button {
                    selected = item
                  } label: {
                    Label("Flag", systemImage: "flag")
                  }.tint(.orange)
                }
                .listRowSeparator(.hidden)
            }
            .onDelete { store.items.remove(atOffsets: $0) }
            .onMove { store.items.move(fromOffsets: $0, toOffset: $1) }
          } header: {
            HStack {
              Text("Today")
              Spacer()
              Text("\(shown.count) tasks").foregroundColor(.accentColor)
            }
          } footer: {
            Text("Swipe a task to finish it.")
          }
        }
        .listStyle(.insetGrouped)
        Button {
          adding.toggle()
        } label: {
          Image(systemName: "plus")
            .font(.title.weight(.semibold))
            .padding()
            .background(Color.pink)
            .foregroundColor(.white)
            .clipShape(Circle())
            .shadow(radius: 4, x: 0, y: 4)
        }
        .padding()
      }
      .navigationTitle("Tasks")
      .toolbar {
        ToolbarItem(placement: .navigationBarLeading) { EditButton() }
        ToolbarItem(placement: .navigationBarTrailing) {
          Menu {
            Picker("Show", selection: $scope) {
              Label("All", systemImage: "tray").tag(0)
              Label("Open", systemImage: "circle").tag(1)
              Label("Done", systemImage: "checkmark.circle").tag(2)
            }
            Divider()
            Button("Clear done", role: .destructive) { store.items.removeAll(where: \.done) }
          } label: {
            Image(systemName: "line.3.horizontal.decrease.circle")
          }
        }
      }
      .searchable(text: $query, prompt: "Find a task")
      .sheet(isPresented: $adding) {
        VStack(alignment: .leading, spacing: 16) {
          Text("New task").font(.title2).bold()
          TextField("What is to do?", text: $draft)
            .textFieldStyle(.roundedBorder)
            .submitLabel(.done)
          Button {
            store.items.insert(TodoItem(title: draft), at: 0); draft = ""; adding = false
          } label: {
            Text("Add").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .disabled(draft.isEmpty)
        }
        .padding(24)
        .presentationDetents([.height(220), .medium])
        .presentationDragIndicator(.visible)
      }
      .alert(item: $selected) {
        Alert(title: Text("Flagged"), message: Text($0.title), dismissButton: .default(Text("OK")))
      }
    }
    .navigationViewStyle(.stack)
  }

  private func toggle(_ item: TodoItem) {
    if let index = store.items.firstIndex(of: item) { store.items[index].done.toggle() }
  }

  private func row(_ item: TodoItem) -> some View {
    Toggle(isOn: Binding(get: { item.done }, set: { _ in toggle(item) })) {
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline, spacing: 4) {
          if item.priority > 0 {
            Text(String(repeating: "!", count: item.priority)).bold().foregroundColor(.red)
          }
          Text(item.title).strikethrough(item.done).foregroundColor(
            item.done ? .secondary : .primary)
        }
        if !item.note.isEmpty {
          Text(item.note).font(.footnote).foregroundColor(.secondary).lineLimit(1)
        }
      }
    }
    .toggleStyle(CheckStyle())
    .padding(.vertical, 4)
  }
}
