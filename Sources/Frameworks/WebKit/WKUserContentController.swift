import ApusUI
import Foundation

/// The moment at which a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart, atDocumentEnd
}

/// A script that is put into HTML of the app. A page cannot put one into another site.
@MainActor @preconcurrency
open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// The moment of its run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it stays out of frames in the page.
  public let isForMainFrameOnly: Bool

  /// A script that is put into HTML of the app.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}

/// A script's message to the app.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// Its content.
  public let body: Any
  /// The name of the handler.
  public let name: String
  /// The web view of the script.
  open private(set) weak var webView: WKWebView?

  init(body: Any, name: String, webView: WKWebView) {
    self.body = body
    self.name = name
    self.webView = webView
    super.init()
  }
}

/// Hears messages of scripts on a phone. On a page the frame is closed off, and no message comes.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  /// A script has sent a message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The scripts of the app.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// The scripts, in their order.
  open private(set) var userScripts: [WKUserScript] = []

  /// No scripts.
  public override init() { super.init() }

  /// Puts a script into HTML of the app that is loaded from now on.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Puts no script into HTML from now on.
  open func removeAllUserScripts() { userScripts = [] }

  /// Hears messages of scripts on a phone. On a page the frame is closed off, and no message comes.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    noMeaning("WKUserContentController.add(_:name:)")
  }
  /// Ends the hearing of messages, which do not come on a page.
  open func removeScriptMessageHandler(forName name: String) {
    noMeaning("WKUserContentController.removeScriptMessageHandler(forName:)")
  }
  /// Ends the hearing of messages, which do not come on a page.
  open func removeAllScriptMessageHandlers() {
    noMeaning("WKUserContentController.removeAllScriptMessageHandlers()")
  }

  /// HTML with the scripts at its beginning and its end.
  func complete(_ html: String) -> String {
    func scripts(_ time: WKUserScriptInjectionTime) -> String {
      userScripts.filter { $0.injectionTime == time }.map {
        // The parser would take it for the end of the script.
        "<script>\($0.source.replacing(/<\/(?i:script)/) { "<\\/" + $0.output.dropFirst(2) })</script>"
      }.joined()
    }
    let (first, last) = (scripts(.atDocumentStart), scripts(.atDocumentEnd))
    var html = html
    if !first.isEmpty {
      // After the kind of document, which must stand first.
      let kind = html.prefixMatch(of: /\s*<!(?i:doctype)[^>]*>/)
      html.insert(contentsOf: first, at: kind?.range.upperBound ?? html.startIndex)
    }
    return html + last
  }
}
