import Foundation
import PageMarkup
import PageProtocol
import ViewGraph
import WebServer

/// Commands of a screen, as operations of the page.
extension PatchWriter {
  /// - Parameters:
  ///   - origin: The control whose event the command answers.
  ///   - appName: Part of the window's title.
  ///   - credentialAddress: Where the page sets or removes a credential.
  ///   - downloadAddress: Where the page saves a file from.
  mutating func write(
    _ command: Session.Command, origin: NodeID?, appName: String,
    credentialAddress: (CredentialCookie) -> String?, downloadAddress: (URL) -> String?
  ) {
    switch command {
    case .address(let address, let replaces):
      guard PageEvent.isAddress(address) else { return }
      begin(.address)
      field(address)
      field(replaces ? 1 : 0)
    case .title(let title):
      begin(.title)
      field(PageLabel.windowTitle(title, in: appName))
    case .store(let area, let key, let json):
      begin(.store)
      field(area == .app ? 0 : 1)
      field(key)
      field(json)
    case .open(let url):
      guard let address = WebAddress.link(url.absoluteString) else { return }
      begin(.open)
      field(address)
    case .credential(let name, let value, let lifetime):
      let cookie = CredentialCookie(name: name, value: value, lifetime: lifetime)
      guard let address = credentialAddress(cookie) else { return }
      begin(.visit)
      field(address)
    case .focus(let node):
      begin(.focus)
      field(node ?? 0)
      if let origin { field(origin) }
    case .announce(let text, let isAssertive):
      begin(.announce)
      field(text)
      field(isAssertive ? 1 : 0)
    case .copy(let text):
      begin(.copy)
      field(text)
    case .share(let title, let text, let address):
      begin(.share)
      field(title)
      field(text)
      field(address)
    case .download(let url):
      guard let address = downloadAddress(url) else { return }
      begin(.download)
      field(address)
      field(DrawnPictures.nameOfDots(url) ?? "")
    case .locate(let request):
      begin(.locate)
      field(request)
    case .media(let order):
      guard order.address.isEmpty || WebAddress.media(order.address) != nil else { return }
      begin(.media)
      field(order.player)
      field(order.number)
      field(order.address)
      field(Self.thousandths(order.rate))
      field(Self.thousandths(order.volume))
      field(order.time.map(Self.thousandths) ?? -1)
    case .scroll(let order): scroll(order)
    case .notice(let message, let id):
      begin(.notice)
      field(message)
      field(id)
    case .buildFailed(let text):
      begin(.build)
      field(text)
    }
    end()
  }

  private static func thousandths(_ fraction: Double) -> Int {
    fraction.isFinite ? Int((max(-1e6, min(1e6, fraction)) * 1000).rounded()) : 0
  }

  mutating func write(upload address: String, for node: NodeID) {
    begin(.upload)
    field(node)
    field(address)
    end()
  }

  /// The kind is 1 for distances, and 2 more if the way is shown.
  private mutating func scroll(_ order: ScrollOrder) {
    begin(.scroll)
    field(order.node)
    var kind = order.isAnimated ? 2 : 0
    switch order.place {
    case .inSight:
      if kind == 0 { return }
      field(nil)
      field(nil)
    case .anchor(let anchor):
      field(Self.thousandths(anchor.x))
      field(Self.thousandths(anchor.y))
    case .distance(let x, let y):
      field(x.map(Self.thousandths) ?? -1)
      field(y.map(Self.thousandths) ?? -1)
      kind += 1
    }
    if kind > 0 { field(kind) }
  }
}
