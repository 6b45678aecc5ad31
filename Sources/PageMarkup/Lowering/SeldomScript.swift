import ScreenLayout
import ViewGraph

/// What the script of things that pages seldom have is for: see client_rare_steps.js. A page names it that begins
/// with one of them.
enum SeldomScript {
  /// The classes of texts that it shrinks.
  static let prefixes = ["ms"]
  /// The events of a pointer that hovers, presses for long, or taps a place.
  private static let events: Set<Character> = ["h", "l", "p", "T"]

  /// Scrolling views that may fill a page, because their ground lies behind the bars.
  private static let scrolling: Set<Role> = [.scroll, .list, .form]

  private static func paints(_ write: Write) -> Bool {
    if case .style(let kind) = write.slot { kind.prefix.hasPrefix("bg") } else { false }
  }

  static func serves(_ role: Role, _ writes: [Write]) -> Bool {
    writes.contains(where: serves)
      || scrolling.contains(role) && writes.contains(where: paints)
  }

  private static func serves(_ write: Write) -> Bool {
    switch write.slot {
    case .style(let kind): kind.isUnusual
    case .attribute(.shortcut): true
    case .attribute(.layout): write.text.first == LayoutProgram.seldomMark
    case .attribute(.events): write.text.contains(where: events.contains)
    default: false
    }
  }
}
