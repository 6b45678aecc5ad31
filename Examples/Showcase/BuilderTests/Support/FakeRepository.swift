import Foundation
import ScreenTesting

@testable import Builder

/// Projects and requests at the other end of the test's network.
@MainActor
final class FakeRepository: ProjectRepository, RFIRepository {
  let network: ScreenNetwork
  var projectList: [Project]
  var rfiList: [RFI]
  /// How often all projects were asked for.
  private(set) var projectQuestions = 0

  init(network: ScreenNetwork, projects: [Project] = [], rfis: [RFI] = []) {
    self.network = network
    projectList = projects
    rfiList = rfis
  }

  func projects() async throws -> [Project] {
    projectQuestions += 1
    return try await network.request { projectList }
  }

  func project(_ id: Project.ID) async throws -> Project? {
    try await network.request { projectList.first { $0.id == id } }
  }

  func create(_ new: NewProject) async throws -> Project {
    try await network.request {
      let project = Project(
        id: Int64(projectList.count + 1), name: new.name, client: new.client, place: new.place,
        phase: .planning, createdAt: sampleNow)
      projectList.insert(project, at: 0)
      return project
    }
  }

  func rfis() async throws -> [RFI] { try await network.request { rfiList } }

  func rfi(_ id: RFI.ID) async throws -> RFI? {
    try await network.request { rfiList.first { $0.id == id } }
  }

  func create(_ new: NewRFI) async throws -> RFI {
    try await network.request {
      let rfi = RFI(
        id: Int64(rfiList.count + 1), projectID: new.projectID, projectName: "Site",
        subject: new.subject, question: new.question, status: new.status, assignee: new.assignee,
        createdAt: sampleNow, dueAt: new.dueAt)
      rfiList.insert(rfi, at: 0)
      return rfi
    }
  }
}

/// A repository whose answers a test gives one by one, also late.
@MainActor
final class HeldProjects: ProjectRepository {
  private var held: [CheckedContinuation<[Project], any Error>] = []

  var questions: Int { held.count }

  func projects() async throws -> [Project] {
    try await withCheckedThrowingContinuation { held.append($0) }
  }

  /// Answers a question, counted from 1; each once.
  func answer(_ number: Int, _ projects: [Project]) { held[number - 1].resume(returning: projects) }

  func project(_ id: Project.ID) async throws -> Project? { nil }
  func create(_ new: NewProject) async throws -> Project { throw RepositoryUnavailable() }
}

/// Accounts at the other end of the test's network.
@MainActor
final class RemoteAuthentication: BuilderAuthentication {
  let network: ScreenNetwork
  private let accounts: InMemoryAuthentication
  private(set) var attempts = 0
  /// What the server says to everybody who wants to sign in.
  var refusal: BuilderSignInError?
  private var ending: AsyncStream<Void>.Continuation?

  init(network: ScreenNetwork, signedIn: Bool) {
    self.network = network
    accounts = InMemoryAuthentication(signedIn: signedIn ? .bob : nil)
  }

  func signIn(email: String, password: String) async throws -> BuilderUser {
    attempts += 1
    return try await network.request {
      if let refusal { throw refusal }
      return try await accounts.signIn(email: email, password: password)
    }
  }

  var endings: AsyncStream<Void> { AsyncStream { ending = $0 } }

  /// The visitor signs out in another tab.
  func endElsewhere() async {
    await accounts.signOut()
    ending?.yield()
  }

  func restore() async -> BuilderUser? { await accounts.restore() }
  func signOut() async { await accounts.signOut() }
}
