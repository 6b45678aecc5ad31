import Foundation

protocol SendMessageUseCase: Sendable {
  func execute(_ text: String, to partnerId: String) async throws
}

struct SendMessageUseCaseImpl: SendMessageUseCase {
  let messageRepository: any MessageRepository

  func execute(_ text: String, to partnerId: String) async throws {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw CareError.invalid("There is nothing to send.") }
    guard text.count <= Message.longest else {
      throw CareError.invalid("A message has \(Message.longest) characters at most.")
    }
    try await messageRepository.send(text, to: partnerId)
  }
}
