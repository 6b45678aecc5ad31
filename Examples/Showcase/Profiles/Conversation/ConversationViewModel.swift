import Foundation
import Observation
import Presentation

@MainActor
@Observable
final class ConversationViewModel {
  /// What was written so far.
  let messages: Loader<[Message]>
  /// What is being written.
  var text = ""
  private(set) var isSending = false
  var hasFailed = false

  @ObservationIgnored private let userID: User.ID
  @ObservationIgnored private let repository: any ProfileRepository

  static let maximumLength = 1_000

  init(userID: User.ID, repository: any ProfileRepository) {
    self.userID = userID
    self.repository = repository
    messages = Loader(isEmpty: \.isEmpty) { try await repository.messages(with: userID) }
  }

  var canSend: Bool {
    let text = text.trimmed
    return !isSending && !text.isEmpty && text.count <= Self.maximumLength
  }

  /// Sends what is written. The text stays until it is stored; while it is being sent nothing
  /// happens.
  func send() async {
    guard canSend else { return }
    isSending = true
    defer { isSending = false }
    let sent = text
    do {
      let message = try await repository.send(sent.trimmed, to: userID)
      if text == sent { text = "" }
      messages.replace((messages.state.data ?? []) + [message])
    } catch {
      hasFailed = true
    }
  }
}
