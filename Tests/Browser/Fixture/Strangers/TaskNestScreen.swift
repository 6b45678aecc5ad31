import SwiftUI

// A task manager in the style of a public app: nested groups, swipe actions, context menus, custom checkboxes.

private struct NestTask: Identifiable, Equatable {
  var id = UUID()
  var title: String
  var note: String? = nil
  var isDone = false
  var priority = Priority.none
  var due: String? = nil
  var children: [NestTask]? = nil

  enum Priority: Int, CaseIterable, Identifiable {
    case none, low, medium, high
    var id: Int { rawValue }
    var name: String { ["None", "Low", "Medium", "High"][rawValue] }
    var color: Color { [.gray, .blue, .orange, .red][rawValue] }
  }
}

@Observable
private final class NestStore {
  var tasks = [
    NestTask(
      title: "Renew passport", note: "Photos are in the drawer of the desk", priority: .high,
      due: "Today"),
    NestTask(title: "Call the plumber", isDone: true, priority: .low),
    NestTask(title: "Water plants", priority: .medium, due: "Tomorrow"),
  ]
  let projects = [
    NestTask(
      title: "House",
      children: [
        NestTask(
          title: "Kitchen",
          children: [NestTask(title: "Choose tiles"), NestTask(title: "Order oven")]),
        NestTask(title: "Roof"),
      ]),
    NestTask(title: "Garden", children: [NestTask(title: "Fence")]),
  ]
}

private struct NestBoxStyle: ToggleStyle {
  var tint: Color
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      Label {
        configuration.label
      } icon: {
        RoundedRectangle(cornerRadius: 6)
          .strokeBorder(configuration.isOn ? .clear : tint, lineWidth: 2)
          .background(RoundedRectangle(cornerRadius: 6).fill(configuration.isOn ? tint : .clear))
          .overlay {
            if configuration.isOn {
              Image(systemName: "checkmark").font(.caption.bold()).foregroundStyle(.white)
            }
          }
          .frame(width: 24, height: 24)
      }
    }
    .buttonStyle(.plain)
  }
}

