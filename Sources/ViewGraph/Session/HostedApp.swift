import Foundation

/// An app as a host sees it: something that makes one graph per visitor.
@MainActor
package protocol HostedApp: AnyObject {
  /// A graph of the app's first window for this visitor, not yet started.
  func makeGraph(for session: Session) -> Graph
  /// What the page is called before a screen says more.
  var title: String { get }
  /// What programs may ask for beside the screens.
  var endpoints: [HostedEndpoint] { get }
}

extension HostedApp {
  package var endpoints: [HostedEndpoint] { [] }
}

/// An address at which an app answers programs.
package struct HostedEndpoint: Sendable {
  package struct Request: Sendable {
    package var query: [String: String]
    /// What the body is said to be; nil if nothing is said.
    package var contentType: String?
    package var body: Data
    package init(query: [String: String], contentType: String?, body: Data) {
      self.query = query
      self.contentType = contentType
      self.body = body
    }
  }

  package struct Response: Sendable {
    package var status: Int
    package var contentType: String
    package var body: Data
    package init(status: Int, contentType: String, body: Data) {
      self.status = status
      self.contentType = contentType
      self.body = body
    }
  }

  /// The body is said to be something else than what is read of it.
  package struct UnsupportedMediaType: Error {
    package init() {}
  }

  /// Whether it takes POST; otherwise GET.
  package let takesPost: Bool
  package let path: String
  package let respond: @Sendable (Request) async throws -> Response

  package init(
    takesPost: Bool, path: String,
    respond: @escaping @Sendable (Request) async throws -> Response
  ) {
    self.takesPost = takesPost
    self.path = path
    self.respond = respond
  }
}
