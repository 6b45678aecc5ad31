import Foundation

/// An app as a host sees it: something that makes one graph per visitor.
@MainActor
package protocol HostedApp: AnyObject {
  /// A graph of the app's first window for this visitor, not yet started.
  func makeGraph(for session: Session) -> Graph
  /// A graph of a screen with common views and none of the app's, for a process to get ready with; nil
  /// for none.
  func makeSample(for session: Session) -> Graph?
  /// The title of the page until a screen sets one.
  var title: String { get }
  /// Endpoints for programs, beside the screens.
  var endpoints: [HostedEndpoint] { get }
  /// The only appearance that the app has; nil: the visitor's own.
  var colorScheme: ElementColorScheme? { get }
  /// What must work for the server to take visitors.
  var readinessChecks: [HostedReadinessCheck] { get }
  /// Whose pictures screens may load from the web; nil: everybody's.
  var pictureHosts: PictureHostNames? { get }
  /// The app's icon: a picture of the bundle, by its address and its side in pixels; largest first.
  var icons: [(address: String, side: Double)] { get }
  /// The languages that the app has words in.
  var languages: AppLanguages { get }
}

extension HostedApp {
  package func makeSample(for session: Session) -> Graph? { nil }
  package var endpoints: [HostedEndpoint] { [] }
  package var colorScheme: ElementColorScheme? { nil }
  package var readinessChecks: [HostedReadinessCheck] { [] }
  package var pictureHosts: PictureHostNames? { nil }
  package var icons: [(address: String, side: Double)] { [] }
  package var languages: AppLanguages { AppLanguages() }
}

/// Hosts whose pictures screens may load from the web.
package struct PictureHostNames: Equatable, Sendable {
  /// Names, such as `images.example.com`; `*.example.com` stands for all below it.
  package let hosts: [String]
  /// Whether pictures of others are shown, too, as while an app is developed.
  package let isOpen: Bool

  package init(hosts: [String], isOpen: Bool) {
    self.hosts = hosts
    self.isOpen = isOpen
  }

  /// As sources of a content security policy.
  package var sources: [String] { isOpen ? ["https:"] : hosts.map { "https://\($0)" } }
}

/// Something without which an app cannot serve anybody.
package struct HostedReadinessCheck: Sendable {
  package let name: String
  /// Throws if it cannot be used.
  package let check: @Sendable () async throws -> Void

  package init(name: String, check: @escaping @Sendable () async throws -> Void) {
    self.name = name
    self.check = check
  }
}

/// An address at which an app answers requests of programs.
package struct HostedEndpoint: Sendable {
  package struct Request: Sendable {
    package var query: [String: String]
    /// The content type of the body, if the request has one.
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

  /// The content type of the body is not the one that is read.
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
