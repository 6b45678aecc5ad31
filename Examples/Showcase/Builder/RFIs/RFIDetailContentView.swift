import SwiftUI

struct RFIDetailContentView: View {
  let row: RFIRow
  let question: String
  let answer: String?
  let assignee: String
  let asked: String

  var body: some View {
    List {
      Section {
        VStack(alignment: .leading, spacing: 10) {
          HStack(spacing: 8) {
            StatusBadge(title: row.status.title, color: row.status.color)
              .accessibilityIdentifier("rfi.status.text")
            if row.isOverdue {
              StatusBadge(title: "Overdue", color: .red)
                .accessibilityIdentifier("rfi.overdue.text")
            }
          }
          Text(row.subject)
            .font(.title2.weight(.bold))
            .accessibilityAddTraits(.isHeader)
            .accessibilityIdentifier("rfi.subject.text")
          Text(question)
            .accessibilityIdentifier("rfi.question.text")
        }
        .padding(.vertical, 6)
      }
      Section("Answer") {
        if let answer {
          Text(answer)
            .accessibilityIdentifier("rfi.answer.text")
        } else {
          Text("Not answered yet")
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("rfi.noAnswer.text")
        }
      }
      Section {
        LabeledContent("Project") { Text(row.project) }
        LabeledContent("Asked of") { Text(assignee.isEmpty ? "Nobody yet" : assignee) }
        LabeledContent("Asked on") { Text(asked) }
        LabeledContent("Due") {
          Text(row.due)
            .foregroundColor(row.isOverdue ? .red : .secondary)
        }
      }
    }
    .accessibilityIdentifier("rfi.list.scroll")
  }
}

#Preview {
  NavigationStack {
    RFIDetailContentView(
      row: RFIRow(
        id: 7, number: "RFI-007", subject: "Façade anchors on the north side",
        project: "Market Hall Renewal", dueAt: .now, due: "Nov 18, 2026", status: .pending,
        isOverdue: true),
      question: "The anchors do not meet the ribs. May they be moved by 15 cm?", answer: nil,
      assignee: "Wendy Fields", asked: "Nov 2, 2026")
  }
}
