import SwiftUI

/// A request in a list: subject, status, and when it is due.
struct RFIRowView: View {
  let row: RFIRow
  var showsProject = true

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(row.number)
          .font(.caption.monospacedDigit())
          .foregroundStyle(.secondary)
        Spacer()
        if row.isOverdue {
          StatusBadge(title: "Overdue", color: .red)
            .accessibilityIdentifier("rfi.\(row.id).overdue.text")
        }
        StatusBadge(title: row.status.title, color: row.status.color)
          .accessibilityIdentifier("rfi.\(row.id).status.text")
      }
      Text(row.subject)
        .font(.headline)
      HStack(spacing: 12) {
        if showsProject {
          Text(row.project)
            .lineLimit(1)
        }
        Label("Due \(row.due)", systemImage: "calendar")
          .lineLimit(1)
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
    .padding(.vertical, 8)
  }
}

#Preview {
  List {
    RFIRowView(
      row: RFIRow(
        id: 7, number: "RFI-007", subject: "Façade anchors on the north side",
        project: "Market Hall Renewal", due: "Nov 18, 2026", status: .pending, isOverdue: true))
  }
}
