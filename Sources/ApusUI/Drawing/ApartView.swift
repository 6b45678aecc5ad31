import Foundation
import ViewGraph

/// Measures and draws a view without a screen.
///
/// The view lives as long as this value. It has the visitor's language, calendar and size of letters, and else the usual
/// environment.
@MainActor
struct ApartView {
  private let layout: (any ApartScreen)?
  private let graph: Graph

  /// Makes the view and lays it out.
  ///
  /// - Parameter proposal: The size that the view is proposed.
  init(_ view: some View, _ proposal: ProposedViewSize = .unspecified) {
    let visitor = Graph.current?.session
    var surroundings = visitor?.surroundings ?? Session.Surroundings()
    surroundings.isDark = false
    if let width = proposal.width, width.isFinite { surroundings.width = Double(width) }
    if let height = proposal.height, height.isFinite { surroundings.height = Double(height) }
    let session = Session(surroundings: surroundings)
    session.onlyColorScheme = .light
    session.movesValues = false
    if let visitor {
      session.languages = visitor.languages
      session.now = visitor.now
    }
    graph = Graph(apart: session) { view }
    graph.start()
    layout = LinkedLayouts.first?.layOut(
      graph, width: proposal.width.map(Double.init), height: proposal.height.map(Double.init))
  }

  /// The size that the view chooses, in points.
  var size: CGSize {
    guard let size = layout?.chosen else { return .zero }
    return CGSize(width: size.width, height: size.height)
  }

  /// The distances from the top to the baselines of the first and the last line, in points.
  var baselines: (first: CGFloat, last: CGFloat) {
    guard let (first, last) = layout?.baselines else { return (0, 0) }
    return (CGFloat(first), CGFloat(last))
  }

  /// The view as an SVG picture; nil if it has no size.
  func picture() -> Data? {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return nil
    }
    return layout?.picture ?? words
  }

  /// A picture of the view's size that holds its words. Tests have no browser that draws more.
  private var words: Data {
    let title = svgEscaped((layout?.words ?? []).joined(separator: "\n"))
    return Data(
      """
      \(DrawnPictures.mark) width="\(svgNumber(size.width))" \
      height="\(svgNumber(size.height))"><title>\(title)</title></svg>
      """.utf8)
  }

  /// Ends the view: its tasks are cancelled.
  func end() { graph.end() }
}

extension UIImage {
  /// A picture of a view; nil if the view has no size.
  @MainActor
  convenience init?(of view: some View, _ proposal: ProposedViewSize, scale: CGFloat) {
    let apart = ApartView(view, proposal)
    defer { apart.end() }
    guard let data = apart.picture() else { return nil }
    self.init(drawn: data, size: apart.size, scale: scale > 0 ? scale : 1)
  }
}
