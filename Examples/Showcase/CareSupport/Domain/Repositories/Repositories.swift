import Foundation

// Each repository belongs to one sign-in, and gives and takes only what that member may see and do.
// Anything else throws `CareError.notAllowed`, a sign-in that has ended `CareError.signedOut`.

protocol TaskRepository: Sendable {
  func tasks() async throws -> [CareTask]
  func task(id: String) async throws -> CareTask
  func complete(id: String) async throws
  /// Takes back that the member completed a task. Another member's completion stays.
  func reopen(id: String) async throws
  func add(_ task: NewCareTask) async throws -> CareTask
}

protocol HealthRepository: Sendable {
  /// The oldest first.
  func readings(of patientID: String, since: Date) async throws -> [HealthReading]
  func add(_ reading: NewReading) async throws
  /// The newest of each kind of all whom the member looks after, now and whenever that changes.
  func latest() -> AsyncThrowingStream<[HealthReading], any Error>
}

protocol CircleRepository: Sendable {
  /// Whom the member looks after; of a patient the patient alone.
  func patients() async throws -> [CareMember]
  func overviews() async throws -> [PatientOverview]
}

protocol MessageRepository: Sendable {
  /// Everyone to whom the member may write, now and whenever that changes.
  func conversations() -> AsyncThrowingStream<[Conversation], any Error>
  /// What was written, the oldest first, now and whenever that changes.
  func messages(with partnerID: String) -> AsyncThrowingStream<[Message], any Error>
  func partner(id: String) async throws -> CareMember
  func send(_ text: String, to partnerID: String) async throws
  func markRead(from partnerID: String) async throws
}

protocol ProfileRepository: Sendable {
  func profile() async throws -> CareProfile
  func update(name: String, notifications: NotificationChoices) async throws
  func finishOnboarding(notifications: NotificationChoices) async throws
}

/// What a member reaches.
struct CareRepositories: Sendable {
  var tasks: any TaskRepository
  var health: any HealthRepository
  var circle: any CircleRepository
  var messages: any MessageRepository
  var profile: any ProfileRepository
}
