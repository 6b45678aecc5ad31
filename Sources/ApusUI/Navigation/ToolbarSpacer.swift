import ViewGraph

/// Whether a space in a bar grows.
public struct SpacerSizing: Hashable, Sendable {
  let grows: Bool
  /// The space takes the room that is left.
  public static let flexible = SpacerSizing(grows: true)
  /// The space has the system's width.
  public static let fixed = SpacerSizing(grows: false)
}

/// A space between the items of a bar.
///
/// A flexible one grows in the bar at the bottom of a page. Items at the top stand at the ends of their bar anyway, so
/// that a flexible space has the width of a fixed one there.
///
/// ```swift
/// .toolbar {
///   ToolbarItem(placement: .bottomBar) { Button("Filter", action: filter) }
///   ToolbarSpacer(.flexible, placement: .bottomBar)
///   ToolbarItem(placement: .bottomBar) { Button("New", action: add) }
/// }
/// ```
nonisolated public struct ToolbarSpacer: ToolbarContent {
  public typealias Body = Never
  let sizing: SpacerSizing
  let placement: ToolbarItemPlacement

  /// A space at a place of the page's bars.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }

  @MainActor public static func _collect(
    _ spacer: Self, _ context: EmissionContext, into items: inout _BarItems
  ) {
    // A menu has no spaces.
    guard !spacer.placement.isSecondary else { return }
    if spacer.sizing.grows, spacer.placement.area == .bottom {
      ToolbarItem<(), Spacer>._collect(
        ToolbarItem(placement: spacer.placement) { Spacer() }, context, into: &items)
    } else {
      let space = ToolbarItem(placement: spacer.placement) {
        Color.clear.frame(width: 28, height: 1)
      }
      type(of: space)._collect(space, context, into: &items)
    }
  }
}
