import PresentationUI
import SwiftUI

/// One person's profile.
struct ProfileRootView: View {
  @Environment(UserStore.self) private var store
  @State private var viewModel: ProfileViewModel
  @State private var isEditing = false
  private let userID: User.ID
  private let isBesidePeople: Bool
  private let onMessage: @MainActor (User.ID) -> Void
  private let onShowPeople: @MainActor () -> Void

  /// - Parameter isBesidePeople: Whether the list of people is seen, too.
  init(
    userID: User.ID, isBesidePeople: Bool = false,
    onMessage: @escaping @MainActor (User.ID) -> Void,
    onShowPeople: @escaping @MainActor () -> Void
  ) {
    self.userID = userID
    self.isBesidePeople = isBesidePeople
    self.onMessage = onMessage
    self.onShowPeople = onShowPeople
    _viewModel = State(wrappedValue: ProfileViewModel(userID: userID))
  }

  var body: some View {
    Group {
      if let user = store.user(id: userID) {
        profile(user)
      } else {
        switch viewModel.phase {
        case .loading, .found:
          LoadingStateView(message: "Loading profile…")
        case .missing:
          EmptyStateView(
            icon: "person", title: "No Such Person",
            message: "Nobody here is called “\(userID)”.", actionTitle: "See Everybody",
            accessibilityID: "profile.missing", action: onShowPeople
          )
          .pageNotFound()
        case .failed:
          ErrorStateView(
            error: "The profile could not be loaded.",
            retry: { Task { await viewModel.load(from: store) } })
        }
      }
    }
    .task { await viewModel.load(from: store) }
    .navigationTitle("Profile")
    .pageTitle(store.user(id: userID)?.displayName ?? "Profile")
    .navigationBarTitleDisplayMode(.inline)
    .sheet(isPresented: $isEditing) {
      if let user = store.user(id: userID) {
        ProfileEditRootView(user: user, onDone: { isEditing = false })
      }
    }
    .alert("That Did Not Work", isPresented: followFailed(store.follows.error(for: userID))) {
      Button("OK", role: .cancel) {}
        .accessibilityIdentifier("profile.followErrorButton.tap")
    } message: {
      Text(
        store.isFollowing(userID)
          ? "You still follow \(name). Please try again."
          : "You do not follow \(name). Please try again.")
    }
  }

  private func profile(_ user: User) -> some View {
    ProfileContentView(
      id: userID,
      name: user.displayName,
      handle: "@\(user.username)",
      bio: user.bio,
      place: user.place,
      avatarURL: user.avatarURL,
      followerCount: user.followerCount,
      isFollowing: store.isFollowing(userID),
      isOwn: userID == store.viewer,
      onFollowToggle: { viewModel.toggleFollow(in: store) },
      onMessageTap: { onMessage(userID) },
      onEditTap: { isEditing = true },
      onPeopleTap: isBesidePeople ? nil : onShowPeople)
  }

  private var name: String { store.user(id: userID)?.displayName ?? userID }

  private func followFailed(_ error: (any Error)?) -> Binding<Bool> {
    Binding(
      get: { error != nil },
      set: { if !$0 { store.follows.dismissError(for: userID) } })
  }
}
