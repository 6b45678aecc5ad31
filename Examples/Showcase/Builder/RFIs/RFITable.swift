import SwiftUI

/// All requests in columns, by which they are sorted.
struct RFITable: View {
  let rows: [RFIRow]
  let onOpen: @MainActor (RFIRow.ID) -> Void
  @State private var order = [KeyPathComparator(\RFIRow.dueAt)]

  var body: some View {
    Table(rows.sorted(using: order), sortOrder: $order) {
      TableColumn("Number", value: \.number) { row in
        Text(row.number).monospacedDigit().foregroundStyle(.secondary)
      }
      .width(90)
      TableColumn("Subject", value: \.subject) { row in
        Button(row.subject) { onOpen(row.id) }
          .pageLink(BuilderRoute(tab: .rfis, pages: [.rfi(row.id)]).address)
          .accessibilityIdentifier("rfis.row.\(row.id).tap")
      }
      .width(min: 160, ideal: 320)
      TableColumn("Project", value: \.project)
      TableColumn("Due", value: \.dueAt) { row in
        Text(row.due)
          .foregroundStyle(row.isOverdue ? Color.red : Color.primary)
          .accessibilityLabel(row.isOverdue ? "\(row.due), overdue" : row.due)
          .accessibilityIdentifier("rfi.\(row.id).due.text")
      }
      .width(130)
      TableColumn("Status", value: \.status.title) { row in
        StatusBadge(title: row.status.title, color: row.status.color)
          .accessibilityIdentifier("rfi.\(row.id).status.text")
      }
      .width(130)
    }
    .accessibilityIdentifier("rfis.list.scroll")
  }
}

#Preview {
  RFITable(
    rows: [
      RFIRow(
        id: 7, number: "RFI-007", subject: "Façade anchors on the north side",
        project: "Market Hall Renewal", dueAt: .now, due: "Nov 18, 2026", status: .pending,
        isOverdue: true)
    ], onOpen: { _ in })
}
