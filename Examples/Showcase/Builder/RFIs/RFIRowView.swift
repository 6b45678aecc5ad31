import SwiftUI

/// A request in a list: subject, status, and when it is due.
struct RFIRowView: View {
  let row: RFIRow
  var showsProject = true

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      Text(showsProject ? "\(row.number) · \(row.project)" : row.number)
        .font(.footnote.monospacedDigit())
        .foregroundStyle(.secondary)
      Text(row.subject)
        .font(.headline)
      Label("Due \(row.due)", systemImage: "calendar")
        .font(.footnote)
        .foregroundStyle(.secondary)
      HStack(spacing: 8) {
        if row.isOverdue {
          StatusBadge(title: "Overdue", color: .red)
            .accessibilityIdentifier("rfi.\(row.id).overdue.text")
        }
        StatusBadge(title: row.status.title, color: row.status.color)
          .accessibilityIdentifier("rfi.\(row.id).status.text")
      }
    }
    .padding(.vertical, 8)
  }
}

#Preview {
  List {
    RFIRowView(
      row: RFIRow(
        id: 7, number: "RFI-007", subject: "Façade anchors on the north side",
        project: "Market Hall Renewal", dueAt: .now, due: "Nov 18, 2026", status: .pending,
        isOverdue: true))
  }
}
