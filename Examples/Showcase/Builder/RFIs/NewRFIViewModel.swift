import Foundation
import Presentation
import SwiftUI
import Validation

@MainActor
final class NewRFIViewModel: ObservableObject {
  /// The projects that can be asked about.
  @Published private(set) var viewState: ViewState<[Project]> = .idle
  @Published var draft: Draft {
    didSet { if wasRefused { judge() } }
  }
  @Published private(set) var errors: [FieldPath: String] = [:]
  @Published private(set) var isSaving = false
  @Published var showError = false
  @Published private(set) var errorMessage = ""

  struct Draft: Equatable, Sendable {
    var projectID: Project.ID?
    var subject = ""
    var question = ""
    var assignee = ""
    var dueAt: Date
    var isSent = true

    static let rules = Rules<Draft> { rules in
      rules.field(\.projectID, .required)
      rules.field(\.subject, .required, .length(...120))
      rules.field(\.question, .required, .length(...2_000))
      rules.field(\.assignee, .length(...80))
    }

    static let words = Catalog(
      "en",
      [
        "projectID.required": "Please select a project",
        "subject.required": "Please enter a subject",
        "question.required": "Please enter your question",
      ])
  }

  private let repository: any RFIRepository
  private let loader: Loader<[Project]>
  private let onCreated: @MainActor (RFI) -> Void
  private var wasRefused = false

  init(
    projects: any ProjectRepository, rfis: any RFIRepository, now: Date,
    onCreated: @escaping @MainActor (RFI) -> Void
  ) {
    repository = rfis
    self.onCreated = onCreated
    draft = Draft(dueAt: now + 7 * 24 * 60 * 60)
    loader = Loader { try await projects.projects() }
    loader.onChange = { [weak self] in
      guard let self else { return }
      viewState = loader.state
    }
  }

  func loadProjects() { loader.begin() }

  /// Creates the request, if nothing is wrong and none is being created.
  func create() {
    guard !isSaving else { return }
    guard judge(), let projectID = draft.projectID else {
      wasRefused = true
      return
    }
    isSaving = true
    let new = NewRFI(
      projectID: projectID, subject: draft.subject.trimmed, question: draft.question.trimmed,
      assignee: draft.assignee.trimmed, status: draft.isSent ? .pending : .draft,
      dueAt: draft.dueAt)
    Task {
      do {
        let rfi = try await repository.create(new)
        isSaving = false
        onCreated(rfi)
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
