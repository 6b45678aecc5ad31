import SwiftUI

/// A page of the first steps.
struct OnboardingPage: Equatable {
  let systemImage: String
  let title: String
  let message: String
  /// Whether the page asks what the member wants to be told of.
  var asksForNotifications = false
}

@MainActor
final class OnboardingViewModel: ObservableObject {
  @Published private(set) var index = 0
  @Published var notifications = NotificationChoices()
  @Published private(set) var isFinishing = false
  @Published var error: String?
  let pages: [OnboardingPage]

  private let profile: any ProfileRepository
  private let onFinish: @MainActor () -> Void

  init(
    member: CareMember, profile: any ProfileRepository, onFinish: @escaping @MainActor () -> Void
  ) {
    self.profile = profile
    self.onFinish = onFinish
    pages = Self.pages(for: member)
  }

  var page: OnboardingPage { pages[index] }
  var isLast: Bool { index == pages.count - 1 }

  /// What the first steps say depends on the role.
  private static func pages(for member: CareMember) -> [OnboardingPage] {
    let purpose =
      switch member.role {
      case .patient:
        "See what is planned for your day, note how you are, and write to those who look after you."
      case .caregiver:
        "See what your patients need today, note what you measured, and tick off what is done."
      case .coordinator:
        "See how all your patients are, plan what is to be done, and keep the team together."
      }
    return [
      OnboardingPage(
        systemImage: "heart.fill", title: "Welcome, \(member.firstName)", message: purpose),
      OnboardingPage(
        systemImage: "bell.fill", title: "What shall we tell you?",
        message: "You can change this at any time in the settings.", asksForNotifications: true),
      OnboardingPage(
        systemImage: "lock.fill", title: "What is yours stays yours",
        message: member.role == .patient
          ? "Only you and the people who look after you see your tasks, readings and messages."
          : "You see the patients who are in your care, and nobody else."),
    ]
  }

  func back() {
    if index > 0 { index -= 1 }
  }

  func next() async {
    guard isLast else {
      index += 1
      return
    }
    guard !isFinishing else { return }
    isFinishing = true
    defer { isFinishing = false }
    do {
      try await profile.finishOnboarding(notifications: notifications)
      onFinish()
    } catch {
      self.error = CareError.words(for: error)
    }
  }
}
