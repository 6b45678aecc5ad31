import Foundation

/// Words in one font, to be measured.
package struct PlainRun: Sendable {
  package var text: String
  /// The size of the letters, in points.
  package var size: Double
  /// 100 … 900.
  package var weight: Int
  package var isMonospaced = false
  /// A font of the app.
  package var file: FontFile?
  /// Between letters, in points.
  package var tracking = 0.0

  package init(_ text: String, size: Double, weight: Int) {
    self.text = text
    self.size = size
    self.weight = weight
  }
}

/// A width and a height, in points.
package struct ApartSize: Sendable {
  package var width, height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// The layout of views that no window shows.
@MainActor
package protocol ApartScreen {
  /// The size that the views choose.
  var chosen: ApartSize { get }
  /// The distances from the top to the baselines of the first and the last line, in points.
  var baselines: (first: Double, last: Double) { get }
  /// The words of the views, in the order of reading.
  var words: [String] { get }
  /// The views as an SVG picture; nil in a program that serves no pages.
  var picture: Data? { get }
}

/// Lays out views that no window shows.
///
/// The layout's module declares a type, and the view layer finds it here without naming it.
@_alwaysEmitConformanceMetadata
package protocol ApartLayouts: SendableMetatype {
  /// Lays out the views of a graph that has started, with the lengths that they are proposed; nil is their ideal length.
  @MainActor static func layOut(_ graph: Graph, width: Double?, height: Double?) -> any ApartScreen
  /// Measures words on lines that are at most so wide.
  static func measure(_ runs: [PlainRun], lineSpacing: Double, width: Double?) -> ApartSize
}

/// The layout that is linked into this program.
package enum LinkedLayouts {
  package static let first = ConformingTypes.of((any ApartLayouts).self)
    .lazy.compactMap { $0 as? any ApartLayouts.Type }.first
}
