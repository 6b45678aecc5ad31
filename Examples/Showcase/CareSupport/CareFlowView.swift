import Accounts
import PresentationUI
import SwiftUI
import UIKit

/// The area with all its screens.
public struct CareFlowView: View {
  @ObservedObject private var coordinator: CareCoordinator
  @Environment(\.visitorCredentials) private var credentials
  @Environment(\.locale) private var locale
  @Environment(\.horizontalSizeClass) private var sizeClass
  private let onLeave: @MainActor () -> Void

  /// - Parameter onLeave: The visitor wants to see the other areas.
  public init(coordinator: CareCoordinator, onLeave: @escaping @MainActor () -> Void) {
    self.coordinator = coordinator
    self.onLeave = onLeave
  }

  public var body: some View {
    // Each page has its address, which the browser's follows.
    NavigationControllerView(coordinator.navigationController)
      .toast(coordinator.toasts)
      .savesDraft(of: coordinator.drafts, as: "care.messages")
      .onAppear { coordinator.onLeave = onLeave }
      .onChange(of: locale, initial: true) { coordinator.locale = locale }
      .onChange(of: sizeClass, initial: true) { coordinator.isWide = sizeClass == .regular }
      .task { await coordinator.begin(keeping: BrowserSignIn(credentials)) }
  }
}

/// A sign-in in a cookie that no script reads.
@MainActor
private final class BrowserSignIn: SignInKeeping {
  private static let name = "care"
  private let credentials: VisitorCredentials

  init(_ credentials: VisitorCredentials) { self.credentials = credentials }

  var token: String? { credentials[Self.name] }

  func keep(_ token: String, for lifetime: Duration) {
    credentials.keep(token, as: Self.name, for: lifetime)
  }

  func forget() { credentials.forget(Self.name) }

  private static let knownBrowser = "known-browser"
  var origin: SignInOrigin {
    SignInOrigin(browser: credentials[Self.knownBrowser], network: credentials.network)
  }
  func know(_ browser: String) {
    credentials.keep(browser, as: Self.knownBrowser, for: .seconds(365 * 86_400))
  }
}
