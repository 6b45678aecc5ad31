import ApusUI
import Foundation

/// A mail before it is sent.
struct MailDraft {
  var recipients: [String] = []
  var copies: [String] = []
  var hiddenCopies: [String] = []
  var subject = ""
  var text = ""

  /// The words of the link.
  var words: String {
    recipients.isEmpty ? "mailto:" : recipients.joined(separator: ", ")
  }

  /// The address that hands it to a program for mail.
  var address: URL? {
    var components = URLComponents()
    components.scheme = "mailto"
    components.path = recipients.joined(separator: ",")
    let items = [
      ("cc", copies.joined(separator: ",")), ("bcc", hiddenCopies.joined(separator: ",")),
      ("subject", subject), ("body", text),
    ]
    let filled = items.filter { !$0.1.isEmpty }
    if !filled.isEmpty {
      components.percentEncodedQuery = filled.map { "\($0.0)=\(Self.escaped($0.1))" }
        .joined(separator: "&")
    }
    return components.url
  }

  /// A program for mail takes a plus sign as it is, and no `&`.
  private static func escaped(_ text: String) -> String {
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~,@"))
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}

/// A mail, a link that hands it over, and a button that goes away.
struct MailPage: View {
  let draft: MailDraft
  let cancel: @MainActor () -> Void

  var body: some View {
    List {
      Section {
        if let address = draft.address {
          Link(destination: address) {
            Label {
              Text(verbatim: draft.words)
            } icon: {
              Image(systemName: "envelope")
            }
          }
        }
        if !draft.subject.isEmpty { Text(verbatim: draft.subject) }
        if !draft.text.isEmpty { Text(verbatim: draft.text) }
      }
      Section {
        Button(role: .cancel, action: cancel) { Text(own: .cancel) }
      }
    }
  }
}
