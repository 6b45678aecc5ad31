import SwiftUI

struct Row: Identifiable, Hashable {
  var id = UUID(); var name = ""; var children: [Row]?; var on = false
}

struct ListsProbe: View {
  @State private var rows: [Row] = []
  @State private var names = ["a"]
  @State private var selection: UUID?
  @State private var multi = Set<UUID>()
  @State private var row: Row?
  @State private var edit = EditMode.inactive
  @Environment(\.editMode) private var editMode

  var body: some View {
    VStack {
      List {
        Text("a"); Text("b")
      }
      List(rows) { row in Text(row.name) }
      List(rows, id: \.id) { row in Text(row.name) }
      List(names, id: \.self) { Text($0) }
      List(0..<5) { i in Text("\(i)") }
      List(0..<5, id: \.self) { Text("\($0)") }
      List($rows) { $row in TextField("x", text: $row.name) }
      List(selection: $selection) { ForEach(rows) { Text($0.name) } }
      List(selection: $multi) { ForEach(rows) { Text($0.name).tag($0.id) } }
      List(rows, selection: $selection) { row in Text(row.name) }
      List(rows, selection: $multi) { row in Text(row.name) }
      List(rows, id: \.self, selection: $row) { row in Text(row.name) }
      List {
        ForEach(rows) { row in Text(row.name) }.onDelete(perform: delete).onMove(perform: move)
        ForEach(rows) { row in Text(row.name) }.onDelete { offsets in
          rows.remove(atOffsets: offsets)
        }.onMove { rows.move(fromOffsets: $0, toOffset: $1) }
        ForEach($rows) { $row in Toggle(row.name, isOn: $row.on) }
        ForEach($rows, id: \.id) { $row in Toggle(row.name, isOn: $row.on) }
        ForEach(Array(rows.enumerated()), id: \.offset) { index, row in Text("\(index) \(row.name)")
        }
        ForEach(Array(zip(names.indices, names)), id: \.0) { index, name in Text(name) }
        ForEach(rows.indices, id: \.self) { index in Text(rows[index].name) }
        ForEach(0..<3) { _ in Text("x") }
        ForEach(0..<rows.count, id: \.self) { Text("\($0)") }
        ForEach(1...3, id: \.self) { Text("\($0)") }
        ForEach(Array(stride(from: 0, to: 10, by: 2)), id: \.self) { Text("\($0)") }
        ForEach(Flavor2.allCases, id: \.self) { flavor in Text(flavor.rawValue) }
        ForEach(["a": 1].sorted(by: <), id: \.key) { key, value in Text("\(key) \(value)") }
        ForEach(names, id: \.self, content: { Text($0) })
        ForEach(rows, content: RowView.init)
        ForEach(rows) { RowView(row: $0) }
        Section { Text("a") }
        Section("x") { Text("a") }
        Section(names[0]) { Text("a") }
        Section(header: Text("x")) { Text("a") }
        Section(footer: Text("x")) { Text("a") }
        Section(header: Text("x"), footer: Text("x")) { Text("a") }
        Section {
          Text("a")
        } header: {
          Text("h")
        }
        Section {
          Text("a")
        } footer: {
          Text("h")
        }
        Section(content: { Text("a") }, header: { Text("h") })
        Section(content: { Text("a") }, header: { Text("h") }, footer: { Text("f") })
        Section(isExpanded: .constant(true)) {
          Text("x")
        } header: {
          Text("h")
        }
        Section("x", isExpanded: .constant(true)) { Text("x") }
        Section(
          header: HStack {
            Text("x"); Spacer()
          }.font(.headline)
        ) { ForEach(rows) { _ in Text("x") } }
        Text("a").listRowBackground(Color.red).listRowInsets(EdgeInsets()).listRowInsets(
          .init(top: 1, leading: 1, bottom: 1, trailing: 1)
        ).listRowSeparator(.hidden).listRowSeparator(.hidden, edges: .top).deleteDisabled(true)
          .moveDisabled(false)
        Text("a").swipeActions { Button("x", role: .destructive) {} }.swipeActions(edge: .leading) {
          Button("y") {}.tint(.blue)
        }.swipeActions(edge: .trailing, allowsFullSwipe: false) {
          Button {
          } label: {
            Label("x", systemImage: "y")
          }
        }.badge(3).badge("x").badge(Text("x"))
      }
      .listStyle(.plain).listStyle(.insetGrouped).listStyle(.grouped).listStyle(.inset).listStyle(
        .sidebar
      ).listStyle(PlainListStyle()).listStyle(GroupedListStyle()).listStyle(InsetGroupedListStyle())
      .listStyle(SidebarListStyle()).listStyle(InsetListStyle()).listStyle(DefaultListStyle())
      .environment(\.editMode, $edit).environment(\.editMode, .constant(.active)).environment(
        \.defaultMinListRowHeight, 10
      )
      .refreshable { await load() }.searchable(text: $names[0]).scrollContentBackground(.hidden)
      .searchable(text: $names[0], prompt: "x").searchable(
        text: $names[0], placement: .navigationBarDrawer(displayMode: .always), prompt: "x"
      ).searchable(text: $names[0], placement: .toolbar, prompt: Text("x"))
      .searchable(text: $names[0], isPresented: .constant(true))
      .overlay { if rows.isEmpty { ContentUnavailableView("x", systemImage: "y") } }
      .toolbar { EditButton() }
    }
  }
  func delete(at offsets: IndexSet) { rows.remove(atOffsets: offsets) }
  func move(from source: IndexSet, to destination: Int) {
    rows.move(fromOffsets: source, toOffset: destination)
  }
  func load() async {}
}
enum Flavor2: String, CaseIterable { case a }
struct RowView: View { let row: Row; var body: some View { Text(row.name) } }
