import Presentation
import SwiftUI

@MainActor
final class NewReadingViewModel: ObservableObject {
  let form: FormModel<ReadingDraft>
  @Published var error: String?

  private let patientID: String
  private let addReadingUseCase: any AddReadingUseCase
  private let onAdded: @MainActor (ReadingKind) -> Void

  /// - Parameters:
  ///   - kind: The reading to begin with.
  ///   - onAdded: The reading of a kind is stored.
  init(
    patientID: String, kind: ReadingKind, addReadingUseCase: any AddReadingUseCase,
    onAdded: @escaping @MainActor (ReadingKind) -> Void
  ) {
    form = FormModel(
      ReadingDraft(kind: kind), rules: ReadingDraft.rules, wording: ReadingDraft.wording)
    self.patientID = patientID
    self.addReadingUseCase = addReadingUseCase
    self.onAdded = onAdded
    form.onWillChange = { [weak self] in self?.objectWillChange.send() }
    form.reset(\.value, to: "", whenChanged: \.kind)
    form.reset(\.second, to: "", whenChanged: \.kind)
  }

  func add() async {
    let submission = await form.submit { [addReadingUseCase, patientID] draft in
      guard let reading = draft.reading(of: patientID) else {
        throw CareError.invalid("This value cannot be.")
      }
      try await addReadingUseCase.execute(reading)
    }
    switch submission {
    case .submitted: onAdded(form.kind)
    case .failed(let error): self.error = CareError.words(for: error)
    case .refused, .ignored: break
    }
  }
}
