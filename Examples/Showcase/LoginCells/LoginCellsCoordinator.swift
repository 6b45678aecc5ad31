import SwiftUI

/// Owns the area, which has one screen.
@MainActor
public final class LoginCellsCoordinator: ObservableObject {
  let services: LoginCellsServices

  public init(services: LoginCellsServices) {
    self.services = services
  }

  /// The address of what is shown.
  public var address: String { "/login-cells" }
}
