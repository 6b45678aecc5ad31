import SwiftUI
import Validation

@MainActor
final class NewProjectViewModel: ObservableObject {
  @Published var draft = Draft() {
    didSet { if wasRefused { judge() } }
  }
  @Published private(set) var errors: [FieldPath: String] = [:]
  @Published private(set) var isSaving = false
  @Published var showError = false
  @Published private(set) var errorMessage = ""

  struct Draft: Equatable, Sendable {
    var name = ""
    var client = ""
    var place = ""

    static let rules = Rules<Draft> { rules in
      rules.field(\.name, .required, .length(...80))
      rules.field(\.client, .length(...80))
      rules.field(\.place, .length(...120))
    }

    static let words = Catalog("en", ["name.required": "Please enter a name"])
  }

  private let repository: any ProjectRepository
  private let onCreated: @MainActor (Project) -> Void
  private var wasRefused = false

  init(
    repository: any ProjectRepository, onCreated: @escaping @MainActor (Project) -> Void
  ) {
    self.repository = repository
    self.onCreated = onCreated
  }

  /// Creates the project, if nothing is wrong and none is being created.
  func create() {
    guard !isSaving else { return }
    guard judge() else {
      wasRefused = true
      return
    }
    isSaving = true
    let new = NewProject(
      name: draft.name.trimmed, client: draft.client.trimmed, place: draft.place.trimmed)
    Task {
      do {
        let project = try await repository.create(new)
        isSaving = false
        onCreated(project)
      } catch {
        isSaving = false
        errorMessage = ErrorWords.text(for: error)
        showError = true
      }
    }
  }

  @discardableResult
  private func judge() -> Bool {
    let report = Draft.rules.judge(draft)
    errors = Wording("en", catalogs: [Draft.words]).texts(for: report)
    return report.isValid
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
