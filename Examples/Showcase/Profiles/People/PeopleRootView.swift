import Presentation
import PresentationUI
import SwiftUI

/// Everybody, to get from one profile to another.
struct PeopleRootView: View {
  @Environment(UserStore.self) private var store
  /// The person beside the list.
  var chosen: User.ID?
  let onOpen: @MainActor (User.ID) -> Void

  var body: some View {
    ZStack {
      StateView(
        store.people.state, words: { _ in "The list could not be loaded." },
        retry: { await store.people.load() }
      ) { people in
        PeopleContentView(rows: people.map(row), chosen: chosen, onOpen: onOpen)
      }
    }
    // The list may move into a column while it is loaded, which would cancel a task of this view.
    .onAppear { store.people.begin() }
    .refreshable { [people = store.people] in await people.refresh() }
    .navigationTitle("People")
  }

  private func row(_ user: User) -> PeopleContentView.Row {
    let note =
      user.id == store.viewer ? "You" : store.isFollowing(user.id) ? "Following" : ""
    return PeopleContentView.Row(
      id: user.id, name: user.displayName, handle: "@\(user.username)",
      avatarURL: user.avatarURL, note: note)
  }
}
