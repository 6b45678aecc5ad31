import Foundation
import Logging
import NIOCore

/// The server, as its site sees it.
package struct ServerContext: Sendable {
  package let configuration: ServerConfiguration
  package let signer: TokenSigner
  package let logger: Logger
  /// Where the site's own metrics belong.
  package let metrics: MetricsRegistry
  /// What the sockets run on.
  package let eventLoop: any EventLoop
  /// Where the site may keep files of sessions; nil: in the folder `files` of the data directory, as
  /// the only process that does.
  package var files: URL?

  /// - Parameter files: Where the site may keep files of sessions, if it is not the only process that does.
  package init(
    configuration: ServerConfiguration, signer: TokenSigner, logger: Logger,
    metrics: MetricsRegistry, eventLoop: any EventLoop, files: URL? = nil
  ) {
    self.configuration = configuration
    self.signer = signer
    self.logger = logger
    self.metrics = metrics
    self.eventLoop = eventLoop
    self.files = files
  }
}
