import Foundation
import Observation
import ViewGraph

/// The content of a frame: another site, or HTML of the app.
@MainActor @Observable
package final class SiteContent {
  package enum Source {
    case site(URL)
    case html(String)
  }

  /// The number of the loading.
  private(set) var number = 0
  @ObservationIgnored private var source: Source?
  @ObservationIgnored private var address: String?
  @ObservationIgnored private var folder: URL?
  @ObservationIgnored private var file: URL?
  /// The name for assistive technology, if the app gives none.
  @ObservationIgnored private(set) var name: String?
  @ObservationIgnored private(set) var runsScripts = true
  /// Called when all is there (true), or when the page may not show it.
  @ObservationIgnored package var onEnd: (Bool) -> Void = { _ in }

  package init() {}

  /// Shows something else; nil: nothing.
  package func show(_ source: Source?, named name: String? = nil, runsScripts: Bool = true) {
    if let file { try? FileManager.default.removeItem(at: file) }
    (self.source, address, file) = (source, nil, nil)
    (self.name, self.runsScripts) = (name, runsScripts)
    number += 1
  }

  var isEmpty: Bool { source == nil }

  /// Whether the host knows that it is there without a browser.
  func isThere(in session: Session) -> Bool? {
    switch source {
    case .site(let url): session.pictureOutcome(url)
    // The headless host has the app's own HTML.
    case .html: session.pictureOutcome(URL(filePath: "/")) == nil ? nil : true
    case nil: nil
    }
  }

  /// The address of the frame; nil: the page may not show it. It stays, because a browser would load another one anew.
  func address(in session: Session) -> String? {
    if let address { return address }
    switch source {
    case .site(let url):
      guard url.scheme?.lowercased() == "https",
        PicturePolicy.allows(url, session.pictureHosts, for: "WKWebView")
      else { return nil }
      address = url.absoluteString
    case .html(let html):
      guard let place = try? write(html, session) else { return nil }
      file = place
      address = session.addressOfPage(place) ?? place.absoluteString
    case nil: return nil
    }
    return address
  }

  // All HTML has one folder, because each further one would take the place of a person's other file.
  private func write(_ html: String, _ session: Session) throws -> URL {
    let folder = try folder ?? session.makeFileFolder()
    self.folder = folder
    let place = folder.appendingPathComponent("page-\(number).html")
    try Data(html.utf8).write(to: place)
    return place
  }
}
