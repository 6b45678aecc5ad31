import SwiftUI

/// One report: the photo, and what whoever has seen the animal needs to know.
public struct ReportDetailView: View {
  private let store: any ReportStore
  private let id: UUID
  @State private var content = ReportDetailContentView.DetailContent.loading
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  public init(store: any ReportStore, id: UUID) {
    self.store = store
    self.id = id
  }

  public var body: some View {
    ReportDetailContentView(content: content, onRetry: { Task { await load() } })
      .navigationTitle(content.title)
      .navigationBarTitleDisplayMode(.inline)
      .pageDescription(content.title)
      .pageNotFound(content == .missing)
      .task { await load() }
  }

  private func load() async {
    if content == .failed { content = .loading }
    do {
      let report = try await store.reports().first { $0.id == id }
      content =
        report.map {
          .report(ReportDetail($0, store: store, locale: locale, timeZone: timeZone))
        } ?? .missing
    } catch is CancellationError {
    } catch {
      Log.error("The report could not be read: \(error)")
      content = .failed
    }
  }
}

/// A report as a page shows it.
struct ReportDetail: Equatable {
  let title: String
  let photoURL: URL?
  let rows: [SummaryRow]

  init(_ report: Report, store: any ReportStore, locale: Locale, timeZone: TimeZone) {
    let animal = report.animal
    title = L10n.animal(animal.species.displayName, animal.race)
    photoURL = report.photo.flatMap(store.photoURL)
    var rows = [
      SummaryRow(
        id: "date", label: L10n.dateLabel,
        value: animal.disappearedOn.formatted(locale: locale, timeZone: timeZone))
    ]
    func add(_ id: String, _ label: String, _ value: String?) {
      guard let value, !value.isEmpty else { return }
      rows.append(SummaryRow(id: id, label: label, value: value))
    }
    add("place", L10n.summaryPlace, animal.place?.text(in: locale))
    add("petName", L10n.summaryName, animal.petName)
    add("gender", L10n.genderLabel, animal.gender.displayName)
    add("age", L10n.summaryAge, animal.age.map(L10n.years))
    add("chipNumber", L10n.summaryChip, report.chipNumber)
    add("details", L10n.summaryDetails, animal.details)
    // Anybody can read this page: the number is whole for nobody.
    add("phone", L10n.phoneLabel, PhoneNumber.masked(report.contact.phone).leftToRight(in: locale))
    self.rows = rows
  }
}

extension AnimalDescription.Place {
  /// Both coordinates, as a locale writes numbers.
  func text(in locale: Locale) -> String {
    L10n.position(
      CoordinateText.text(latitude, in: locale), CoordinateText.text(longitude, in: locale))
  }
}

struct ReportDetailContentView: View {
  enum DetailContent: Equatable {
    case loading
    case failed
    case missing
    case report(ReportDetail)

    var title: String {
      if case .report(let detail) = self { detail.title } else { L10n.reportTitle }
    }
  }

  let content: DetailContent
  let onRetry: @MainActor () -> Void

  var body: some View {
    switch content {
    case .loading:
      ProgressView()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityIdentifier("report.progress.text")
    case .failed:
      ContentUnavailableView {
        Label(L10n.reportsFailed, systemImage: "exclamationmark.triangle")
      } actions: {
        Button(L10n.tryAgain, action: onRetry)
          .buttonStyle(.bordered)
          .accessibilityIdentifier("report.tryAgainButton.tap")
      }
    case .missing:
      ContentUnavailableView(L10n.reportGone, systemImage: "pawprint")
        .accessibilityIdentifier("report.missing.text")
    case .report(let detail):
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          if let photoURL = detail.photoURL {
            PhotoPreview(url: photoURL)
              .accessibilityIdentifier("report.photo.image")
          }
          VStack(alignment: .leading, spacing: 12) {
            ForEach(detail.rows) { row in
              VStack(alignment: .leading, spacing: 2) {
                Text(row.label)
                  .font(.footnote)
                  .foregroundStyle(.secondary)
                Text(row.value)
                  .accessibilityIdentifier("report.\(row.id).text")
              }
            }
          }
        }
        .padding(16)
        .frame(maxWidth: 640, alignment: .leading)
        .frame(maxWidth: .infinity)
      }
    }
  }
}

#Preview {
  NavigationStack {
    ReportDetailContentView(content: .missing, onRetry: {})
  }
}
