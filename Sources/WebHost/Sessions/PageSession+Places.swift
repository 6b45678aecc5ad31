import ScreenLayout
import ViewGraph

extension PageSession {
  /// The elements of the first paint. What reads its size or place was told an estimate of it, which
  /// the browser's measure corrects.
  func estimatedElements() -> ElementStream {
    if !session.readsPlaces, let beginning = graph.takeBeginning() { return beginning }
    let elements = graph.elements()
    guard session.readsPlaces else { return elements }
    busy {
      Quarantine.running(Graph.fingerprint("mount", session.address)) { graph.estimatePlaces() }
    }
    return graph.elements()
  }
}
