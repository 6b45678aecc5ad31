import Foundation
import GRDB
import Testing

@testable import CareSupport

/// What a member reads and writes, in the tables that all members share.
@MainActor
@Suite("Users see only their own data")
struct OwnDataTests {
  private let world: CareWorld
  init() throws { world = try CareWorld() }

  private func first<T>(of stream: AsyncThrowingStream<T, any Error>) async throws -> T {
    for try await value in stream { return value }
    throw CancellationError()
  }

  private func unread(_ sender: String, _ recipient: String) async throws -> Int? {
    try await world.database.read {
      try Int.fetchOne(
        $0,
        sql: "SELECT count(*) FROM care_message WHERE sender = ? AND recipient = ? AND NOT isRead",
        arguments: [sender, recipient])
    }
  }

  @Test(
    "the list of conversations has one's circle alone",
    arguments: [
      ("maria", ["amara", "lena"]), ("jonas", ["amara"]), ("lena", ["amara", "maria"]),
      ("amara", ["jonas", "lena", "maria"]),
    ])
  func circle(_ who: String, _ partners: [String]) async throws {
    let messages = try await world.repositories(of: who).messages
    let conversations = try await first(of: messages.conversations())
    #expect(conversations.map(\.id) == partners)
  }

  @Test("a conversation in the list has its newest message, and counts what its owner has not read")
  func summary() async throws {
    let lena = try await world.repositories(of: "lena").messages
    let maria = try await world.repositories(of: "maria").messages
    let ofLena = try #require(try await first(of: lena.conversations()).first { $0.id == "maria" })
    let ofMaria = try #require(try await first(of: maria.conversations()).first { $0.id == "lena" })
    #expect(ofLena.last?.text == "I measured 138 this morning. Is that all right?")
    #expect(ofMaria.last == ofLena.last)
    #expect(ofLena.unread == 1)
    #expect(ofMaria.unread == 0)
  }

  @Test("only what one person wrote is marked as read")
  func markRead() async throws {
    try await world.repositories(of: "amara").messages.send("And the forms?", to: "lena")
    try await world.repositories(of: "lena").messages.markRead(from: "maria")
    #expect(try await unread("maria", "lena") == 0)
    #expect(try await unread("amara", "lena") == 1)
  }

  @Test("of a long conversation the newest messages are shown, in the order of writing")
  func order() async throws {
    let maria = try await world.repositories(of: "maria").messages
    for number in 1...200 {
      world.pass(1)
      try await maria.send("Number \(number)", to: "lena")
    }
    let shown = try await first(of: maria.messages(with: "lena"))
    #expect(shown.map(\.text) == (1...200).map { "Number \($0)" })
  }

