import SwiftUI

/// A report in a list.
struct ReportRowView: View {
  let row: ReportRow

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      ReportPicture(url: row.photoURL)
        .frame(width: 56, height: 56)
        .background(Color(UIColor.tertiarySystemFill))
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 6) {
        Text(L10n.animal(row.species, row.race))
          .font(.headline)
        VStack(alignment: .leading, spacing: 2) {
          Label(row.date, systemImage: "calendar")
          if let place = row.place { Label(place, systemImage: "mappin.and.ellipse") }
          Label(row.phone, systemImage: "phone")
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.vertical, 4)
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("reports.row.\(row.shortID).text")
  }
}

/// A report among others beside it, on a wide page.
struct ReportCardView: View {
  let row: ReportRow

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ReportPicture(url: row.photoURL)
        .font(.largeTitle)
        .frame(maxWidth: .infinity)
        .frame(height: 140)
        .background(Color(UIColor.tertiarySystemFill))
        .clipped()
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 6) {
        Text(L10n.animal(row.species, row.race))
          .font(.headline)
          .foregroundStyle(Color.primary)
        VStack(alignment: .leading, spacing: 2) {
          Label(row.date, systemImage: "calendar")
          Label(row.place ?? L10n.summaryNone, systemImage: "mappin.and.ellipse").lineLimit(1)
          Label(row.phone, systemImage: "phone")
        }
        .font(.footnote)
        .foregroundStyle(.secondary)
      }
      .padding(12)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(UIColor.secondarySystemBackground))
    .clipShape(RoundedRectangle(cornerRadius: 12))
    .accessibilityElement(children: .combine)
    .accessibilityIdentifier("reports.row.\(row.shortID).text")
  }
}

/// The animal's photo, or a paw.
struct ReportPicture: View {
  let url: URL?

  var body: some View {
    if let url {
      AsyncImage(url: url) { image in
        image.resizable().scaledToFill()
      } placeholder: {
        Color.clear
      }
    } else {
      Image(systemName: "pawprint")
        .foregroundStyle(.secondary)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

#Preview {
  ReportCardView(
    row: ReportRow(
      id: UUID(), species: "Dog", race: "Beagle", date: "Nov 21, 2026", phone: "•••••• 789")
  )
  .frame(width: 260)
}
