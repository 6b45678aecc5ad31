import SwiftUI
import UIKit

/// The area with all its screens.
public struct CareFlowView: View {
  @ObservedObject private var coordinator: CareCoordinator
  private let keeping: (any SignInKeeping)?
  private let onLeave: @MainActor () -> Void

  /// - Parameters:
  ///   - keeping: Where the visitor's browser keeps the sign-in; without it a reload forgets it.
  ///   - onLeave: The visitor wants to see the other areas.
  public init(
    coordinator: CareCoordinator, keeping: (any SignInKeeping)? = nil,
    onLeave: @escaping @MainActor () -> Void
  ) {
    self.coordinator = coordinator
    self.keeping = keeping
    self.onLeave = onLeave
  }

  public var body: some View {
    // Each page has its address, which the browser's follows.
    NavigationControllerView(coordinator.navigationController)
      .onAppear { coordinator.onLeave = onLeave }
      .task { await coordinator.begin(keeping: keeping ?? SignInMemory()) }
  }
}
