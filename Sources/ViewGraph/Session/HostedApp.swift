/// An app as a host sees it: something that makes one graph per visitor.
@MainActor
package protocol HostedApp: AnyObject {
  /// A graph of the app's first window for this visitor, not yet started.
  func makeGraph(for session: Session) -> Graph
  /// What the page is called before a screen says more.
  var title: String { get }
}
