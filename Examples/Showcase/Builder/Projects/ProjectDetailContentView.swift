import SwiftUI

struct ProjectDetailContentView: View {
  let id: Project.ID
  let phase: String
  let client: String
  let place: String
  let since: String
  let rows: [RFIRow]
  let onOpenRFI: @MainActor (RFIRow.ID) -> Void

  var body: some View {
    List {
      Section {
        fact("Phase", phase, "phase")
        if !client.isEmpty { fact("Client", client, "client") }
        if !place.isEmpty { fact("Place", place, "place") }
        fact("Since", since, "since")
      }
      Section("Requests for information") {
        if rows.isEmpty {
          Text("Nothing has been asked yet.")
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("project.noRFIs.text")
        }
        ForEach(rows) { row in
          OpenRow(
            address: BuilderRoute(pages: [.project(id), .rfi(row.id)]).address,
            accessibilityID: "project.rfi.\(row.id).tap", action: { onOpenRFI(row.id) }
          ) {
            RFIRowView(row: row, showsProject: false)
          }
        }
      }
    }
    .accessibilityIdentifier("project.list.scroll")
  }

  private func fact(_ title: String, _ value: String, _ name: String) -> some View {
    LabeledContent(title) {
      Text(value)
        .accessibilityIdentifier("project.\(name).text")
    }
  }
}

#Preview {
  NavigationStack {
    ProjectDetailContentView(
      id: 1, phase: "Under construction", client: "City of Bobsville", place: "Market Square 1",
      since: "Nov 21, 2026", rows: [], onOpenRFI: { _ in })
  }
}
