import ViewGraph

/// Credentials that the visitor's browser keeps, such as the token of a sign-in.
///
/// Apus's own, as iOS has the keychain for it, which belongs to the device. A browser keeps each as
/// a cookie that scripts cannot read and that is sent to this site alone, so that the first page is
/// already the right one. Keep what a server can check and end: a random token, never a password.
///
/// ```swift
/// @Environment(\.visitorCredentials) private var credentials
///
/// credentials.keep(signIn.token, as: "shop", for: .seconds(14 * 86_400))
/// ```
@MainActor
public struct VisitorCredentials {
  /// Browsers keep about 4 KB of a cookie.
  public static let maximumLength = 2048

  let session: Session?

  /// What the browser sent with its request for this page, or what was kept since; nil if there is
  /// nothing. A body that reads the environment's value runs again when it changes.
  public subscript(name: String) -> String? { session?.credentials[name] }

  /// Tells the network that the visitor comes from apart from others: for limits that one network cannot use
  /// against people of another. It says nothing of the address, and is another one for each server's key. Empty in
  /// tests and previews.
  public var network: String { session?.network ?? "" }

  /// Keeps a secret in the browser.
  ///
  /// - Parameters:
  ///   - value: 1 … 2,048 letters, digits, `-` and `_`.
  ///   - name: 1 … 32 small letters, digits and `-`; part of a cookie's name.
  ///   - lifetime: How long the browser keeps it; whole seconds.
  public func keep(_ value: String, as name: String, for lifetime: Duration) {
    precondition(Self.isName(name), "\(name.debugDescription) cannot name a credential.")
    precondition(Self.isValue(value), "A credential has letters, digits, - and _, at most 2,048.")
    session?.keepCredential(name, value, lifetime: lifetime)
  }

  /// Removes a secret from the browser. End the sign-in on the server as well.
  public func forget(_ name: String) {
    session?.keepCredential(name, nil, lifetime: .zero)
  }

  static func isName(_ name: String) -> Bool {
    (1...32).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }

  static func isValue(_ value: String) -> Bool {
    (1...maximumLength).contains(value.utf8.count)
      && value.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }
}

extension EnvironmentValues {
  /// The credentials that the visitor's browser keeps.
  public var visitorCredentials: VisitorCredentials {
    // Read it to depend on it.
    _ = credentials
    return VisitorCredentials(session: session)
  }
}
