import SwiftUI

/// The way to the start page, at the left of an area's first page.
public struct AllAreasItem: ToolbarContent {
  private let area: String
  private let onLeave: @MainActor () -> Void

  /// - Parameter area: What its identifier begins with.
  public init(area: String, onLeave: @escaping @MainActor () -> Void) {
    self.area = area
    self.onLeave = onLeave
  }

  public var body: some ToolbarContent {
    ToolbarItem(placement: .topBarLeading) {
      Button("All areas", systemImage: "house", action: onLeave)
        .pageLink("/")
        .accessibilityIdentifier("\(area).allAreas.tap")
    }
  }
}