  @Test("a name and choices are changed for oneself alone, and the first steps stay done")
  func profile() async throws {
    let (lena, maria) = try await (
      world.repositories(of: "lena").profile, world.repositories(of: "maria").profile
    )
    try await lena.finishOnboarding(
      notifications: NotificationChoices(tasks: false, messages: false, readings: true))
    let before = try await lena.profile()
    try await maria.finishOnboarding(notifications: NotificationChoices())
    try await maria.update(
      name: " Mary ", notifications: NotificationChoices(tasks: true, messages: false))
    let own = try await maria.profile()
    #expect(own.name == "Mary")
    #expect(own.notifications == NotificationChoices(tasks: true, messages: false))
    #expect(own.isOnboarded)
    #expect(try await lena.profile() == before)
    #expect(before.name == "Lena Fischer")
    #expect(
      before.notifications == NotificationChoices(tasks: false, messages: false, readings: true))
  }

  @Test(
    "a name that cannot be is not stored",
    arguments: ["", " \n", String(repeating: "a", count: 61)])
  func impossibleName(_ name: String) async throws {
    let profile = try await world.repositories(of: "maria").profile
    await #expect(throws: CareError.self) {
      try await profile.update(name: name, notifications: NotificationChoices())
    }
    #expect(try await profile.profile().name == "Maria Nowak")
  }

  @Test("whoever completed a task first stays the one who did it")
  func firstFinisher() async throws {
    let maria = try await world.repositories(of: "maria").tasks
    try await maria.complete(id: "1")
    #expect(try await maria.task(id: "1").completedBy == "Lena Fischer")
  }

  @Test("a task that another completed stays completed, whoever wants to open it again")
  func reopensOwn() async throws {
    let maria = try await world.repositories(of: "maria").tasks
    try await maria.reopen(id: "1")
    #expect(try await maria.task(id: "1").completedBy == "Lena Fischer")
    try await maria.complete(id: "2")
    try await maria.reopen(id: "2")
    #expect(try await maria.task(id: "2").status == .open)
  }

  @Test("an open page of someone who signed out, or left the circle, gets nothing more")
  func openStream() async throws {
    let amara = try await world.repositories(of: "amara").messages
    let token = try await world.token(of: "maria")
    let signedOut = world.services.makeRepositories(token) {}.messages
    let lost = try await world.repositories(of: "lena").messages
    var own = signedOut.messages(with: "amara").makeAsyncIterator()
    var others = lost.messages(with: "amara").makeAsyncIterator()
    #expect(try await own.next(isolation: #isolation) != nil)
    #expect(try await others.next(isolation: #isolation) != nil)
    try await world.accounts.signOut(token: token)
    try await world.database.write {
      try $0.execute(sql: "DELETE FROM care_link WHERE carer = 'lena'")
    }
    try await amara.send("For Maria alone", to: "maria")
    #expect(await ending(&own) == .signedOut)
    #expect(await ending(&others) == .notAllowed)
  }

  /// With what a stream ends; nil if it goes on.
  private func ending(
    _ iterator: inout AsyncThrowingStream<[Message], any Error>.Iterator
  ) async -> CareError? {
    do {
      _ = try await iterator.next(isolation: #isolation)
      return nil
    } catch { return error as? CareError }
  }

  @Test("the newest readings are those of one's own patients")
  func latest() async throws {
    let lena = try await world.repositories(of: "lena").health
    world.pass(60 * 60)
    try await lena.add(NewReading(patientID: "maria", kind: .heartRate, value: 77, second: nil))
    let readings = try await first(of: lena.latest())
    #expect(readings.map(\.patientID) == ["maria", "maria", "maria"])
    #expect(readings.map(\.kind) == [.bloodPressure, .heartRate, .weight])
    #expect(readings[1].value == 77)
    #expect(readings[1].author == "Lena Fischer")
    let circle = try await world.repositories(of: "lena").circle
    #expect(try await circle.overviews().first?.latest == readings)
  }

  @Test("readings are those of the last thirty days")
  func window() async throws {
    let health = try await world.repositories(of: "maria").health
    world.pass(20 * 24 * 60 * 60)
    // A sign-in of seven days is over by then.
    let later = try await world.repositories(of: "maria").health
    await #expect(throws: CareError.signedOut) {
      try await health.readings(of: "maria", since: .distantPast)
    }
    let now = sampleNow + 20 * 24 * 60 * 60
    let readings = try await GetReadingsUseCaseImpl(healthRepository: later, now: { now })
      .execute(patientId: "maria")
    #expect(readings.count { $0.kind == .heartRate } == 10)
    #expect(readings.allSatisfy { $0.time >= now - 30 * 24 * 60 * 60 })
  }

  @Test("what a task says is judged where it is stored too, and kept whole")
  func newTask() async throws {
    let tasks = try await world.repositories(of: "maria").tasks
    let create = CreateTaskUseCaseImpl(taskRepository: tasks)
    for title in ["", String(repeating: "a", count: NewCareTask.longestTitle + 1)] {
      await #expect(throws: (any Error).self) {
        _ = try await create.execute(
          NewCareTask(patientID: "maria", title: title, dueDate: sampleNow))
      }
    }
    let task = try await create.execute(
      NewCareTask(patientID: "maria", title: "Feed\0 the cat ", dueDate: sampleNow))
    #expect(task.title == "Feed the cat")
    #expect(try await tasks.task(id: task.id) == task)
  }

  @Test("a message has something to say, and is not too long")
  func message() async throws {
    let messages = try await world.repositories(of: "maria").messages
    let send = SendMessageUseCaseImpl(messageRepository: messages)
    for text in ["", " \n ", String(repeating: "a", count: Message.longest + 1)] {
      await #expect(throws: CareError.self) { try await send.execute(text, to: "lena") }
    }
    try await send.execute(" Good\0 night \n", to: "lena")
    let texts = try await first(of: messages.messages(with: "lena")).map(\.text)
    #expect(texts.last == "Good night")
    #expect(texts.count == 5)
  }

  @Test("open tasks come first, and of each what is due first")
  func taskOrder() async throws {
    let tasks = try await GetTasksUseCaseImpl(
      taskRepository: world.repositories(of: "jonas").tasks
    ).execute()
    #expect(tasks.map(\.id) == ["9", "8", "10", "11"])
  }
}
