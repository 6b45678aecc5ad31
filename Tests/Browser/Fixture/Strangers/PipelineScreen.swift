import SwiftUI
import UniformTypeIdentifiers

/// A board of cards that are dragged from column to column, as public apps write it.
struct PipelineCard: Identifiable, Hashable, Codable, Transferable {
  var id = UUID()
  var title: String
  var owner: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .pipelineCard)
  }
}

extension UTType {
  static let pipelineCard = UTType(exportedAs: "org.example.pipeline.card")
}

enum PipelineStage: String, CaseIterable, Identifiable {
  case todo = "To do"
  case doing = "In progress"
  case done = "Done"
  var id: String { rawValue }
  var tint: Color {
    switch self {
    case .todo: .orange
    case .doing: .blue
    case .done: .green
    }
  }
}

@MainActor final class PipelineModel: ObservableObject {
  @Published var cards: [PipelineStage: [PipelineCard]] = [
    .todo: [
      PipelineCard(title: "Write the invitation", owner: "Ada"),
      PipelineCard(title: "Book the hall", owner: "Grace"),
    ],
    .doing: [PipelineCard(title: "Choose the music", owner: "Linus")],
    .done: [],
  ]

  func move(_ moved: [PipelineCard], to stage: PipelineStage) {
    let ids = Set(moved.map(\.id))
    for key in cards.keys { cards[key]?.removeAll { ids.contains($0.id) } }
    cards[stage, default: []].append(contentsOf: moved)
  }
}

struct PipelineScreen: View {
  @StateObject private var model = PipelineModel()

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          ForEach(PipelineStage.allCases) { stage in
            PipelineColumn(stage: stage, model: model)
          }
        }
        .padding()
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Party")
    }
  }
}

private struct PipelineColumn: View {
  let stage: PipelineStage
  @ObservedObject var model: PipelineModel
  @State private var isTargeted = false

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Circle().fill(stage.tint).frame(width: 10, height: 10)
        Text(stage.rawValue).font(.headline)
        Spacer()
        Text("\(model.cards[stage]?.count ?? 0)").foregroundStyle(.secondary)
      }
      if model.cards[stage]?.isEmpty ?? true {
        Text("Drop a card here").font(.footnote).foregroundStyle(.secondary)
          .frame(maxWidth: .infinity, minHeight: 44)
      }
      ForEach(model.cards[stage] ?? []) { card in
        VStack(alignment: .leading) {
          Text(card.title).font(.body.weight(.medium))
          Text(card.owner).font(.caption).foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(12)
        .background(Color(.systemBackground), in: RoundedRectangle(cornerRadius: 10))
        .draggable(card)
      }
    }
    .padding(12)
    .background(
      RoundedRectangle(cornerRadius: 14)
        .fill(isTargeted ? stage.tint.opacity(0.25) : Color(.secondarySystemGroupedBackground))
    )
    .dropDestination(for: PipelineCard.self) { cards, _ in
      withAnimation { model.move(cards, to: stage) }
      return true
    } isTargeted: {
      isTargeted = $0
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("column.\(stage.rawValue)")
  }
}
