import ApusContacts
import ApusUI
import Foundation

/// Lets a person choose contacts. A page has none, and offers only to go away.
@MainActor @preconcurrency
open class CNContactPickerViewController: UIViewController {
  /// Hears of the end.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties that are shown. There are no contacts.
  open var displayedPropertyKeys: [String]?
  /// Which contacts can be chosen. There are no contacts.
  open var predicateForEnablingContact: NSPredicate?
  /// The contacts that are chosen as a whole. There are no contacts.
  open var predicateForSelectionOfContact: NSPredicate?
  /// Which properties are chosen. There are no contacts.
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    noMeaning("CNContactPickerViewController")
    setContent { [weak self] in
      List {
        Button(role: .cancel) {
          self?.cancel()
        } label: {
          Text(own: .cancel)
        }
      }
    }
  }

  private func cancel() {
    delegate?.contactPickerDidCancel(self)
    dismiss(animated: true)
  }
}

/// A property of a contact.
open class CNContactProperty: NSObject {
  public let contact: CNContact
  public let key: String
  public let value: Any?
  public let identifier: String?
  public let label: String?

  init(contact: CNContact, key: String) {
    self.contact = contact
    self.key = key
    (value, identifier, label) = (nil, nil, nil)
  }
}

/// Hears what a person chooses. All methods are optional, and a page calls the first alone.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// The person goes away.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// The person has chosen a contact.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// The person has chosen a property.
  func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// The person has chosen contacts.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contact: CNContact
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController, didSelect contacts: [CNContact]
  ) {}
}
