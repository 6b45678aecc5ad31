import PresentationUI
import SwiftUI

/// What the visitor and one person write to each other.
struct ConversationRootView: View {
  @Environment(UserStore.self) private var store
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @State private var profile: ProfileViewModel
  @State private var viewModel: ConversationViewModel
  /// What was begun and not sent is there again after Back and after a reload.
  @SceneStorage private var begun: String?
  private let userID: User.ID

  init(userID: User.ID, repository: any ProfileRepository) {
    self.userID = userID
    _begun = SceneStorage("profile.message.\(userID)")
    _profile = State(wrappedValue: ProfileViewModel(userID: userID))
    _viewModel = State(
      wrappedValue: ConversationViewModel(userID: userID, repository: repository))
  }

  var body: some View {
    @Bindable var viewModel = viewModel
    Group {
      if store.user(id: userID) == nil && profile.phase == .missing {
        EmptyStateView(
          icon: "person", title: "No Such Person",
          message: "Nobody here is called “\(userID)”.", accessibilityID: "profile.missing"
        )
        .pageNotFound()
      } else if viewModel.messages.state.isIdle || viewModel.messages.state.isLoading {
        // A field that was seen and gave way to a spinner would lose what was typed into it.
        LoadingStateView(message: "Loading messages…")
      } else if viewModel.messages.state.error != nil {
        ErrorStateView(
          error: "The messages could not be loaded.",
          retry: { Task { await viewModel.messages.load() } })
      } else {
        // One branch for some messages and none: the first one sent leaves the field as it is.
        ConversationContentView(
          bubbles: (viewModel.messages.state.data ?? []).map(bubble), name: name,
          text: $viewModel.text, canSend: viewModel.canSend, isSending: viewModel.isSending,
          onSend: { Task { await viewModel.send() } })
      }
    }
    .onAppear { viewModel.text = begun ?? "" }
    .onChange(of: viewModel.text) { _, text in begun = text.isEmpty ? nil : text }
    .task { await profile.load(from: store) }
    .task { await viewModel.messages.load() }
    .navigationTitle(name)
    .pageTitle(store.user(id: userID).map { "Messages with \($0.displayName)" } ?? "Messages")
    .navigationBarTitleDisplayMode(.inline)
    .alert("Your Message Was Not Sent", isPresented: $viewModel.hasFailed) {
      Button("OK", role: .cancel) {}
        .accessibilityIdentifier("conversation.errorButton.tap")
    } message: {
      Text("Please try again. What you wrote is still there.")
    }
  }

  private var name: String { store.user(id: userID)?.displayName ?? "Message" }

  private func bubble(_ message: Message) -> ConversationContentView.Bubble {
    var style = Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale)
    style.timeZone = timeZone
    return .init(
      id: message.id, text: message.text, time: message.sentAt.formatted(style),
      isOwn: message.sender == store.viewer)
  }
}
