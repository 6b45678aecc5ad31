import SwiftUI

struct TrailListView: View {
  @StateObject var viewModel: TrailListViewModel
  let title: String
  @EnvironmentObject var coordinator: AppCoordinator
  @AppStorage(SettingsKey.usesMetricUnits.rawValue) private var usesMetricUnits = true

  init(viewModel: @autoclosure @escaping () -> TrailListViewModel, title: String) {
    _viewModel = StateObject(wrappedValue: viewModel())
    self.title = title
  }

  var body: some View {
    List {
      if case .failed(let message) = viewModel.state {
        Label(message, systemImage: "wifi.slash")
          .font(.footnote)
          .foregroundColor(.red)
          .listRowBackground(Color.red.opacity(0.1))
      }
      ForEach(viewModel.trails) { trail in
        Button {
          coordinator.show(.trail(trail))
        } label: {
          TrailRow(trail: trail)
        }
        .buttonStyle(.plain)
        .swipeActions(edge: .leading) {
          Button {
            viewModel.toggleFavorite(trail)
          } label: {
            Label("Favorite", systemImage: trail.isFavorite ? "heart.slash" : "heart")
          }
          .tint(.pink)
        }
        .contextMenu {
          Button("Share…") { coordinator.sheet = .share(trail) }
          Button("Copy Name") { UIPasteboard.general.string = trail.name }
        }
      }
    }
    .listStyle(.insetGrouped)
    .overlay {
      if viewModel.trails.isEmpty {
        VStack(spacing: 12) {
          Image(systemName: "binoculars")
            .font(.system(size: 48, weight: .light))
            .foregroundStyle(.tertiary)
          Text(title == "Saved" ? "No saved trails" : "No trails")
            .font(.headline)
          Text("Try another search.")
            .font(.subheadline)
            .foregroundColor(Color(.secondaryLabel))
        }
        .accessibilityElement(children: .combine)
      }
    }
    .searchable(text: $viewModel.query, prompt: "Search trails")
    .refreshable { await viewModel.refresh() }
    .navigationTitle(title)
    .toolbar {
      ToolbarItemGroup(placement: .navigationBarTrailing) {
        Menu {
          Toggle("Sort by length", isOn: $viewModel.sortsByLength)
          Toggle("Metric units", isOn: $usesMetricUnits)
        } label: {
          Image(systemName: "arrow.up.arrow.down")
        }
        .accessibilityLabel("Sort")
        Button(action: { coordinator.sheet = .filter }) {
          Image(systemName: "line.3.horizontal.decrease.circle")
        }
        .accessibilityLabel("Filter")
      }
    }
  }
}

private struct TrailRow: View {
  let trail: Trail

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Image(systemName: trail.difficulty.symbolName)
        .foregroundColor(color)
        .frame(width: 24)
      VStack(alignment: .leading, spacing: 2) {
        Text(trail.name).fontWeight(.semibold)
        Text("\(trail.region) · \(trail.formattedLength)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if trail.isFavorite {
        Image(systemName: "heart.fill")
          .imageScale(.small)
          .foregroundColor(.pink)
          .accessibilityLabel("Favorite")
      }
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
  }

  private var color: Color {
    switch trail.difficulty {
    case .easy: return Color(UIColor.systemGreen)
    case .moderate: return Color(UIColor.systemOrange)
    case .hard: return Color(uiColor: .systemRed)
    }
  }
}

struct TrailListView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      TrailListView(viewModel: TrailListViewModel(provider: TrailStore()), title: "Trails")
    }
    .environmentObject(AppCoordinator(container: .live))
    .previewDisplayName("Trails")
  }
}
