import SwiftUI

@MainActor
final class SummaryViewModel: ObservableObject {
  private let flow: ReportMissingPetFlowState
  private let store: any ReportStore

  init(flow: ReportMissingPetFlowState, store: any ReportStore) {
    self.flow = flow
    self.store = store
  }

  var photoURL: URL? { flow.draft.photo.flatMap(store.photoURL) }

  func rows(locale: Locale, timeZone: TimeZone) -> [SummaryRow] {
    guard let animal = flow.draft.animal, let contact = flow.draft.contact else { return [] }
    func optional(_ text: String?) -> String {
      text.flatMap { $0.isEmpty ? nil : $0 } ?? L10n.summaryNone
    }
    return [
      SummaryRow(id: "chipNumber", label: L10n.summaryChip, value: optional(flow.draft.chipNumber)),
      SummaryRow(
        id: "date", label: L10n.dateLabel,
        value: animal.disappearedOn.formatted(locale: locale, timeZone: timeZone)),
      SummaryRow(id: "petName", label: L10n.summaryName, value: optional(animal.petName)),
      SummaryRow(id: "species", label: L10n.speciesLabel, value: animal.species.displayName),
      SummaryRow(id: "race", label: L10n.raceLabel, value: animal.race),
      SummaryRow(id: "gender", label: L10n.genderLabel, value: animal.gender.displayName),
      SummaryRow(id: "age", label: L10n.summaryAge, value: optional(animal.age.map(L10n.years))),
      SummaryRow(
        id: "place", label: L10n.summaryPlace,
        value: optional(animal.place?.text(in: locale))),
      SummaryRow(id: "details", label: L10n.summaryDetails, value: optional(animal.details)),
      SummaryRow(id: "phone", label: L10n.phoneLabel, value: contact.phone.leftToRight(in: locale)),
      SummaryRow(id: "email", label: L10n.emailLabel, value: contact.email),
    ]
  }
}
