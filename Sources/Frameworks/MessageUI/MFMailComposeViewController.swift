import ApusUI
import Foundation

/// The end of writing a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The person wants none.
  case cancelled
  /// It is kept.
  case saved
  /// It is sent.
  case sent
  /// It could not be sent.
  case failed
}

/// Hands a mail to the person's own program for mail, by a link.
///
/// A page sends no mail, so `canSendMail()` is false, and apps offer something else. A controller that is shown all
/// the same has the recipients, the subject and the text in a link.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
  /// Whether mails can be sent: a page sends none.
  open class func canSendMail() -> Bool { false }

  /// Hears of the end.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private var draft = MailDraft() { didSet { contentChanged() } }

  open override func viewDidLoad() {
    super.viewDidLoad()
    setContent { [weak self] in
      MailPage(draft: self?.draft ?? MailDraft()) { self?.cancel() }
    }
  }

  /// Says the subject.
  open func setSubject(_ subject: String) { draft.subject = subject }
  /// Says the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { draft.recipients = toRecipients ?? [] }
  /// Says those who get a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { draft.copies = ccRecipients ?? [] }
  /// Sets the recipients of blind copies.
  open func setBccRecipients(_ bccRecipients: [String]?) {
    draft.hiddenCopies = bccRecipients ?? []
  }

  /// Says the text.
  ///
  /// - Parameter isHTML: Whether it is HTML. A link takes plain text only, so HTML arrives as it is written.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    draft.text = body
    if isHTML {
      notDrawn(
        "setMessageBody(_:isHTML:)", "a link takes plain text")
    }
  }

  /// Adds a file. A link takes none.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {
    notDrawn(
      "addAttachmentData(_:mimeType:fileName:)", "a link takes no files")
  }

  private func cancel() {
    if let mailComposeDelegate {
      mailComposeDelegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    } else {
      dismiss(animated: true)
    }
  }
}

/// Hears of the end of a mail.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// The person is done, and the app takes the controller away.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Takes the controller away.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {
    controller.dismiss(animated: true)
  }
}
