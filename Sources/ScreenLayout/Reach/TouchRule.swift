import ViewGraph

/// The rule by which an element takes a finger on its box or leaves it to the element behind.
///
/// A container takes none. What draws (a background, a shape, text, a picture, a control) and what has a
/// gesture takes all of them. Both hosts ask here, so that a tap in a test is a tap on a page.
package enum TouchRule {
  /// Gestures, and what else a pointer or a finger does to an element itself. A purpose says that a long
  /// press opens a menu.
  private static let gestures: [AttributeKey] = [
    .onTap, .onLongPress, .onPress, .takesTouches, .onHover, .onFocus, .onKey, .purpose,
  ]

  private static func hasGesture(_ stored: (AttributeKey) -> AttributeValue?) -> Bool {
    // The content takes fingers for a gesture that asks for places.
    let isTappedInside = stored(.tellsTapPlace) != nil
    return gestures.contains { stored($0) != nil && !(isTappedInside && $0 == .onTap) }
  }

  /// The facts about an element that decide.
  package static func keys(_ role: Role) -> [AttributeKey] {
    switch role {
    case .shape: [.paint, .gradient, .strokePaint, .strokeGradient, .tellsTapPlace] + gestures
    case .box, .stack, .zstack, .grid, .gridRow, .label, .window:
      [.background, .backgroundGradient, .material, .tellsTapPlace] + gestures
    default: []
    }
  }

  /// Whether what an element does with touches is outside of its padding and its frame: a background fills
  /// them, and a gesture takes all of them.
  package static func fillsFrame(_ stored: (AttributeKey) -> AttributeValue?) -> Bool {
    hasGesture(stored)
      || [.background, .backgroundGradient, .material].contains { stored($0) != nil }
  }

  /// Whether an element takes a finger that is on its box.
  ///
  /// - Parameter stored: Its attributes: those of `keys(_:)` at least.
  package static func takesTouches(
    _ role: Role, _ stored: (AttributeKey) -> AttributeValue?
  ) -> Bool {
    switch role {
    case .shape:
      if hasGesture(stored) { return true }
      if let paint = stored(.paint).flatMap(Paint.init) { return paint.isSeen }
      if stored(.gradient) != nil { return true }
      // A line around nothing is no area.
      return stored(.strokePaint) == nil && stored(.strokeGradient) == nil
    case .box, .stack, .zstack, .grid, .gridRow, .label, .window:
      if let paint = stored(.background).flatMap(Paint.init), paint.isSeen { return true }
      return hasGesture(stored)
        || [.backgroundGradient, .material].contains { stored($0) != nil }
    case .spacer, .textRun, .section, .sectionHeader, .sectionFooter, .row, .tableHeader,
      .columnHeader, .tableRow, .cell, .navigation, .page, .tabs, .tabContent, .modal, .search,
      .split,
      .column, .menuScreen:
      return false
    default: return true
    }
  }
}

extension Paint {
  fileprivate var isSeen: Bool { system != .clear && alpha > 0 }
}
