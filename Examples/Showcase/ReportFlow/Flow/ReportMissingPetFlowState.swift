import SwiftUI

/// The one state of the flow. Every step's view model gets it, reads its beginnings from it and
/// writes what is entered into it; leaving the flow clears it.
@MainActor
public final class ReportMissingPetFlowState: ObservableObject {
  @Published var draft = ReportDraft()
  /// A report is on its way: the steps stay where they are until it has arrived or failed.
  @Published var isSubmitting = false

  public init() {}

  /// Forgets everything that was entered.
  public func clear() {
    draft = ReportDraft()
    isSubmitting = false
  }

  /// Notes that a step was left by Continue.
  func reach(_ step: ReportStep) {
    draft.furthestStep = max(draft.furthestStep ?? step, step)
  }

  /// The report as it would be sent now; nil while a checked part is missing.
  func report(createdAt: Date) -> Report? {
    guard let animal = draft.animal, let contact = draft.contact else { return nil }
    let chipNumber = ChipNumber.digits(in: draft.chipNumber)
    return Report(
      id: draft.id, createdAt: createdAt, chipNumber: chipNumber.isEmpty ? nil : chipNumber,
      photo: draft.photo, animal: animal, contact: contact)
  }
}
