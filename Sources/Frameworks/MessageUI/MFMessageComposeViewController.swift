import ApusUI
import Foundation

/// The end of writing a message.
public enum MessageComposeResult: Int, Sendable {
  /// The person wants none.
  case cancelled
  /// It is sent.
  case sent
  /// It could not be sent.
  case failed
}

/// Hands a message to the person's own program for messages, by a link.
///
/// A page sends no messages, so `canSendText()` is false, and apps offer something else. A controller that is shown
/// all the same has the recipients and the text in a link.
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
  /// Whether messages can be sent: a page sends none.
  open class func canSendText() -> Bool { false }
  /// Whether messages can have a subject: a link has none.
  open class func canSendSubject() -> Bool { false }
  /// Whether messages can have files: a link takes none.
  open class func canSendAttachments() -> Bool { false }
  /// Whether messages can have files of a type: a link takes none.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

  /// Hears of the end.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  /// The numbers or addresses of those who get the message.
  open var recipients: [String]? { didSet { contentChanged() } }
  /// The text of the message.
  open var body: String? { didSet { contentChanged() } }
  /// The subject of the message, which the link leaves out.
  open var subject: String?

  open override func viewDidLoad() {
    super.viewDidLoad()
    setContent { [weak self] in
      MessagePage(recipients: self?.recipients ?? [], text: self?.body ?? "") { self?.cancel() }
    }
  }

  /// Takes the button for files away, which a page lacks.
  open func disableUserAttachments() {}

  /// Adds a file. A link takes none.
  ///
  /// - Returns: Whether the file is added: false.
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool { false }

  /// Adds a file. A link takes none.
  ///
  /// - Returns: Whether the file is added: false.
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool { false }

  private func cancel() {
    if let messageComposeDelegate {
      messageComposeDelegate.messageComposeViewController(self, didFinishWith: .cancelled)
    } else {
      dismiss(animated: true)
    }
  }
}

/// Hears of the end of a message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// The person is done, and the app takes the controller away.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A message, a link that hands it over, and a button that goes away.
struct MessagePage: View {
  let recipients: [String]
  let text: String
  let cancel: @MainActor () -> Void

  var body: some View {
    List {
      Section {
        if let address {
          Link(destination: address) {
            Label {
              Text(verbatim: recipients.isEmpty ? "sms:" : recipients.joined(separator: ", "))
            } icon: {
              Image(systemName: "message")
            }
          }
        }
        if !text.isEmpty { Text(verbatim: text) }
      }
      Section {
        Button(role: .cancel, action: cancel) { Text(own: .cancel) }
      }
    }
  }

  /// The address that hands the message to a program for messages.
  private var address: URL? {
    // A number may be written with spaces and brackets.
    let numbers = recipients.map { $0.filter { !" ()".contains($0) } }
    let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~,@+"))
    guard
      let path = numbers.joined(separator: ",")
        .addingPercentEncoding(withAllowedCharacters: allowed),
      let words = text.addingPercentEncoding(withAllowedCharacters: allowed.subtracting(["+"]))
    else { return nil }
    return URL(string: "sms:" + path + (words.isEmpty ? "" : "?body=" + words))
  }
}
