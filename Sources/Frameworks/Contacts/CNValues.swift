import Foundation

/// A value of a contact with a label, such as that of home.
open class CNLabeledValue<ValueType: NSObject>: NSObject {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType

  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// The English word of a label. The app's own labels stay unchanged.
  open class func localizedString(forLabel label: String) -> String {
    label.hasPrefix("_$!<") && label.hasSuffix(">!$_")
      ? String(label.dropFirst(4).dropLast(4)).lowercased() : label
  }
}

/// A telephone number.
open class CNPhoneNumber: NSObject {
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}

/// An address for letters.
open class CNPostalAddress: NSObject {
  struct Values {
    var street = ""
    var city = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }
  var values = Values()

  open var street: String { values.street }
  open var city: String { values.city }
  open var state: String { values.state }
  open var postalCode: String { values.postalCode }
  open var country: String { values.country }
  open var isoCountryCode: String { values.isoCountryCode }
}

/// An address for letters, to be filled in.
open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { values.street }
    set { values.street = newValue }
  }
  open override var city: String {
    get { values.city }
    set { values.city = newValue }
  }
  open override var state: String {
    get { values.state }
    set { values.state = newValue }
  }
  open override var postalCode: String {
    get { values.postalCode }
    set { values.postalCode = newValue }
  }
  open override var country: String {
    get { values.country }
    set { values.country = newValue }
  }
  open override var isoCountryCode: String {
    get { values.isoCountryCode }
    set { values.isoCountryCode = newValue }
  }
}

/// The way in which a name is written.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// Writes the name of a contact, with the family name after the given one.
open class CNContactFormatter: Formatter {
  /// The way in which names are written.
  open var style = CNContactFormatterStyle.fullName

  /// The properties that a name is made of.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor { CNContactGivenNameKey }

  /// The name of a contact, or that of its organisation; nil for a contact without either.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ].compactMap(filled)
    guard !parts.isEmpty, contact.contactType == .person else {
      return filled(contact.organizationName) ?? filled(parts.joined(separator: " "))
    }
    return parts.joined(separator: " ")
  }

  /// The name of a contact, or that of its organisation; nil for a contact without either.
  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  private class func filled(_ text: String) -> String? { text.isEmpty ? nil : text }
}
