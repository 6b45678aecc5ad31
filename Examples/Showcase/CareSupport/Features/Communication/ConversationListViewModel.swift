import Presentation
import SwiftUI

@MainActor
final class ConversationListViewModel: ObservableObject {
  @Published private(set) var state = ViewState<[Conversation]>.idle
  private let messages: any MessageRepository

  init(messages: any MessageRepository) { self.messages = messages }

  /// Follows what is written until the screen disappears.
  func follow() async {
    if state.data == nil { state = .loading }
    do {
      for try await conversations in messages.conversations() {
        state = conversations.isEmpty ? .empty : .loaded(conversations)
      }
    } catch {
      state = .error(error)
    }
  }
}
