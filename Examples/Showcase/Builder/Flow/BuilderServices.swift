import Foundation
import GRDB

/// What the area needs from outside. A test puts its own in.
@MainActor
public struct BuilderServices {
  public var authentication: any BuilderAuthentication
  public var projects: any ProjectRepository
  public var rfis: any RFIRepository
  /// What the visitor set in the settings.
  public let gate: RepositorySwitch
  public var clock: any Clock<Duration>
  public var now: @MainActor () -> Date
  /// An account that the login screen offers to whoever only looks; nil: none.
  public var sample: SampleAccount?

  /// - Parameters:
  ///   - database: Where ``BuilderSchema`` is.
  ///   - authentication: Says who this visitor is.
  ///   - sample: An account that the login screen offers to whoever only looks; nil: none.
  public init(
    database: any DatabaseWriter, authentication: any BuilderAuthentication,
    sample: SampleAccount? = nil
  ) {
    let repository = DatabaseBuilderRepository(database: database)
    self.init(
      authentication: authentication, projects: repository, rfis: repository, sample: sample)
  }

  /// - Parameters:
  ///   - clock: Measures how slow a slow repository is, and when somebody has stopped typing.
  ///   - now: What is due before is overdue.
  public init(
    authentication: any BuilderAuthentication, projects: any ProjectRepository,
    rfis: any RFIRepository, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @MainActor () -> Date = { Date() }, sample: SampleAccount? = nil
  ) {
    let gate = RepositorySwitch(clock: clock)
    let repository = SwitchedRepository(
      projectRepository: projects, rfiRepository: rfis, gate: gate)
    self.authentication = authentication
    self.projects = repository
    self.rfis = repository
    self.gate = gate
    self.clock = clock
    self.now = now
    self.sample = sample
  }
}
