/// Where projects are kept.
public protocol ProjectRepository: Sendable {
  /// All projects, the newest first.
  func projects() async throws -> [Project]
  /// One project; nothing if there is none with this id.
  func project(_ id: Project.ID) async throws -> Project?
  func create(_ new: NewProject) async throws -> Project
}

/// Where requests for information are kept.
public protocol RFIRepository: Sendable {
  /// All requests, the one that is due first in front, the closed ones behind.
  func rfis() async throws -> [RFI]
  /// One request; nothing if there is none with this id.
  func rfi(_ id: RFI.ID) async throws -> RFI?
  func create(_ new: NewRFI) async throws -> RFI
}
