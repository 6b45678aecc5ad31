import Combine
import SwiftUI

// A kanban board in the style of a public app: a shared store, columns that take cards, a drawer with a handle.

enum KanbanLane: String, CaseIterable, Identifiable, Codable {
  case backlog = "Backlog"
  case doing = "In Progress"
  case done = "Done"
  var id: Self { self }
  var tint: Color {
    switch self {
    case .backlog: return .gray
    case .doing: return .blue
    case .done: return .green
    }
  }
}

struct KanbanCard: Identifiable, Codable, Hashable, Transferable {
  var id = UUID()
  var title: String
  var points = 1
  var lane: KanbanLane
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

@MainActor final class KanbanStore: ObservableObject {
  static let shared = KanbanStore()
  @Published var cards: [KanbanCard] = [
    KanbanCard(title: "Write the onboarding", points: 3, lane: .backlog),
    KanbanCard(title: "Fix crash at launch", points: 5, lane: .backlog),
    KanbanCard(title: "New icon", lane: .doing),
  ]
  @Published private(set) var log: [String] = []

  func move(_ id: UUID, to lane: KanbanLane) {
    guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
    guard cards[index].lane != lane else { return }
    var card = cards.remove(at: index)
    card.lane = lane
    cards.append(card)
    log.insert("\(card.title) → \(lane.rawValue)", at: 0)
  }
}

private struct KanbanHeights: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct KanbanCardLook: ViewModifier {
  var highlighted: Bool
  func body(content: Content) -> some View {
    content
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(UIColor.systemBackground))
      .clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
      .shadow(color: .black.opacity(0.12), radius: highlighted ? 8 : 2, x: 0, y: 1)
      .overlay(
        RoundedRectangle(cornerRadius: 10).stroke(
          highlighted ? Color.accentColor : .clear, lineWidth: 2))
  }
}

struct KanbanScreen: View {
  @ObservedObject private var store = KanbanStore.shared
  @State private var targeted: KanbanLane?
  @State private var editing: KanbanCard?
  @State private var headerHeight: CGFloat = 0
  @State private var drawerOpen = false
  @GestureState private var pull: CGFloat = 0
  @State private var adding: KanbanLane?
  @State private var title = ""

  var body: some View {
    NavigationView {
      ZStack(alignment: .bottom) {
        ScrollView(.horizontal, showsIndicators: false) {
          HStack(alignment: .top, spacing: 12) {
            ForEach(KanbanLane.allCases) { lane in column(lane) }
          }
          .padding()
        }
        .frame(maxHeight: .infinity, alignment: .top)
        drawer
      }
      .background(Color(.systemGroupedBackground).ignoresSafeArea())
      .navigationBarTitle("Board", displayMode: .inline)
      .navigationBarItems(
        trailing: Button(action: { adding = .backlog }) { Image(systemName: "plus") })
    }
    .navigationViewStyle(.stack)
    .sheet(item: $editing) { KanbanEditor(card: $0).environmentObject(store) }
    .alert(
      "New card", isPresented: Binding(get: { adding != nil }, set: { if !$0 { adding = nil } }),
      presenting: adding
    ) { lane in
      TextField("Title", text: $title)
      Button("Add") {
        store.cards.append(KanbanCard(title: title, lane: lane))
        title = ""
      }
      .disabled(title.trimmingCharacters(in: .whitespaces).isEmpty)
      Button("Cancel", role: .cancel) { title = "" }
    } message: { lane in
      Text("It goes to \(lane.rawValue).")
    }
  }

