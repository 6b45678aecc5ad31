import SwiftUI

/// Owns the area: where the visitor is in it.
@MainActor
public final class BuilderCoordinator: ObservableObject {
  public init(services: BuilderServices) {}

  /// The address of what is shown.
  public var address: String { "/builder" }

  /// Shows the page of an address of this area; its first page, if there is none.
  public func open(_ address: String) {}
}
