import Presentation
import SwiftUI
import Validation

/// What a member can change about themselves.
struct SettingsDraft: Equatable, Sendable {
  var name = ""
  var notifications = NotificationChoices()

  static let rules = Rules<SettingsDraft> { rules in
    rules.field(\.name, .required, .maximumLength(CareProfile.longestName))
  }
}

@MainActor
final class SettingsViewModel: ObservableObject {
  @Published private(set) var state = ViewState<CareProfile>.idle
  @Published private(set) var savedNotice: String?
  @Published private(set) var isSigningOut = false
  @Published var error: String?
  let form = FormModel(SettingsDraft(), rules: SettingsDraft.rules)

  private let profile: any ProfileRepository
  private let signOutAction: @MainActor () async throws -> Void

  init(
    profile: any ProfileRepository, signOut: @escaping @MainActor () async throws -> Void
  ) {
    self.profile = profile
    signOutAction = signOut
    form.onWillChange = { [weak self] in
      self?.objectWillChange.send()
      self?.savedNotice = nil
    }
  }

  func load() async {
    guard state.data == nil, !state.isLoading else { return }
    state = .loading
    do {
      let loaded = try await profile.profile()
      form.reset(to: SettingsDraft(name: loaded.name, notifications: loaded.notifications))
      state = .loaded(loaded)
    } catch {
      state = .error(error)
    }
  }

  func save() async {
    let submission = await form.submit { [profile] draft in
      try await profile.update(name: draft.name, notifications: draft.notifications)
    }
    switch submission {
    case .submitted: savedNotice = "Saved"
    case .failed(let error): self.error = CareError.words(for: error)
    case .refused, .ignored: break
    }
  }

  func signOut() async {
    guard !isSigningOut else { return }
    isSigningOut = true
    defer { isSigningOut = false }
    do {
      try await signOutAction()
    } catch {
      self.error = CareError.words(for: error)
    }
  }
}
