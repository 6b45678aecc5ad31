import DesignSystem
import LedgerCore
import SwiftUI

struct RootView: View {
  @EnvironmentObject private var store: EntryStore
  @SceneStorage("selectedCategory") private var selected: String?
  @State private var isAdding = false
  @State private var selection = Set<Entry.ID>()
  @State private var editMode: EditMode = .inactive
  @Namespace private var namespace

  private var days: [Day] {
    guard let selected, let category = Entry.Category(rawValue: selected) else { return store.days }
    return store.days.compactMap { day in
      let entries = day.entries.filter { $0.category == category }
      return entries.isEmpty ? nil : Day(date: day.date, entries: entries)
    }
  }

  var body: some View {
    NavigationStack {
      Group {
        if store.entries.isEmpty {
          empty
        } else {
          list
        }
      }
      .navigationTitle("Ledger")
      .toolbar { toolbar }
      .environment(\.editMode, $editMode)
      .sheet(isPresented: $isAdding) { QuickEntryView() }
      .onReceive(NotificationCenter.default.publisher(for: .newEntry)) { _ in isAdding = true }
    }
  }

  private var empty: some View {
    VStack(spacing: 16) {
      Image(systemName: "tray")
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 64)
        .foregroundStyle(.quaternary)
      Text("Nothing yet").font(.title3.bold())
      Button("Add an entry") { isAdding = true }
        .buttonStyle(.pill)
    }
  }

  private var list: some View {
    List(selection: $selection) {
      Section {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack {
            ForEach(store.totals, id: \.category) { item in
              chip(item.category, item.total)
            }
          }
          .padding(.vertical, 4)
        }
        .listRowInsets(.init(top: 0, leading: 0, bottom: 0, trailing: 0))
        .listRowBackground(Color.clear)
      }
      ForEach(days) { day in
        Section {
          ForEach(day.entries) { entry in
            EntryRow(entry: entry)
          }
          .onDelete { offsets in
            store.remove(Set(offsets.map { day.entries[$0].id }))
          }
        } header: {
          HStack {
            Text(day.date, format: .dateTime.weekday(.wide).day().month())
            Spacer()
            AmountText(day.total)
          }
        }
      }
    }
    .listStyle(.insetGrouped)
    .animation(.default, value: selected)
  }

  private func chip(_ category: Entry.Category, _ total: Decimal) -> some View {
    let isSelected = selected == category.rawValue
    return Button {
      withAnimation { selected = isSelected ? nil : category.rawValue }
    } label: {
      HStack(spacing: 6) {
        Image(systemName: category.systemImage)
        Text(category.title)
        AmountText(total).font(.caption)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background {
        if isSelected {
          Capsule().fill(Color.money.opacity(0.2)).matchedGeometryEffect(id: "chip", in: namespace)
        } else {
          Capsule().stroke(Color.secondary.opacity(0.3))
        }
      }
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityIdentifier("chip.\(category.rawValue)")
  }

  @ToolbarContentBuilder
  private var toolbar: some ToolbarContent {
    ToolbarItem(placement: .navigationBarLeading) {
      Button(editMode.isEditing ? "Done" : "Select") {
        withAnimation { editMode = editMode.isEditing ? .inactive : .active }
      }
    }
    ToolbarItem(placement: .navigationBarTrailing) {
      Button {
        isAdding = true
      } label: {
        Label("Add", systemImage: "plus")
      }
    }
    ToolbarItemGroup(placement: .bottomBar) {
      if editMode.isEditing {
        Button("Delete", role: .destructive) {
          store.remove(selection)
          selection = []
        }
        .disabled(selection.isEmpty)
        Spacer()
        Text("\(selection.count) selected").font(.footnote)
      }
    }
  }
}

struct EntryRow: View {
  let entry: Entry

  var body: some View {
    HStack(spacing: 12) {
      CategoryIcon(entry.category)
      VStack(alignment: .leading) {
        Text(entry.title)
        Text(entry.date, style: .time).font(.caption).foregroundStyle(.secondary)
      }
      Spacer()
      AmountText(entry.amount)
    }
    .accessibilityElement(children: .combine)
  }
}

struct RootView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      RootView().environmentObject(EntryStore.sample)
      RootView().environmentObject(EntryStore()).preferredColorScheme(.dark)
    }
    .previewDevice(PreviewDevice(rawValue: "iPhone 15"))
  }
}