struct TaskNestScreen: View {
  @State private var store = NestStore()
  @State private var search = ""
  @State private var isExpanded = true
  @State private var detailsOpen = false
  @State private var deleting: NestTask?
  @State private var selected: NestTask?
  @State private var showAlert = false
  @State private var newTitle = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          HStack(spacing: 12) {
            summary("Today", "calendar", 2, .blue)
            summary("Flagged", "flag.fill", 1, .orange)
          }
          .listRowInsets(EdgeInsets())
          .listRowBackground(Color.clear)
        }
        Section {
          ForEach($store.tasks) { $task in
            if search.isEmpty || task.title.localizedCaseInsensitiveContains(search) {
              row($task)
            }
          }
          .onDelete { store.tasks.remove(atOffsets: $0) }
          .onMove { store.tasks.move(fromOffsets: $0, toOffset: $1) }
        } header: {
          HStack {
            Text("Inbox").font(.headline).foregroundColor(.primary).textCase(nil)
            Spacer()
            Button("Add") { showAlert = true }.font(.subheadline).textCase(.none)
          }
        } footer: {
          Text("\(store.tasks.filter(\.isDone).count) of \(store.tasks.count) done")
        }
        Section("Projects") {
          OutlineGroup(store.projects, children: \.children) { project in
            Label(project.title, systemImage: project.children == nil ? "circle" : "folder")
          }
        }
        Section {
          DisclosureGroup("Advanced", isExpanded: $isExpanded) {
            Toggle("Show completed", isOn: .constant(true))
            DisclosureGroup("More", isExpanded: $detailsOpen) {
              LabeledContent("Version", value: "2.4")
              Text("Nested deeply").foregroundStyle(.secondary)
            }
          }
        }
      }
      .listStyle(.insetGrouped)
      .searchable(
        text: $search, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find a task"
      )
      .navigationTitle("Tasks")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItemGroup(placement: .bottomBar) {
          Button {
            showAlert = true
          } label: {
            Label("New Task", systemImage: "plus.circle.fill").labelStyle(.titleAndIcon).fontWeight(
              .bold)
          }
          Spacer()
          Button("Add List") {}
        }
      }
      .confirmationDialog(
        "Delete this task?",
        isPresented: Binding(get: { deleting != nil }, set: { if !$0 { deleting = nil } }),
        titleVisibility: .visible, presenting: deleting
      ) { task in
        Button("Delete “\(task.title)”", role: .destructive) {
          store.tasks.removeAll { $0.id == task.id }
        }
      }
      .alert("New task", isPresented: $showAlert) {
        TextField("Title", text: $newTitle)
        Button("Cancel", role: .cancel) { newTitle = "" }
        Button("Add") {
          store.tasks.append(NestTask(title: newTitle))
          newTitle = ""
        }
      }
      .sheet(item: $selected) { task in NestDetail(title: task.title) }
    }
  }

  private func row(_ task: Binding<NestTask>) -> some View {
    let value = task.wrappedValue
    return HStack {
      Toggle(isOn: task.isDone) {
        VStack(alignment: .leading, spacing: 2) {
          Text(value.title).strikethrough(value.isDone, color: .secondary)
          if let note = value.note {
            Text(note).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
          if let due = value.due {
            Label(due, systemImage: "calendar").font(.caption2).foregroundStyle(.red).labelStyle(
              .titleAndIcon)
          }
        }
      }
      .toggleStyle(NestBoxStyle(tint: value.priority.color))
      Spacer()
      if value.priority == .high { Image(systemName: "exclamationmark.2").foregroundStyle(.red) }
      Button {
        selected = value
      } label: {
        Image(systemName: "info.circle")
      }.buttonStyle(.borderless)
    }
    .swipeActions(edge: .trailing, allowsFullSwipe: false) {
      Button(role: .destructive) {
        deleting = value
      } label: {
        Label("Delete", systemImage: "trash")
      }
      Button {
        task.wrappedValue.priority = .high
      } label: {
        Label("Flag", systemImage: "flag")
      }.tint(.orange)
    }
    .swipeActions(edge: .leading) {
      Button {
        task.wrappedValue.isDone.toggle()
      } label: {
        Image(systemName: "checkmark")
      }.tint(.green)
    }
    .contextMenu {
      Picker(selection: task.priority, label: Text("Priority")) {
        ForEach(NestTask.Priority.allCases) { priority in Text(priority.name).tag(priority) }
      }
      Divider()
      Button(role: .destructive) {
        deleting = value
      } label: {
        Label("Delete", systemImage: "trash")
      }
    }
  }

  private func summary(_ title: String, _ symbol: String, _ count: Int, _ color: Color) -> some View
  {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: symbol).foregroundStyle(.white).frame(width: 34, height: 34).background(
          color, in: .circle)
        Spacer()
        Text(count, format: .number).font(.system(.title, design: .rounded).bold())
      }
      Text(title).font(.subheadline.bold()).foregroundStyle(.secondary)
    }
    .padding(12)
    .background(Color(.secondarySystemGroupedBackground), in: RoundedRectangle(cornerRadius: 12))
  }
}

private struct NestDetail: View {
  @Environment(\.dismiss) private var dismiss
  @State var title: String
  @State private var date = Date(timeIntervalSince1970: 1_750_000_000)
  @State private var hasDate = true
  @State private var notes = ""

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Title", text: $title)
          TextField("Notes", text: $notes, axis: .vertical).lineLimit(3...6)
        }
        Section {
          Toggle(isOn: $hasDate.animation()) {
            Label("Date", systemImage: "calendar")
          }
          if hasDate {
            DatePicker("Due", selection: $date, displayedComponents: .date)
          }
        }
      }
      .navigationBarTitle(Text("Details"), displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", action: dismiss.callAsFunction)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") { dismiss() }.disabled(title.isEmpty)
        }
      }
    }
  }
}
