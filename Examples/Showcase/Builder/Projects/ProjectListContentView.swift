import SwiftUI

struct ProjectListContentView: View {
  let rows: [ProjectRow]
  /// The project that is seen beside the list.
  var chosen: ProjectRow.ID?
  let onOpen: @MainActor (ProjectRow.ID) -> Void

  var body: some View {
    List(rows) { row in
      OpenRow(
        address: BuilderRoute(pages: [.project(row.id)]).address,
        accessibilityID: "projects.row.\(row.id).tap", action: { onOpen(row.id) }
      ) {
        ProjectRowView(row: row)
      }
      .listRowBackground(row.id == chosen ? Color.orange.opacity(0.14) : nil)
      .accessibilityAddTraits(row.id == chosen ? .isSelected : [])
    }
    .accessibilityIdentifier("projects.list.scroll")
  }
}

private struct ProjectRowView: View {
  let row: ProjectRow

  var body: some View {
    HStack(spacing: 14) {
      Image(systemName: row.symbol)
        .foregroundStyle(Color.orange)
        .frame(width: 40, height: 40)
        .background(Color.orange.opacity(0.14), in: RoundedRectangle(cornerRadius: 10))
        .fixedSize()
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 3) {
        Text(row.name)
          .font(.headline)
        Text([row.client, row.phase].filter { !$0.isEmpty }.joined(separator: " · "))
          .font(.subheadline)
          .foregroundStyle(.secondary)
        Text(row.openRFIs)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
    }
    .padding(.vertical, 8)
  }
}

#Preview {
  NavigationStack {
    ProjectListContentView(
      rows: [
        ProjectRow(
          id: 1, name: "Market Hall Renewal", client: "City of Bobsville",
          phase: "Under construction", symbol: "hammer.fill", openRFIs: "4 open RFIs")
      ],
      onOpen: { _ in })
  }
}
