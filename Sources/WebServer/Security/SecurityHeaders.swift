import HTTPTypes
import Hummingbird

/// The headers that every response carries.
enum SecurityHeaders {
  /// - Parameters:
  ///   - nonce: As base64.
  ///   - policies: Names of Trusted Types policies.
  ///   - framesItself: Whether its pages may have frames, of its own pages alone.
  ///   - pictureHosts: Sources of pictures, films, sounds and frames besides the site itself, such as
  ///     `https://example.org`.
  static func contentSecurityPolicy(
    nonce: String, policies: [String], pictureHosts: [String] = [], framesItself: Bool = false
  ) -> String {
    let hosts = pictureHosts.filter { !$0.isEmpty && $0.utf8.allSatisfy(isSourceCharacter) }
    let names = policies.filter { !$0.isEmpty && $0.utf8.allSatisfy(isPolicyCharacter) }
    return [
      "default-src 'none'",
      "script-src 'nonce-\(nonce)'",
      "style-src 'nonce-\(nonce)' 'self'",
      (["img-src 'self' data: blob:"] + hosts).joined(separator: " "),
      (["media-src 'self'"] + hosts).joined(separator: " "),
      (["frame-src 'self'"] + hosts).joined(separator: " "),
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      framesItself ? "frame-ancestors 'self'" : "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types " + (names.isEmpty ? "'none'" : names.joined(separator: " ")),
    ].joined(separator: "; ")
  }

  /// Of a file by itself: a drawing may have styles, and nothing runs or loads.
  static let sandbox = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

  /// The policy of the app's own HTML in a frame. Its scripts run as scripts of no site, and other scripts are not loaded.
  static func frame(_ pictureHosts: [String]) -> String {
    let hosts =
      ([""] + pictureHosts.filter { !$0.isEmpty && $0.utf8.allSatisfy(isSourceCharacter) })
      .joined(separator: " ")
    return [
      "default-src 'none'", "style-src 'unsafe-inline'", "script-src 'unsafe-inline'",
      "img-src data:" + hosts, "media-src data:" + hosts, "font-src data:", "base-uri 'none'",
      "frame-ancestors 'self'",
      "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox",
    ].joined(separator: "; ")
  }

  static func add(
    to headers: inout HTTPFields, nonce: String, policies: [String], pictureHosts: [String] = [],
    isSandboxed: Bool = false, isFramed: Bool = false, isSecure: Bool = false,
    framesItself: Bool = false
  ) {
    // A year, for this name alone: names below it may be others'.
    if isSecure { headers[.strictTransportSecurity] = "max-age=31536000" }
    headers[.contentSecurityPolicy] =
      if isFramed {
        frame(pictureHosts)
      } else if isSandboxed {
        sandbox
      } else {
        contentSecurityPolicy(
          nonce: nonce, policies: policies, pictureHosts: pictureHosts, framesItself: framesItself)
      }
    headers[.xContentTypeOptions] = "nosniff"
    // Stricter values make browsers send `Origin: null` with a form.
    headers[.referrerPolicy] = "same-origin"
    headers[.crossOriginOpenerPolicy] = "same-origin"
    headers[.crossOriginResourcePolicy] = "same-origin"
    headers[.permissionsPolicy] = "geolocation=(self), camera=(), microphone=(), payment=(), usb=()"
    headers[.frameOptions] = framesItself || isFramed ? "SAMEORIGIN" : "DENY"
  }

  private static func isSourceCharacter(_ byte: UInt8) -> Bool {
    isPolicyCharacter(byte) || ".:/*[]".utf8.contains(byte)
  }

  private static func isPolicyCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension HTTPField.Name {
  static let referrerPolicy = Self("Referrer-Policy")!
  static let crossOriginOpenerPolicy = Self("Cross-Origin-Opener-Policy")!
  static let permissionsPolicy = Self("Permissions-Policy")!
  static let frameOptions = Self("X-Frame-Options")!
  static let forwardedFor = Self("X-Forwarded-For")!
  static let forwardedProto = Self("X-Forwarded-Proto")!
  static let forwardedHost = Self("X-Forwarded-Host")!
  /// The percent-encoded name of an uploaded file.
  static let fileName = Self("X-File-Name")!
}
