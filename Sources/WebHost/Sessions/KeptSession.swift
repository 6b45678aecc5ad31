import Foundation
import ViewGraph
import WebServer

/// A saved session, for the next process.
struct KeptSession: Codable, Sendable {
  /// How long it is valid, in seconds.
  static let lifetime = 7200.0

  let state: KeptState
  /// The number of the last event that was an act of the person.
  let lastAct: Int
  /// Seconds since 1970.
  let time: Double
  /// The session that went on with the state of the one that the file is named after; nil: that session itself.
  var successor: SessionIdentifier?

  /// What a page is told about a session that replaces its own.
  struct Succession {
    /// The page's session; nil for a session that replaces none.
    var predecessor: SessionIdentifier?
    /// Whether the program is the one that the page's session ran in.
    var isSameBuild = true
    /// Whether some state of the screen was lost.
    var isPartial = false
    /// The last event whose consequences are on the screen.
    var lastAct = 0
  }
}
