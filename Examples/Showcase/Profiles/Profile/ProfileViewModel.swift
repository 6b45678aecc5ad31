import Observation

@MainActor
@Observable
final class ProfileViewModel {
  enum Phase: Equatable {
    case loading
    case found
    /// The store was asked, and there is nobody of this name.
    case missing
    case failed
  }

  private(set) var phase = Phase.loading
  let userID: User.ID

  init(userID: User.ID) { self.userID = userID }

  /// Asks the store for the person. What is known already is shown meanwhile.
  func load(from store: UserStore) async {
    if phase != .found { phase = .loading }
    do {
      phase = try await store.load(userID) ? .found : .missing
    } catch is CancellationError {
      return
    } catch {
      if store.user(id: userID) == nil { phase = .failed }
    }
  }

  func toggleFollow(in store: UserStore) { store.toggleFollow(userID) }
}
