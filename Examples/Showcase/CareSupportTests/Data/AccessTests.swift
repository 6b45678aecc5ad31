import Foundation
import GRDB
import Testing

@testable import CareSupport

/// A role sees only its own data, whatever its screens would let it ask for.
@MainActor
@Suite("A role sees only its own data, enforced below the view model")
struct AccessTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  private func refused(_ body: () async throws -> Void) async {
    let before = world.violations.count
    await #expect(throws: CareError.notAllowed) { try await body() }
    #expect(world.violations.count == before + 1)
    #expect(world.log.lines.count == before + 1)
  }

  private func first<T>(of stream: AsyncThrowingStream<T, any Error>) async throws -> T? {
    for try await value in stream { return value }
    return nil
  }

  private func task(of patient: String) async throws -> String {
    try await world.database.read {
      try #require(
        try String.fetchOne(
          $0, sql: "SELECT id FROM care_task WHERE patient = ? AND completedAt IS NULL",
          arguments: [patient]))
    }
  }

  @Test(
    "a list has the member's patients alone",
    arguments: [
      ("maria", ["maria"]), ("jonas", ["jonas"]), ("lena", ["maria"]),
      ("amara", ["jonas", "maria"]),
    ])
  func lists(_ who: String, _ patients: [String]) async throws {
    let repositories = try await world.repositories(of: who)
    #expect(try await Set(repositories.tasks.tasks().map(\.patientID)) == Set(patients))
    #expect(try await repositories.circle.patients().map(\.id) == patients)
    #expect(try await repositories.circle.overviews().map(\.id) == patients)
    #expect(world.violations.count == 0)
  }

  @Test("another patient's task is neither read nor completed", arguments: ["maria", "lena"])
  func foreignTask(_ who: String) async throws {
    let id = try await task(of: "jonas")
    let repositories = try await world.repositories(of: who)
    await refused { _ = try await repositories.tasks.task(id: id) }
    await refused { try await repositories.tasks.complete(id: id) }
    let completedBy = try await world.database.read {
      try String.fetchOne(
        $0, sql: "SELECT completedBy FROM care_task WHERE id = ?", arguments: [id])
    }
    #expect(completedBy == nil)
    #expect(world.log.lines.first?.contains("\(who) to read a task (\(id)) of jonas") == true)
  }

  @Test("no task is added for another patient", arguments: ["maria", "lena"])
  func foreignNewTask(_ who: String) async throws {
    let repositories = try await world.repositories(of: who)
    await refused {
      _ = try await repositories.tasks.add(
        NewCareTask(patientID: "jonas", title: "Forged", dueDate: sampleNow))
    }
    // Refused before it is written, and not by what reads it again.
    #expect(world.log.lines.first?.contains("\(who) to add a task of jonas") == true)
    let forged = try await world.database.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM care_task WHERE title = 'Forged'")
    }
    #expect(forged == 0)
  }

  @Test("another patient's readings are neither read nor added", arguments: ["maria", "lena"])
  func foreignReadings(_ who: String) async throws {
    let repositories = try await world.repositories(of: who)
    let before = try await readingCount()
    await refused {
      _ = try await repositories.health.readings(of: "jonas", since: .distantPast)
    }
    await refused {
      try await repositories.health.add(
        NewReading(patientID: "jonas", kind: .heartRate, value: 70, second: nil))
    }
    #expect(try await readingCount() == before)
  }

  private func readingCount() async throws -> Int? {
    try await world.database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM care_reading") }
  }

  @Test("a coordinator reads readings of their patients and adds none")
  func coordinatorAddsNoReading() async throws {
    let repositories = try await world.repositories(of: "amara")
    #expect(
      try await !repositories.health.readings(of: "jonas", since: .distantPast).isEmpty)
    await refused {
      try await repositories.health.add(
        NewReading(patientID: "jonas", kind: .heartRate, value: 70, second: nil))
    }
  }

  @Test(
    "nobody writes to, or reads of, someone outside their circle",
    arguments: [
      ("maria", "jonas"), ("lena", "jonas"), ("jonas", "lena"), ("maria", "bob"),
      ("maria", "maria"),
    ])
  func foreignMessages(_ who: String, _ partner: String) async throws {
    let repositories = try await world.repositories(of: who)
    await refused { try await repositories.messages.send("Hello", to: partner) }
    await refused { _ = try await repositories.messages.partner(id: partner) }
    await refused { _ = try await first(of: repositories.messages.messages(with: partner)) }
  }

  @Test("a conversation has the messages of these two alone")
  func conversation() async throws {
    let repositories = try await world.repositories(of: "maria")
    let messages = try await first(of: repositories.messages.messages(with: "lena"))
    #expect(Set(messages?.map(\.senderID) ?? []) == ["maria", "lena"])
    #expect(messages?.contains { $0.text.contains("pharmacy") } == false)
  }

  @Test("reading is not marked for another")
  func markRead() async throws {
    let repositories = try await world.repositories(of: "amara")
    try await repositories.messages.markRead(from: "maria")
    let unread = try await world.database.read {
      try Int.fetchOne(
        $0,
        sql: "SELECT count(*) FROM care_message WHERE recipient = 'lena' AND NOT isRead")
    }
    #expect(unread == 1)
  }

  @Test("what is not there is not told apart, and is no violation")
  func nothing() async throws {
    let repositories = try await world.repositories(of: "maria")
    await #expect(throws: CareError.notFound) { try await repositories.tasks.task(id: "none") }
    #expect(
      CareError.notFound.localizedDescription == CareError.notAllowed.localizedDescription)
    #expect(world.violations.count == 0)
  }

  @Test("a sign-in that ended reads and writes nothing more")
  func signedOut() async throws {
    let token = try await world.token(of: "maria")
    let heard = LogLines()
    let repositories = world.services.makeRepositories(token) { heard.add("signed out") }
    let id = try await task(of: "maria")
    _ = try await repositories.tasks.task(id: id)
    try await world.accounts.signOut(token: token)
    await #expect(throws: CareError.signedOut) { try await repositories.tasks.task(id: id) }
    await #expect(throws: CareError.signedOut) { try await repositories.tasks.complete(id: id) }
    await #expect(throws: CareError.signedOut) { try await repositories.profile.profile() }
    await #expect(throws: CareError.signedOut) {
      _ = try await first(of: repositories.messages.messages(with: "lena"))
    }
    #expect(heard.lines.count == 4)
  }

  @Test("a sign-in whose time is over reads nothing more")
  func expired() async throws {
    let repositories = try await world.repositories(of: "maria")
    world.pass(8 * 24 * 60 * 60)
    await #expect(throws: CareError.signedOut) { try await repositories.tasks.tasks() }
  }

  @Test("an account of another area is nobody here")
  func otherArea() async throws {
    let bob = try await world.accounts.signIn(
      email: "bob@builder.example", password: "builder-demo", area: "builder", replacing: nil)
    let repositories = world.services.makeRepositories(bob.token) {}
    await #expect(throws: CareError.signedOut) { try await repositories.tasks.tasks() }
  }

  @Test("who no longer looks after a patient sees nothing more of them")
  func lostPatient() async throws {
    let repositories = try await world.repositories(of: "lena")
    let id = try await task(of: "maria")
    _ = try await repositories.tasks.task(id: id)
    try await world.database.write {
      try $0.execute(sql: "DELETE FROM care_link WHERE carer = 'lena'")
    }
    await refused { _ = try await repositories.tasks.task(id: id) }
    #expect(try await repositories.tasks.tasks().isEmpty)
  }

  @Test(
    "what cannot be is not stored, whoever sends it",
    arguments: [
      NewReading(patientID: "maria", kind: .heartRate, value: 900, second: nil),
      NewReading(patientID: "maria", kind: .heartRate, value: 70, second: 60),
      NewReading(patientID: "maria", kind: .bloodPressure, value: 120, second: nil),
      NewReading(patientID: "maria", kind: .bloodPressure, value: 120, second: 130),
      NewReading(patientID: "maria", kind: .weight, value: .nan, second: nil),
    ])
  func implausible(_ reading: NewReading) async throws {
    let repositories = try await world.repositories(of: "maria")
    let before = try await readingCount()
    await #expect(throws: CareError.self) { try await repositories.health.add(reading) }
    #expect(try await readingCount() == before)
  }
}
