import Foundation

/// Which emails may log in: any whose mail somebody reads. Says nothing of who has an account.
public enum EmailPolicy {
  /// Where the showcase answers.
  public static let path = "/login-cells/check"

  /// Services that give addresses away for minutes.
  private static let throwAwayDomains: Set<String> = [
    "10minutemail.com", "dispostable.com", "getnada.com", "guerrillamail.com", "mailinator.com",
    "maildrop.cc", "sharklasers.com", "temp-mail.org", "trashmail.com", "yopmail.com",
  ]
  /// Names that no mail is ever sent to (RFC 6761, 6.4).
  private static let deadDomains: Set<String> = ["invalid"]

  /// Whether mail to this address is read by somebody, as far as its domain tells.
  public static func accepts(_ email: String) -> Bool {
    guard let at = email.lastIndex(of: "@"), at != email.startIndex else { return false }
    let labels = email[email.index(after: at)...].lowercased().split(separator: ".")
    guard labels.count > 1 else { return false }
    return !(0..<labels.count).contains { first in
      let domain = labels[first...].joined(separator: ".")
      return throwAwayDomains.contains(domain) || deadDomains.contains(domain)
    }
  }
}
