import SwiftUI

/// Owns the area, which has one screen.
@MainActor
public final class LoginCellsCoordinator: ObservableObject {
  let services: LoginCellsServices

  public init(services: LoginCellsServices) {
    self.services = services
  }

  /// The address of what is shown.
  public var address: String { Self.root }

  nonisolated private static let root = "/login-cells"

  /// Whether an address is that of the screen. A query and a fragment do not matter.
  nonisolated public static func contains(_ address: String) -> Bool {
    let parts = address.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    return parts.map { "/" + $0 } == [root]
  }
}
