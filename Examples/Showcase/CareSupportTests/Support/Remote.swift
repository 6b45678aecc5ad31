import Accounts
import Foundation
import ScreenTesting

@testable import CareSupport

/// Signing in at the other end of the test's network.
struct RemoteSignIn: SignInUseCase {
  let network: ScreenNetwork
  let signIn: any SignInUseCase

  func execute(
    email: String, password: String, replacing oldToken: String?, from origin: SignInOrigin
  ) async throws -> SignIn {
    try await network.request {
      try await signIn.execute(
        email: email, password: password, replacing: oldToken, from: origin)
    }
  }
}

/// Repositories at the other end of the test's network.
struct RemoteTasks: TaskRepository {
  let network: ScreenNetwork
  let tasks: any TaskRepository

  func tasks() async throws -> [CareTask] { try await network.request { try await tasks.tasks() } }
  func task(id: String) async throws -> CareTask {
    try await network.request { try await tasks.task(id: id) }
  }
  func complete(id: String) async throws {
    try await network.request { try await tasks.complete(id: id) }
  }
  func reopen(id: String) async throws {
    try await network.request { try await tasks.reopen(id: id) }
  }
  func add(_ task: NewCareTask) async throws -> CareTask {
    try await network.request { try await tasks.add(task) }
  }
}

struct RemoteHealth: HealthRepository {
  let network: ScreenNetwork
  let health: any HealthRepository

  func readings(of patientID: String, since: Date) async throws -> [HealthReading] {
    try await network.request { try await health.readings(of: patientID, since: since) }
  }
  func add(_ reading: NewReading) async throws {
    try await network.request { try await health.add(reading) }
  }
  func latest() -> AsyncThrowingStream<[HealthReading], any Error> { health.latest() }
}

struct RemoteProfile: ProfileRepository {
  let network: ScreenNetwork
  let profile: any ProfileRepository

  func profile() async throws -> CareProfile {
    try await network.request { try await profile.profile() }
  }
  func update(name: String, notifications: NotificationChoices) async throws {
    try await network.request {
      try await profile.update(name: name, notifications: notifications)
    }
  }
  func finishOnboarding(notifications: NotificationChoices) async throws {
    try await network.request {
      try await profile.finishOnboarding(notifications: notifications)
    }
  }
}

struct RemoteMessages: MessageRepository {
  let network: ScreenNetwork
  let messages: any MessageRepository

  func conversations() -> AsyncThrowingStream<[Conversation], any Error> {
    messages.conversations()
  }
  func messages(with partnerID: String) -> AsyncThrowingStream<[Message], any Error> {
    messages.messages(with: partnerID)
  }
  func partner(id: String) async throws -> CareMember { try await messages.partner(id: id) }
  func send(_ text: String, to partnerID: String) async throws {
    try await network.request { try await messages.send(text, to: partnerID) }
  }
  func markRead(from partnerID: String) async throws {
    try await messages.markRead(from: partnerID)
  }
}
