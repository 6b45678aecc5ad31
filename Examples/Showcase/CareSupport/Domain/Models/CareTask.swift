import Foundation
import Validation

/// Something to be done for a patient. It is not called `Task`, which is Swift's.
struct CareTask: Hashable, Identifiable, Sendable {
  let id: String
  let patientID: String
  let patientName: String
  let title: String
  let description: String?
  let dueDate: Date
  let priority: TaskPriority
  var status: TaskStatus
  /// Who completed it.
  var completedBy: String?
}

enum TaskPriority: String, CaseIterable, Codable, Sendable {
  case low, normal, high

  var title: String {
    switch self {
    case .low: "Low"
    case .normal: "Normal"
    case .high: "High"
    }
  }
}

enum TaskStatus: String, Codable, Sendable {
  case open, completed
}

/// What a person enters to have something done.
struct NewCareTask: Equatable, Sendable {
  var patientID = ""
  var title = ""
  var description = ""
  var dueDate: Date
  var priority = TaskPriority.normal

  static let longestTitle = 80
  static let longestDescription = 500

  static let rules = Rules<NewCareTask> { rules in
    rules.field(\.patientID, .required)
    rules.field(\.title, .required, .maximumLength(longestTitle))
    rules.field(\.description, .maximumLength(longestDescription))
  }
}
