import ApusContacts
import ApusUI
import Foundation

/// Shows a contact that the app made: names, numbers and addresses. It cannot be changed or kept on a page.
@MainActor @preconcurrency
open class CNContactViewController: UIViewController {
  /// The contact.
  public let contact: CNContact
  /// Hears of the end.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Whether the person can change the contact. A page never lets them.
  open var allowsEditing = false {
    didSet { if allowsEditing { noMeaning("CNContactViewController.allowsEditing") } }
  }
  /// Whether the person can call or write. A page has links for it.
  open var allowsActions = true { didSet { contentChanged() } }
  /// The store that a new contact would be kept in.
  open var contactStore: CNContactStore?
  private let isNew: Bool

  /// Shows a contact.
  public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
  /// Shows a contact that the person does not have yet.
  public convenience init(forUnknownContact contact: CNContact) {
    self.init(contact, isNew: false)
  }
  /// Shows a new contact, with a button that goes away: a page keeps none.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(contact ?? CNContact(), isNew: true)
  }

  init(_ contact: CNContact, isNew: Bool) {
    self.contact = contact
    self.isNew = isNew
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { nil }

  /// The needed properties of a contact.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactIdentifierKey }

  open override func viewDidLoad() {
    super.viewDidLoad()
    setContent { [weak self] in self.map { ContactPage(contact: $0.contact, controller: $0) } }
  }

  fileprivate var canCancel: Bool { isNew }

  fileprivate func cancel() {
    delegate?.contactViewController(self, didCompleteWith: nil)
    if delegate == nil { dismiss(animated: true) }
  }
}

/// Hears of the end of a ``CNContactViewController``. The method is optional.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  /// The person is done; a page hands no contact over.
  func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
  /// Takes the controller away.
  public func contactViewController(
    _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
  ) { viewController.dismiss(animated: true) }
}

/// The values of a contact in a list.
private struct ContactPage: View {
  let contact: CNContact
  let controller: CNContactViewController

  private struct Line: Identifiable {
    let id: Int
    let label: String
    let words: String
    let scheme: String?
  }

  private var lines: [Line] {
    var found: [(String?, String, String?)] = []
    found += contact.phoneNumbers.map { ($0.label, $0.value.stringValue, "tel") }
    found += contact.emailAddresses.map { ($0.label, $0.value.description, "mailto") }
    found += contact.urlAddresses.map { ($0.label, $0.value.description, nil) }
    found += contact.postalAddresses.map { labeled in
      let address = labeled.value
      let city = [address.postalCode, address.city].filter { !$0.isEmpty }
      let lines = [address.street, city.joined(separator: " "), address.country]
      return (labeled.label, lines.filter { !$0.isEmpty }.joined(separator: "\n"), nil)
    }
    return found.enumerated().map { index, line in
      let label = line.0.map { CNLabeledValue<NSString>.localizedString(forLabel: $0) }
      return Line(id: index, label: label ?? "", words: line.1, scheme: line.2)
    }
  }

  var body: some View {
    List {
      Section {
        Text(verbatim: CNContactFormatter.string(from: contact, style: .fullName) ?? "")
          .font(.title2)
        if !contact.jobTitle.isEmpty { Text(verbatim: contact.jobTitle) }
      }
      Section {
        ForEach(lines) { line in
          LabeledContent {
            if controller.allowsActions, let address = address(line) {
              Link(destination: address) { Text(verbatim: line.words) }
            } else {
              Text(verbatim: line.words)
            }
          } label: {
            Text(verbatim: line.label)
          }
        }
      }
      if controller.canCancel {
        Section {
          Button(role: .cancel) {
            controller.cancel()
          } label: {
            Text(own: .cancel)
          }
        }
      }
    }
  }

  private func address(_ line: Line) -> URL? {
    guard let scheme = line.scheme else { return nil }
    return URL(string: "\(scheme):\(line.words.filter { !$0.isWhitespace })")
  }
}
