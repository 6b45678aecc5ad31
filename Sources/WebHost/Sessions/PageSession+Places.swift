import VisitorRooms
import ScreenLayout
import ViewGraph

extension PageSession {
  /// The elements of the first paint. What reads its size or place was told an estimate of it, and layouts
  /// of the app were asked with estimates, which the browser's measure corrects.
  func estimatedElements() -> ElementStream {
    let elements = graph.elements()
    guard estimate() else { return elements }
    forgetFocus()
    return graph.elements()
  }

  /// Tells what reads its size or place an estimate of it, and asks layouts of the app.
  ///
  /// - Returns: Whether the elements may have changed.
  @discardableResult
  func estimate() -> Bool {
    guard session.readsPlaces || !session.layouts.isEmpty else { return false }
    busy {
      Quarantine.running(Graph.fingerprint("mount", session.address)) {
        estimates = graph.estimatePlaces()
        graph.answerLayouts()
      }
    }
    return true
  }

  /// Asks the layouts of the app again if they may arrange other views than before, or if the page has
  /// measured something for them.
  func rearrange() {
    guard !session.layouts.isEmpty, session.layouts.isDue || graph.mayRearrange else { return }
    let fingerprint = Graph.fingerprint("layout", session.address)
    // The page keeps the layout that it has.
    guard !Quarantine.holds(fingerprint) else { return }
    busy { Quarantine.running(fingerprint) { graph.answerLayouts() } }
  }
}
