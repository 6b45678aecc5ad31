import Presentation
import SwiftUI

/// A message as a screen shows it.
struct MessageRow: Equatable, Identifiable {
  let id: Int64
  let text: String
  let time: Date
  let isOwn: Bool
}

@MainActor
final class ConversationViewModel: ObservableObject {
  @Published private(set) var state = ViewState<[MessageRow]>.idle
  @Published private(set) var partner: CareMember?
  @Published private(set) var isSending = false
  @Published var error: String?

  private let member: CareMember
  private let partnerID: String
  private let messages: any MessageRepository
  private let drafts: FormModel<MessageDrafts>
  private let sendMessageUseCase: any SendMessageUseCase

  init(
    member: CareMember, partnerID: String, messages: any MessageRepository,
    drafts: FormModel<MessageDrafts>, sendMessageUseCase: any SendMessageUseCase
  ) {
    self.member = member
    self.partnerID = partnerID
    self.messages = messages
    self.drafts = drafts
    self.sendMessageUseCase = sendMessageUseCase
  }

  /// What is being written. It outlives this page.
  var draft: String {
    get { drafts.texts[partnerID] ?? "" }
    set {
      objectWillChange.send()
      drafts.texts[partnerID] = newValue.isEmpty ? nil : newValue
    }
  }

  /// Follows what both write until the screen disappears; what arrives meanwhile is read.
  func follow() async {
    if state.data == nil { state = .loading }
    do {
      partner = try await messages.partner(id: partnerID)
      for try await list in messages.messages(with: partnerID) {
        state = .loaded(
          list.map {
            MessageRow(id: $0.id, text: $0.text, time: $0.time, isOwn: $0.senderID == member.id)
          })
        try await messages.markRead(from: partnerID)
      }
    } catch is CancellationError {
    } catch {
      state = .error(error)
    }
  }

  /// Sends the draft. It stays if that fails.
  func send() async {
    let text = draft
    guard !isSending, !text.allSatisfy(\.isWhitespace) else { return }
    isSending = true
    defer { isSending = false }
    do {
      try await sendMessageUseCase.execute(text, to: partnerID)
      if draft == text { draft = "" }
    } catch {
      self.error = CareError.words(for: error)
    }
  }
}
