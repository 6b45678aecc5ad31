/// An element and those around it, innermost first.
@MainActor
package struct Lineage<Element: LayoutElement>: @MainActor Sequence, @MainActor IteratorProtocol {
  private var upcoming: Element?

  package init(_ innermost: Element?) { upcoming = innermost }

  package mutating func next() -> Element? {
    guard let element = upcoming else { return nil }
    upcoming = element.parent
    return element
  }
}
