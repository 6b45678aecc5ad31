import Synchronization

/// How a visitor's repositories behave, so that each state of a screen can be seen.
public enum RepositoryCondition: String, CaseIterable, Sendable {
  case normal, slow, failing, empty

  var title: String { rawValue.capitalized }

  var explanation: String {
    switch self {
    case .normal: "Everything is answered at once."
    case .slow: "Every answer takes three seconds."
    case .failing: "Every request fails, as without a connection."
    case .empty: "Nothing is there but what is created from now on."
    }
  }
}

/// The switch that all repositories of a visitor obey.
public final class RepositorySwitch: Sendable {
  private struct State {
    var condition = RepositoryCondition.normal
    var projects: Set<Project.ID> = []
    var rfis: Set<RFI.ID> = []
  }

  /// How long a slow answer takes.
  static let slowness = Duration.seconds(3)

  private let state = Mutex(State())
  private let clock: any Clock<Duration>

  public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

  public var condition: RepositoryCondition {
    get { state.withLock(\.condition) }
    set {
      state.withLock {
        guard $0.condition != newValue else { return }
        $0 = State(condition: newValue)
      }
    }
  }

  /// The way of a request to its repository.
  func pass() async throws {
    switch condition {
    case .normal, .empty: break
    case .slow: try await clock.sleep(for: Self.slowness)
    case .failing: throw RepositoryUnavailable()
    }
  }

  func shows(project id: Project.ID) -> Bool {
    state.withLock { $0.condition != .empty || $0.projects.contains(id) }
  }

  func shows(rfi id: RFI.ID) -> Bool {
    state.withLock { $0.condition != .empty || $0.rfis.contains(id) }
  }

  func created(project id: Project.ID) { state.withLock { _ = $0.projects.insert(id) } }
  func created(rfi id: RFI.ID) { state.withLock { _ = $0.rfis.insert(id) } }
}

/// A repository could not be reached.
struct RepositoryUnavailable: Error, Equatable {}

/// Repositories behind the switch.
struct SwitchedRepository: ProjectRepository, RFIRepository {
  let projectRepository: any ProjectRepository
  let rfiRepository: any RFIRepository
  let gate: RepositorySwitch

  func projects() async throws -> [Project] {
    try await gate.pass()
    return try await projectRepository.projects().filter { gate.shows(project: $0.id) }
  }

  func project(_ id: Project.ID) async throws -> Project? {
    try await gate.pass()
    return gate.shows(project: id) ? try await projectRepository.project(id) : nil
  }

  func create(_ new: NewProject) async throws -> Project {
    try await gate.pass()
    let project = try await projectRepository.create(new)
    gate.created(project: project.id)
    return project
  }

  func rfis() async throws -> [RFI] {
    try await gate.pass()
    return try await rfiRepository.rfis().filter { gate.shows(rfi: $0.id) }
  }

  func rfi(_ id: RFI.ID) async throws -> RFI? {
    try await gate.pass()
    return gate.shows(rfi: id) ? try await rfiRepository.rfi(id) : nil
  }

  func create(_ new: NewRFI) async throws -> RFI {
    try await gate.pass()
    let rfi = try await rfiRepository.create(new)
    gate.created(rfi: rfi.id)
    return rfi
  }
}
