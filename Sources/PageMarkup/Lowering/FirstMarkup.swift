import ViewGraph

/// A whole screen as HTML.
///
/// The renderer is generic. It stays inside of this module, because the compiler specializes it only there.
package struct FirstMarkup {
  package let content: HTMLSink
  /// The number of the first element, or 0 on an empty screen.
  package let first: NodeID
  /// Whether the screen needs the script of rare rules.
  package let isUnusual: Bool

  package init(_ stream: ElementStream, table: ElementTable, styles: PageStyles) {
    var renderer = Renderer(HTMLSink(capacity: 16384), table: table, styles: styles)
    first = renderer.render(stream, around: Surroundings()) ?? 0
    content = renderer.sink
    isUnusual = renderer.isUnusual
  }
}
