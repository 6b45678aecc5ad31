import Foundation
import Presentation
import SwiftUI
import Validation

@MainActor
final class NewTaskViewModel: ObservableObject {
  let form: FormModel<NewCareTask>
  /// For whom a task can be.
  @Published private(set) var patients = ViewState<[CareMember]>.idle
  @Published var error: String?

  private let createTaskUseCase: any CreateTaskUseCase
  private let circle: any CircleRepository
  private let onCreated: @MainActor () -> Void

  init(
    createTaskUseCase: any CreateTaskUseCase, circle: any CircleRepository,
    now: @escaping @Sendable () -> Date, onCreated: @escaping @MainActor () -> Void
  ) {
    self.createTaskUseCase = createTaskUseCase
    self.circle = circle
    self.onCreated = onCreated
    form = FormModel(
      NewCareTask(dueDate: now().addingTimeInterval(60 * 60)), rules: NewCareTask.rules,
      wording: Wording(
        "en",
        catalogs: [
          Catalog(
            "en",
            [
              "title.required": "Please enter what is to be done",
              "patientID.required": "Please select for whom it is",
            ])
        ]))
    form.onWillChange = { [weak self] in self?.objectWillChange.send() }
  }

  func load() async {
    guard patients.data == nil, !patients.isLoading else { return }
    patients = .loading
    do {
      let found = try await circle.patients()
      patients = .loaded(found)
      // With one patient there is nothing to choose.
      if found.count == 1 { form.patientID = found[0].id }
    } catch {
      patients = .error(error)
    }
  }

  func create() async {
    let submission = await form.submit { [createTaskUseCase] draft in
      _ = try await createTaskUseCase.execute(draft)
    }
    switch submission {
    case .submitted: onCreated()
    case .failed(let error): self.error = CareError.words(for: error)
    case .refused, .ignored: break
    }
  }
}
