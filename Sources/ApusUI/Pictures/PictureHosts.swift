import ViewGraph

/// Hosts whose pictures, films, sounds and sites an app's pages may show: those of `AsyncImage`, `VideoPlayer` and
/// `WKWebView`. In a debug run those of all hosts are shown; otherwise only of those that are named here.
///
/// An addition of Apus: a page tells the browser which hosts it trusts, so that a text of somebody
/// else's cannot make it ask others.
///
/// ```swift
/// var body: some Scene {
///   WindowGroup { RootView() }
///   PictureHosts("images.example.com", "*.cdn.example.com")
/// }
/// ```
public struct PictureHosts: Scene {
  public typealias Body = Never
  let hosts: [String]

  /// Lets pages load pictures of these hosts by HTTPS.
  ///
  /// - Parameter hosts: Names such as `images.example.com`; `*.example.com` stands for all below it.
  nonisolated public init(_ hosts: String...) {
    for host in hosts {
      precondition(
        host.wholeMatch(of: /(\*\.)?[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*(:[0-9]+)?/) != nil,
        "\(host.debugDescription) is not the name of a host.")
    }
    self.hosts = hosts.map { $0.lowercased() }
  }

  /// Whether hosts that are not named are shown, too. A debug run with `APUS_PICTURES=named` is as
  /// strict as a release.
  static var isOpen: Bool {
    #if DEBUG
      ProcessInfo.processInfo.environment["APUS_PICTURES"] != "named"
    #else
      false
    #endif
  }

  @MainActor public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
    windows.pictureHosts += scene.hosts
  }
}

/// Decides whose pictures are shown.
enum PicturePolicy {
  /// Whether a picture may be loaded. If not, or if only because this is a debug run, the log names
  /// the line that allows it.
  ///
  /// - Parameter user: Who asks for it, as the log names them.
  static func allows(
    _ url: URL, _ named: PictureHostNames?, for user: String = "AsyncImage"
  ) -> Bool {
    guard let named, let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host()?.lowercased()
    else { return true }
    let name = String((url.port.map { "\(host):\($0)" } ?? host).prefix(200))
    guard scheme == "https" else {
      reportOnce("\(user): a page loads pictures by HTTPS only; that of \(name) is not shown.")
      return false
    }
    if matches(name, named.hosts) { return true }
    reportOnce(
      "\(user): \(name) is no host that the app names; "
        + "\(named.isOpen ? "only a debug run shows its pictures" : "its pictures are not shown"). "
        + "Beside the app's WindowGroup write: PictureHosts(\"\(name)\")")
    return named.isOpen
  }

  /// A star stands for one name or more, as in a content security policy.
  static func matches(_ host: String, _ named: [String]) -> Bool {
    named.contains { name in
      name.hasPrefix("*.") ? host.hasSuffix(name.dropFirst()) : host == name
    }
  }
}
