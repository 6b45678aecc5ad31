import PresentationUI
import SwiftUI

/// The first steps of an account.
struct OnboardingView: View {
  @StateObject private var viewModel: OnboardingViewModel
  private let onLeave: @MainActor () -> Void

  init(viewModel: OnboardingViewModel, onLeave: @escaping @MainActor () -> Void) {
    _viewModel = StateObject(wrappedValue: viewModel)
    self.onLeave = onLeave
  }

  var body: some View {
    OnboardingContentView(
      page: viewModel.page, number: viewModel.index + 1, count: viewModel.pages.count,
      isFinishing: viewModel.isFinishing, notifications: $viewModel.notifications,
      onBack: viewModel.back, onNext: { Task { await viewModel.next() } }
    )
    .navigationTitle("Welcome")
    .allAreasButton(onLeave)
    .errorAlert(viewModel.error, accessibilityID: "onboarding.errorOK.tap") {
      viewModel.error = nil
    }
  }
}

struct OnboardingContentView: View {
  let page: OnboardingPage
  let number: Int
  let count: Int
  let isFinishing: Bool
  @Binding var notifications: NotificationChoices
  let onBack: @MainActor () -> Void
  let onNext: @MainActor () -> Void

  var body: some View {
    CardPage {
      words
      if page.asksForNotifications {
        NotificationToggles(choices: $notifications, prefix: "onboarding").card()
      }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) { buttons }
  }

  private var words: some View {
    VStack(spacing: 20) {
      Image(systemName: page.systemImage)
        .font(.system(size: 48))
        .foregroundStyle(Color.accentColor)
        .frame(width: 96, height: 96)
        .background(Color.accentColor.opacity(0.12))
        .clipShape(Circle())
        .accessibilityHidden(true)
      Text(page.title)
        .font(.title2.weight(.bold))
        .accessibilityAddTraits(.isHeader)
        .accessibilityIdentifier("onboarding.title.text")
      Text(page.message)
        .foregroundStyle(.secondary)
      Text("Step \(number) of \(count)")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("onboarding.step.text")
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
    .padding(.vertical, 24)
    // A new identity keeps the words of one step from moving to the places of the next.
    .id(number)
  }

  /// They stand where they stood in the step before, however much it says.
  private var buttons: some View {
    VStack(spacing: 16) {
      SubmitButton(
        number == count ? "Get started" : "Continue", isSubmitting: isFinishing,
        accessibilityID: "onboarding.continueButton.tap", action: onNext)
      if number > 1 {
        Button(action: onBack) {
          Text("Back").frame(maxWidth: .infinity, minHeight: 36)
        }
        .disabled(isFinishing)
        .accessibilityIdentifier("onboarding.backButton.tap")
      } else {
        Color.clear.frame(height: 36)
      }
    }
    .frame(maxWidth: 640)
    .padding(16)
    .frame(maxWidth: .infinity)
    .background(Color(UIColor.systemGroupedBackground))
  }
}

#Preview {
  OnboardingContentView(
    page: OnboardingPage(
      systemImage: "bell.fill", title: "What shall we tell you?",
      message: "You can change this at any time in the settings.", asksForNotifications: true),
    number: 2, count: 3, isFinishing: false, notifications: .constant(NotificationChoices()),
    onBack: {}, onNext: {})
}
