import SwiftUI

/// Owns the area: where the visitor is in it.
@MainActor
public final class ProfilesCoordinator: ObservableObject {
  public init(services: ProfilesServices) {}

  /// The address of what is shown.
  public var address: String { "/profile/ada" }

  /// Shows the page of an address of this area; its first page, if there is none.
  public func open(_ address: String) {}
}
