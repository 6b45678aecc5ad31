import Foundation

/// A building site.
public struct Project: Identifiable, Hashable, Sendable {
  public let id: Int64
  public var name: String
  public var client: String
  public var place: String
  public var phase: ProjectPhase
  public let createdAt: Date
  /// How many of its RFIs still wait for an answer.
  public var openRFICount: Int

  public init(
    id: Int64, name: String, client: String, place: String, phase: ProjectPhase, createdAt: Date,
    openRFICount: Int = 0
  ) {
    self.id = id
    self.name = name
    self.client = client
    self.place = place
    self.phase = phase
    self.createdAt = createdAt
    self.openRFICount = openRFICount
  }
}

/// How far a project is.
public enum ProjectPhase: String, CaseIterable, Sendable {
  case planning, building, finished

  var title: String {
    switch self {
    case .planning: "Planning"
    case .building: "Under construction"
    case .finished: "Finished"
    }
  }

  var symbol: String {
    switch self {
    case .planning: "pencil"
    case .building: "hammer.fill"
    case .finished: "checkmark.circle.fill"
    }
  }
}

/// What a new project is made of.
public struct NewProject: Hashable, Sendable {
  public var name: String
  public var client: String
  public var place: String

  public init(name: String, client: String = "", place: String = "") {
    self.name = name
    self.client = client
    self.place = place
  }
}
