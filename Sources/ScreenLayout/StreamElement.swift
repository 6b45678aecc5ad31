import LayoutSolver
import ViewGraph

/// An element of a stream, for a host that keeps no tree of its own.
@MainActor
package final class StreamElement: LayoutElement {
  package let id: NodeID
  package let role: Role
  package private(set) unowned var parent: StreamElement?
  package private(set) var children: [StreamElement] = []
  package private(set) var index = 0
  package var layout: ElementLayout?
  package var isLayoutOutdated = true
  package var isInLayout = false
  private let stream: ElementStream
  private let range: Range<Int>

  private init(_ node: NodeID, _ role: Role, _ stream: ElementStream, _ range: Range<Int>) {
    id = node
    self.role = role
    self.stream = stream
    self.range = range
  }

  private func append(_ child: StreamElement) {
    child.parent = self
    child.index = children.count
    children.append(child)
  }

  private lazy var keys = stream.bytes.withUnsafeBytes {
    AttributeKeys(Attributes(bytes: UnsafeRawBufferPointer(rebasing: $0[range])))
  }

  package func stored(_ key: AttributeKey) -> AttributeValue? {
    guard keys.contains(key) else { return nil }
    return stream.bytes.withUnsafeBytes {
      Attributes(bytes: UnsafeRawBufferPointer(rebasing: $0[range])).stored(key)
    }
  }

  /// An element that holds those of a stream.
  package static func root(of stream: ElementStream) -> StreamElement {
    let root = StreamElement(0, .box, stream, 0..<0)
    var open = [root]
    stream.read { reader in
      while let record = reader.next() {
        switch record {
        case .open(let role, let node, let attributes):
          let end = reader.offset
          let element = StreamElement(
            node, role, stream, (end - attributes.bytes.count)..<end)
          open[open.count - 1].append(element)
          open.append(element)
        case .close: open.removeLast()
        case .child: preconditionFailure("A component's record reached a host.")
        }
      }
    }
    return root
  }

  /// The first, in the order of reading, of it and all inside of it.
  package func first(where isWanted: (StreamElement) -> Bool) -> StreamElement? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  /// It and all inside of it, in the order of reading.
  package func walk(_ visit: (StreamElement) -> Void) {
    visit(self)
    for child in children { child.walk(visit) }
  }
}

extension Graph {
  /// Tells views that read their size and place what these will be about, before a browser has
  /// measured them: so that the first HTML is nearly right.
  ///
  /// Text is measured by a table of widths; the window is as large as the session's surroundings say.
  /// - Returns: What they were told, in the order in which they stand on the page; nothing if that did
  ///   not come to rest.
  ///
  /// - Parameter layOut: Gives the elements their frames.
  @discardableResult
  package func estimatePlaces(
    _ layOut: @MainActor (LayoutBuilder<StreamElement>, StreamElement) -> Void = { $0.layOut($1) }
  ) -> [MeasuredPlace] {
    guard session.readsPlaces else { return [] }
    let builder = LayoutBuilder<StreamElement>(
      ScreenMetrics(session.surroundings), session.layouts)
    var told: [NodeID: MeasuredPlace] = [:]
    // A reader's size comes from outside of it: each round settles one more level of readers.
    for _ in 0..<8 {
      let root = StreamElement.root(of: snapshot())
      layOut(builder, root)
      var all: [MeasuredPlace] = []
      var fresh: [(NodeID, MeasuredPlace)] = []
      root.walk { element in
        guard element.has(.onGeometry), let place = element.place else { return }
        all.append(place)
        if told[element.id] != place { fresh.append((element.id, place)) }
      }
      if fresh.isEmpty { return all }
      for (node, place) in fresh { told[node] = place }
      tellPlaces(fresh)
    }
    return []
  }

  /// Tells views that read their size or place, and were not told before, what these will be about.
  package func placeNewViews() {
    withNumberedElements { stream in
      let builder = LayoutBuilder<StreamElement>(
        ScreenMetrics(session.surroundings), session.layouts)
      let root = StreamElement.root(of: stream)
      builder.layOut(root)
      var found: [(NodeID, MeasuredPlace)] = []
      root.walk { element in
        guard element.has(.onGeometry), var place = element.place else { return }
        place.isEstimate = true
        found.append((element.id, place))
      }
      tellPlaces(found)
    }
  }
}
