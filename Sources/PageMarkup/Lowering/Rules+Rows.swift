import ScreenLayout
import ViewGraph

extension Rules {
  /// Rows that are apart are cards without lines between them, where sections are cards.
  static let rowSpacing = Rule(
    [.rowSpacing, .look],
    .style(
      StyleKind("rsp") { values in
        let spacing = "--rsp:" + CSSText.length(values[.rowSpacing]!)
        guard hasCards(values[.look]) else { return spacing }
        return spacing + ";--card:" + CSSText.length(NamedFigures.cardCorner) + ";--rule:none"
      })
  ) { values in
    guard let spacing = values[.rowSpacing], spacing.isFinite else { return nil }
    return CSSText.suffix(spacing) + (hasCards(values[.look]) ? "-c" : "")
  }

  private static func hasCards(_ look: ControlLook?) -> Bool {
    switch look {
    case .plainList, .grouped, .inset: false
    default: true
    }
  }
}
