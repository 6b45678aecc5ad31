import PresentationUI
import SwiftUI

struct SummaryContentView: View {
  let photoURL: URL?
  let rows: [SummaryRow]
  let onDone: @MainActor () -> Void
  let onShowReports: @MainActor () -> Void

  var body: some View {
    StepLayout {
      Image(systemName: "checkmark.circle.fill")
        .font(.largeTitle)
        .foregroundStyle(Color.green)
        .accessibilityHidden(true)
      StepHeading(title: L10n.summaryHeading, message: L10n.summaryBody)
      if let photoURL {
        PhotoPreview(url: photoURL)
          .accessibilityIdentifier("summary.photo.image")
      }
      VStack(alignment: .leading, spacing: 12) {
        ForEach(rows) { row in
          SummaryRowView(row: row)
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color(UIColor.tertiarySystemFill))
      .clipShape(RoundedRectangle(cornerRadius: 12))
    } footer: {
      VStack(spacing: 8) {
        SubmitButton(
          L10n.done, accessibilityID: "summary.doneButton.tap", action: onDone)
        Button(L10n.seeReports, action: onShowReports)
          .accessibilityIdentifier("summary.reportsButton.tap")
      }
    }
  }
}

private struct SummaryRowView: View {
  let row: SummaryRow

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(row.label)
        .font(.footnote)
        .foregroundStyle(.secondary)
      Text(row.value)
        .accessibilityIdentifier("summary.\(row.id).text")
    }
  }
}

#Preview {
  NavigationStack {
    SummaryContentView(
      photoURL: nil,
      rows: [
        SummaryRow(id: "species", label: L10n.speciesLabel, value: "Dog"),
        SummaryRow(id: "race", label: L10n.raceLabel, value: "Beagle"),
      ],
      onDone: {}, onShowReports: {})
  }
}
