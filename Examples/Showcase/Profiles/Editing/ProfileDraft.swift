import Foundation
import Observation

/// The own profile while it is being edited.
@MainActor
@Observable
final class ProfileDraft {
  var displayName: String
  var bio: String
  var place: String
  private(set) var isSaving = false
  var hasFailed = false
  private(set) var wasRefused = false
  @ObservationIgnored private let user: User

  static let maximumBioLength = 160

  init(user: User) {
    self.user = user
    displayName = user.displayName
    bio = user.bio
    place = user.place
  }

  /// What is wrong, once it was tried to save.
  var nameError: String? {
    wasRefused && displayName.trimmed.isEmpty ? "Please enter your name" : nil
  }

  var bioError: String? {
    wasRefused && bio.trimmed.count > Self.maximumBioLength
      ? "Please use at most \(Self.maximumBioLength) characters" : nil
  }

  private var isValid: Bool {
    !displayName.trimmed.isEmpty && bio.trimmed.count <= Self.maximumBioLength
  }

  /// Saves what is valid; while it is being saved nothing happens.
  ///
  /// - Returns: Whether it was saved.
  func save(in store: UserStore) async -> Bool {
    guard !isSaving else { return false }
    guard isValid else {
      wasRefused = true
      return false
    }
    isSaving = true
    defer { isSaving = false }
    // Followers may have come or gone since the form was opened.
    var changed = store.user(id: user.id) ?? user
    changed.displayName = displayName.trimmed
    changed.bio = bio.trimmed
    changed.place = place.trimmed
    do {
      try await store.save(changed)
      return true
    } catch {
      hasFailed = true
      return false
    }
  }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
