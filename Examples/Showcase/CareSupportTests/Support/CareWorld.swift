import Accounts
import Foundation
import GRDB
import ScreenTesting
import SwiftUI
import Synchronization

@testable import CareSupport

/// Saturday noon.
let sampleNow = Date(timeIntervalSince1970: 1_795_262_400)

/// A server without a network: its database, its accounts, and the screens of its visitors.
@MainActor
final class CareWorld {
  let database: DatabaseQueue
  let accounts: AccountStore
  let violations: AccessViolations
  /// What was logged of violations.
  let log = LogLines()
  let clock = ScreenClock(start: sampleNow)
  /// The way to tasks, readings and messages.
  let network = ScreenNetwork()
  /// The way to profiles.
  let profileNetwork = ScreenNetwork()
  /// Where the visitors are.
  var timeZone = TimeZone.gmt
  private let time = CareTime()

  init() throws {
    database = try DatabaseQueue()
    var migrator = DatabaseMigrator()
    AccountSchema.register(in: &migrator)
    CareSchema.register(in: &migrator, now: sampleNow)
    try migrator.migrate(database)
    accounts = AccountStore(
      database: database, cost: .forTests,
      limit: AttemptLimit(attempts: 3, window: .seconds(60)), now: { [time] in time.now })
    violations = AccessViolations { [log] in log.add($0) }
  }

  /// Lets time pass for the server.
  func pass(_ seconds: TimeInterval) { time.pass(seconds) }

  var services: CareServices {
    var services = CareServices(
      database: database, accounts: accounts, violations: violations, now: { [time] in time.now })
    services.clock = clock
    let make = services.makeRepositories
    services.makeRepositories = { [network, profileNetwork] token, onSignedOut in
      var repositories = make(token, onSignedOut)
      repositories.tasks = RemoteTasks(network: network, tasks: repositories.tasks)
      repositories.messages = RemoteMessages(network: network, messages: repositories.messages)
      repositories.health = RemoteHealth(network: network, health: repositories.health)
      repositories.profile = RemoteProfile(
        network: profileNetwork, profile: repositories.profile)
      return repositories
    }
    return services
  }

  /// Signs someone in behind the screens.
  func token(of id: String) async throws -> String {
    try await accounts.signIn(
      email: "\(id)@care.example", password: "care-demo", area: "care", replacing: nil
    ).token
  }

  /// What a sign-in of someone reaches.
  func repositories(of id: String) async throws -> CareRepositories {
    try await services.makeRepositories(token(of: id)) {}
  }

  /// A visitor's screen.
  /// - Parameters:
  ///   - id: Who is signed in, and past the first steps; nobody if nil.
  ///   - old: The page that the tab showed before: what it left in the tab is there.
  func screen(
    of id: String? = nil, at address: String = "/care", after old: CareScreen? = nil,
    locale: Locale = Locale(identifier: "en_US")
  ) async throws -> CareScreen {
    guard let id else { return CareScreen(self, token: nil, address: address, after: old) }
    let token = try await token(of: id)
    try await services.makeRepositories(token) {}.profile
      .finishOnboarding(notifications: NotificationChoices())
    let screen = CareScreen(self, token: token, address: address, after: old, locale: locale)
    await screen.screen.wait(for: "the first page of \(id)") {
      screen.coordinator.session != nil && !screen.coordinator.childCoordinators.isEmpty
    }
    return screen
  }
}

/// One visitor's tab.
@MainActor
final class CareScreen {
  let coordinator: CareCoordinator
  let screen: Screen
  private final class Left { var count = 0 }
  private let left = Left()
  /// How often the visitor left the area.
  var leaveCount: Int { left.count }

  init(
    _ world: CareWorld, services: CareServices? = nil, token: String?, address: String,
    after old: CareScreen? = nil, locale: Locale = Locale(identifier: "en_US")
  ) {
    let coordinator = CareCoordinator(services: services ?? world.services)
    self.coordinator = coordinator
    let left = left
    screen = Screen(
      locale: locale, timeZone: world.timeZone, clock: world.clock,
      sceneStorage: old?.drafts.map { ["care.messages": $0] } ?? [:],
      credentials: token.map { ["care": $0] } ?? [:], address: address
    ) {
      CareFlowView(coordinator: coordinator, onLeave: { left.count += 1 })
        .onOpenURL { coordinator.open($0.path) }
    }
  }

  var token: String? { screen.credential("care") }
  /// What the tab keeps of messages that were not sent.
  var drafts: String? { screen.storedInScene("care.messages") }

  /// Taps what is there or comes.
  func tap(_ identifier: String) async {
    await screen.button(identifier).appears()
    await screen.wait(for: "\(identifier) to be hittable") { screen.button(identifier).isHittable }
    screen.button(identifier).tap()
  }

  func sees(_ identifier: String) async -> Bool { await screen.element(identifier).appears() }

  func text(_ identifier: String) -> String? {
    let element = screen.element(identifier)
    return element.isVisible ? element.text : nil
  }
}

final class LogLines: Sendable {
  private let kept = Mutex<[String]>([])
  var lines: [String] { kept.withLock { $0 } }
  func add(_ line: String) { kept.withLock { $0.append(line) } }
}

private final class CareTime: Sendable {
  private let value = Mutex(sampleNow)
  var now: Date { value.withLock { $0 } }
  func pass(_ seconds: TimeInterval) { value.withLock { $0 += seconds } }
}