  private func column(_ lane: KanbanLane) -> some View {
    let cards = store.cards.filter { $0.lane == lane }
    return VStack(alignment: .leading, spacing: 10) {
      HStack {
        Circle().fill(lane.tint).frame(width: 8, height: 8)
        Text(lane.rawValue).font(.headline)
        Text("\(cards.count)")
          .font(.caption.monospacedDigit())
          .padding(.horizontal, 6).padding(.vertical, 2)
          .background(Capsule().fill(Color.secondary.opacity(0.2)))
        Spacer()
        Menu {
          Button("Add card", systemImage: "plus") { adding = lane }
          Button("Clear", systemImage: "trash", role: .destructive) {
            withAnimation { store.cards.removeAll { $0.lane == lane } }
          }
          .disabled(cards.isEmpty)
        } label: {
          Image(systemName: "ellipsis").frame(width: 30, height: 30).contentShape(Rectangle())
        }
      }
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: KanbanHeights.self, value: proxy.size.height)
        })
      ForEach(cards) { card in
        cell(card)
          .draggable(card)
          .contextMenu {
            ForEach(KanbanLane.allCases.filter { $0 != lane }) { other in
              Button {
                withAnimation(.spring()) { store.move(card.id, to: other) }
              } label: {
                Label("Move to \(other.rawValue)", systemImage: "arrow.right")
              }
            }
          }
      }
      if cards.isEmpty {
        Text("Nothing here")
          .font(.footnote).foregroundColor(.secondary)
          .frame(maxWidth: .infinity, minHeight: 60)
          .overlay(
            RoundedRectangle(cornerRadius: 10)
              .strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [5])).foregroundColor(.secondary)
          )
      }
      Text("Header \(Int(headerHeight)) pt").font(.caption2).foregroundStyle(.tertiary)
    }
    .onPreferenceChange(KanbanHeights.self) { headerHeight = $0 }
    .padding(12)
    .frame(width: 260)
    .background(
      RoundedRectangle(cornerRadius: 16).fill(lane.tint.opacity(targeted == lane ? 0.25 : 0.1))
    )
    .dropDestination(for: KanbanCard.self) { items, _ in
      for item in items { withAnimation { store.move(item.id, to: lane) } }
      return !items.isEmpty
    } isTargeted: { inside in
      targeted = inside ? lane : (targeted == lane ? nil : targeted)
    }
  }

  private func cell(_ card: KanbanCard) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(card.title).font(.subheadline).strikethrough(card.lane == .done)
      HStack(spacing: 3) {
        ForEach(0..<card.points, id: \.self) { _ in
          Image(systemName: "circle.fill").font(.system(size: 6)).foregroundColor(card.lane.tint)
        }
      }
    }
    .modifier(KanbanCardLook(highlighted: editing?.id == card.id))
    .onTapGesture { editing = card }
  }

  private var drawer: some View {
    let height: CGFloat = drawerOpen ? 300 : 72
    return VStack(spacing: 8) {
      Capsule().fill(Color.secondary.opacity(0.5)).frame(width: 36, height: 5).padding(.top, 8)
      HStack {
        Text("Activity").font(.headline)
        Spacer()
        Text("\(store.log.count) moves").foregroundStyle(.secondary)
      }
      .padding(.horizontal)
      if drawerOpen {
        ForEach(Array(store.log.enumerated()), id: \.offset) { _, line in
          Text(line).font(.footnote).frame(maxWidth: .infinity, alignment: .leading).padding(
            .horizontal)
        }
        if store.log.isEmpty { Text("No moves yet").foregroundColor(.secondary).padding() }
      }
      Spacer(minLength: 0)
    }
    .frame(maxWidth: .infinity)
    .frame(height: max(72, height - pull))
    .background(.regularMaterial)
    .cornerRadius(20)
    .gesture(
      DragGesture()
        .updating($pull) { value, state, _ in state = value.translation.height }
        .onEnded { value in
          withAnimation(.interactiveSpring()) {
            if value.translation.height < -60 { drawerOpen = true }
            if value.translation.height > 60 { drawerOpen = false }
          }
        }
    )
    .onTapGesture { withAnimation { drawerOpen.toggle() } }
  }
}

private struct KanbanEditor: View {
  @EnvironmentObject var store: KanbanStore
  @Environment(\.presentationMode) var presentationMode
  @State var card: KanbanCard
  @State private var confirm = false
  @State private var help = false

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Card")) {
          TextField("Title", text: $card.title)
          Stepper("Points: \(card.points)", value: $card.points, in: 1...8)
          Picker("Lane", selection: $card.lane) {
            ForEach(KanbanLane.allCases) { Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
        }
        Section {
          Button("Delete card", role: .destructive) { confirm = true }
            .confirmationDialog(
              "Delete this card?", isPresented: $confirm, titleVisibility: .visible
            ) {
              Button("Delete", role: .destructive) {
                store.cards.removeAll { $0.id == card.id }
                presentationMode.wrappedValue.dismiss()
              }
            }
        }
      }
      .navigationBarTitle("Edit", displayMode: .inline)
      .toolbar {
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            if let index = store.cards.firstIndex(where: { $0.id == card.id }) {
              store.cards[index] = card
            }
            presentationMode.wrappedValue.dismiss()
          }
        }
        ToolbarItem(placement: .cancellationAction) {
          Button {
            help.toggle()
          } label: {
            Image(systemName: "questionmark.circle")
          }
          .popover(isPresented: $help) {
            Text("Points say how long a card takes.").font(.callout).padding().frame(width: 220)
              .presentationCompactAdaptation(.popover)
          }
        }
      }
    }
  }
}
