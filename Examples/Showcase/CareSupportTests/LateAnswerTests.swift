import Foundation
import Testing

@testable import CareSupport

/// Answers in the order in which a test lets them go.
@MainActor
private final class Answers<Value: Sendable> {
  private var waiting: [CheckedContinuation<Value, Never>] = []
  var count: Int { waiting.count }

  func next() async -> Value {
    await withCheckedContinuation { waiting.append($0) }
  }

  func answer(_ index: Int, _ value: Value) { waiting[index].resume(returning: value) }

  /// Until so many questions wait.
  func wait(for count: Int) async {
    while waiting.count < count { await Task.yield() }
  }
}

private struct Dashboards: GetDashboardUseCase {
  let answers: Answers<Dashboard>
  func execute() async throws -> Dashboard { await answers.next() }
}

private struct Readings: GetReadingsUseCase {
  let answers: Answers<[HealthReading]>
  func execute(patientId: String) async throws -> [HealthReading] { await answers.next() }
}

@MainActor
@Suite("Late answers and dashboards", .timeLimit(.minutes(10)))
struct LateAnswerTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  @Test("an older answer never overwrites a newer dashboard")
  func dashboard() async throws {
    let repositories = try await world.repositories(of: "amara")
    let real = try await GetDashboardUseCaseImpl(repositories: repositories).execute()
    let old = Dashboard(profile: real.profile, tasks: [], overviews: [])
    let answers = Answers<Dashboard>()
    let viewModel = DashboardViewModel(
      member: CareMember(id: "amara", name: "Amara Okafor", role: .coordinator),
      getDashboardUseCase: Dashboards(answers: answers), messages: repositories.messages,
      now: { sampleNow })
    async let first: Void = viewModel.load()
    await answers.wait(for: 1)
    async let second: Void = viewModel.load()
    await answers.wait(for: 2)
    answers.answer(1, real)
    await second
    answers.answer(0, old)
    await first
    #expect(viewModel.state.data == real)
  }

  @Test("older readings never overwrite newer ones")
  func readings() async throws {
    let repositories = try await world.repositories(of: "maria")
    let real = try await GetReadingsUseCaseImpl(
      healthRepository: repositories.health, now: { sampleNow }
    )
    .execute(patientId: "maria")
    try #require(!real.isEmpty)
    let answers = Answers<[HealthReading]>()
    let viewModel = HealthViewModel(
      patientID: "maria", role: .patient, getReadingsUseCase: Readings(answers: answers),
      circle: repositories.circle, now: { sampleNow })
    async let first: Void = viewModel.load()
    await answers.wait(for: 1)
    async let second: Void = viewModel.load()
    await answers.wait(for: 2)
    answers.answer(1, real)
    await second
    answers.answer(0, [])
    await first
    #expect(viewModel.state.data?.readings == real)
  }

  @Test("a patient is marked as urgent if and only if something of theirs is overdue")
  func urgency() async throws {
    let repositories = try await world.repositories(of: "amara")
    let dashboard = try await GetDashboardUseCaseImpl(repositories: repositories).execute()
    var isUrgent: [Bool] = []
    for overview in dashboard.overviews {
      let card = DashboardModel.PatientCard(
        overview, showsTeam: false, locale: Locale(identifier: "en"))
      #expect(card.isUrgent == card.summary.contains("overdue"))
      isUrgent.append(card.isUrgent)
    }
    #expect(isUrgent.contains(true))
  }

  @Test("what is done is not overdue", arguments: [(TaskStatus.open, true), (.completed, false)])
  func done(_ status: TaskStatus, _ isOverdue: Bool) {
    let task = CareTask(
      id: "1", patientID: "maria", patientName: "Maria", title: "Walk", description: nil,
      dueDate: sampleNow.addingTimeInterval(-60), priority: .normal, status: status)
    #expect(TaskViewModel(from: task, role: .patient, now: sampleNow).isOverdue == isOverdue)
  }

  @Test("a day is one of the visitor's time zone")
  func day() throws {
    let calendar = Calendar(identifier: .gregorian)
    // Half an hour before midnight in London is the next day in Tokyo.
    let late = sampleNow.addingTimeInterval(11.5 * 60 * 60)
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(CareDay(of: late, now: sampleNow, calendar: calendar, timeZone: .gmt) == .today)
    #expect(CareDay(of: late, now: sampleNow, calendar: calendar, timeZone: tokyo) == .tomorrow)
  }

  @Test("an address holds any identifier", arguments: ["a/b", "ä ö", "50%", "?#", "lena"])
  func addresses(_ id: String) {
    for route in [CareRoute.task(id: id), .health(patient: id), .conversation(partner: id)] {
      #expect(CareRoute(address: route.address) == route)
    }
  }

  @Test("after a sign-out signing in is the only child")
  func childAfterSignOut() async throws {
    let visitor = try await world.screen(of: "maria")
    try await world.accounts.signOut(token: try #require(visitor.token))
    #expect(await visitor.sees("signIn.demo.maria.tap"))
    #expect(
      visitor.coordinator.childCoordinators.map { "\(type(of: $0))" } == [
        "AuthenticationCoordinator"
      ])
  }
}
