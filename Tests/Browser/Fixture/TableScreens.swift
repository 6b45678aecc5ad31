import SwiftUI

struct Resident: Identifiable {
  let id: Int
  let name: String
  let town: String
  let age: Int
  let note: String

  static let all = [
    Resident(id: 1, name: "Ada Byron", town: "London", age: 36, note: "Writes to nobody"),
    Resident(id: 2, name: "Émilie du Châtelet", town: "Paris", age: 42, note: "Likes letters"),
    Resident(
      id: 3, name: "Grace Hopper", town: "New York", age: 85,
      note: "Found a moth in the relay of a machine, and kept it in the book beside the entry"),
    Resident(id: 4, name: "edith Clarke", town: "Baltimore", age: 76, note: "Draws charts"),
    Resident(id: 5, name: "Sofja Kowalewskaja", town: "Stockholm", age: 41, note: ""),
  ]
}

/// People in columns, who are sorted and chosen.
struct PeopleTable: View {
  @State private var people = Resident.all
  @State private var chosen: Set<Resident.ID> = []
  @State private var order = [KeyPathComparator(\Resident.name)]

  var body: some View {
    VStack(alignment: .leading) {
      Text("Chosen: \(chosen.sorted().map(String.init).joined(separator: " "))")
        .accessibilityIdentifier("people.chosen")
        .padding(.horizontal)
      Table(people.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Name", value: \.name) { person in
          Text(person.name).accessibilityIdentifier("people.name.\(person.id)")
        }
        TableColumn("Town", value: \.town)
        TableColumn("Age", value: \.age) { person in
          Text(person.age, format: .number).monospacedDigit()
            .accessibilityIdentifier("people.age.\(person.id)")
        }
        .width(60)
        .alignment(.numeric)
        TableColumn("Note") { person in
          Text(person.note).accessibilityIdentifier("people.note.\(person.id)")
        }
        .width(min: 80, ideal: 200)
        TableColumn("More") { person in
          Button("Older", systemImage: "plus") { makeOlder(person.id) }
            .labelStyle(.iconOnly)
            .accessibilityIdentifier("people.older.\(person.id)")
        }
        .width(44)
      }
      .accessibilityIdentifier("people")
    }
    .toolbar { EditButton() }
  }

  private func makeOlder(_ id: Resident.ID) {
    people = people.map {
      $0.id == id
        ? Resident(id: id, name: $0.name, town: $0.town, age: $0.age + 1, note: $0.note) : $0
    }
  }
}

/// Folders, which are opened to see what is in them.
struct FolderTable: View {
  struct Folder: Identifiable {
    let id: String
    var size = 1
    var children: [Folder]?
  }

  @State private var chosen: Set<String> = []
  private let folders = [
    Folder(
      id: "Photos", size: 3,
      children: [Folder(id: "Summer", children: [Folder(id: "Beach")]), Folder(id: "Winter")]),
    Folder(id: "Notes"),
  ]

  var body: some View {
    VStack {
      Text("Chosen: \(chosen.sorted().joined(separator: " "))")
        .accessibilityIdentifier("folders.chosen")
      Table(folders, children: \.children, selection: $chosen) {
        TableColumn("Name") { Text($0.id).accessibilityIdentifier("folders.\($0.id)") }
        TableColumn("Size") { Text("\($0.size)") }
      }
    }
  }
}

/// Ten thousand rows, one of which can be chosen.
struct LongTable: View {
  struct Reading: Identifiable {
    let id: Int
    var value: Int { id * 7919 % 10_007 }
  }

  @State private var readings = (0..<10_000).map { Reading(id: $0) }
  @State private var chosen: Int?
  @State private var order = [KeyPathComparator(\Reading.id)]

  var body: some View {
    Table(readings, selection: $chosen, sortOrder: $order) {
      TableColumn("Number", value: \.id) { reading in
        Text("Reading \(reading.id)").accessibilityIdentifier("long.\(reading.id)")
      }
      TableColumn("Value", value: \.value) { Text("\($0.value)") }
    }
    .onChange(of: order) { readings.sort(using: order) }
    .safeAreaInset(edge: .bottom) {
      Text(chosen.map { "Chosen: \($0)" } ?? "None").accessibilityIdentifier("long.chosen")
    }
  }
}

/// Tables of rows that are written out, in other styles.
struct StyledTables: View {
  var body: some View {
    Table(of: Resident.self) {
      TableColumn("Name", value: \.name)
      TableColumn("Town", value: \.town)
      TableColumn("Age") { Text("\($0.age)") }
    } rows: {
      Section("Far away") {
        ForEach(Resident.all.prefix(3)) { TableRow($0) }
      }
      Section("Near") {
        TableRow(Resident.all[3])
        TableRow(Resident.all[4])
      }
    }
    .tableStyle(.bordered)
    .alternatingRowBackgrounds()
    .accessibilityIdentifier("styled")
  }
}

/// The same people as the only content of a tab, and without titles.
struct PeopleTabs: View {
  var body: some View {
    TabView {
      NavigationStack {
        Table(Resident.all) {
          TableColumn("Name", value: \.name)
          TableColumn("Town", value: \.town)
        }
        .tableColumnHeaders(.hidden)
        .navigationTitle("People")
      }
      .tabItem { Label("People", systemImage: "person.2") }
    }
  }
}
