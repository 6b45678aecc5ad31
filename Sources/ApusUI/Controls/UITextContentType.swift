/// What a field is for, so that the browser can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType("name")
  /// What stands before a name, such as “Dr.”.
  public static let namePrefix = UITextContentType("namePrefix")
  /// A first name.
  public static let givenName = UITextContentType("givenName")
  /// A middle name.
  public static let middleName = UITextContentType("middleName")
  /// A family name.
  public static let familyName = UITextContentType("familyName")
  /// What stands behind a name, such as “Jr.”.
  public static let nameSuffix = UITextContentType("nameSuffix")
  /// A nickname.
  public static let nickname = UITextContentType("nickname")
  /// A job title.
  public static let jobTitle = UITextContentType("jobTitle")
  /// The name of a company or organization.
  public static let organizationName = UITextContentType("organizationName")
  /// A place. HTML has no such kind: nothing is offered.
  public static let location = UITextContentType("location")
  /// A whole street address.
  public static let fullStreetAddress = UITextContentType("fullStreetAddress")
  /// The first line of a street address.
  public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
  /// The second line of a street address.
  public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
  /// A city.
  public static let addressCity = UITextContentType("addressCity")
  /// A state or province.
  public static let addressState = UITextContentType("addressState")
  /// A city with its state. HTML has no such kind: nothing is offered.
  public static let addressCityAndState = UITextContentType("addressCityAndState")
  /// A part of a city.
  public static let sublocality = UITextContentType("sublocality")
  /// A country or region.
  public static let countryName = UITextContentType("countryName")
  /// A postal code.
  public static let postalCode = UITextContentType("postalCode")
  /// A phone number.
  public static let telephoneNumber = UITextContentType("telephoneNumber")
  /// An email address.
  public static let emailAddress = UITextContentType("emailAddress")
  /// The address of a web page.
  public static let URL = UITextContentType("URL")
  /// A card number.
  public static let creditCardNumber = UITextContentType("creditCardNumber")
  /// The name on a card.
  public static let creditCardName = UITextContentType("creditCardName")
  /// The first name on a card.
  public static let creditCardGivenName = UITextContentType("creditCardGivenName")
  /// The middle name on a card.
  public static let creditCardMiddleName = UITextContentType("creditCardMiddleName")
  /// The family name on a card.
  public static let creditCardFamilyName = UITextContentType("creditCardFamilyName")
  /// A card's security code.
  public static let creditCardSecurityCode = UITextContentType("creditCardSecurityCode")
  /// When a card expires.
  public static let creditCardExpiration = UITextContentType("creditCardExpiration")
  /// The month in which a card expires.
  public static let creditCardExpirationMonth = UITextContentType("creditCardExpirationMonth")
  /// The year in which a card expires.
  public static let creditCardExpirationYear = UITextContentType("creditCardExpirationYear")
  /// The kind of a card.
  public static let creditCardType = UITextContentType("creditCardType")
  /// A user name.
  public static let username = UITextContentType("username")
  /// A password that exists.
  public static let password = UITextContentType("password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType("newPassword")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType("oneTimeCode")
  /// A birthday.
  public static let birthdate = UITextContentType("birthdate")
  /// The day of a birthday.
  public static let birthdateDay = UITextContentType("birthdateDay")
  /// The month of a birthday.
  public static let birthdateMonth = UITextContentType("birthdateMonth")
  /// The year of a birthday.
  public static let birthdateYear = UITextContentType("birthdateYear")
  /// A date or time. HTML has no such kind: nothing is offered.
  public static let dateTime = UITextContentType("dateTime")
  /// A flight number. HTML has no such kind: nothing is offered.
  public static let flightNumber = UITextContentType("flightNumber")
  /// A tracking number of a parcel. HTML has no such kind: nothing is offered.
  public static let shipmentTrackingNumber = UITextContentType("shipmentTrackingNumber")
  /// A device's EID. HTML has no such kind: nothing is offered.
  public static let cellularEID = UITextContentType("cellularEID")
  /// A device's IMEI. HTML has no such kind: nothing is offered.
  public static let cellularIMEI = UITextContentType("cellularIMEI")

  /// HTML's autofill token; nil where there is none.
  var autofillToken: String? { Self.tokens[rawValue] }

  private static let tokens: [String: String] = [
    "name": "name",
    "namePrefix": "honorific-prefix",
    "givenName": "given-name",
    "middleName": "additional-name",
    "familyName": "family-name",
    "nameSuffix": "honorific-suffix",
    "nickname": "nickname",
    "jobTitle": "organization-title",
    "organizationName": "organization",
    "fullStreetAddress": "street-address",
    "streetAddressLine1": "address-line1",
    "streetAddressLine2": "address-line2",
    "addressCity": "address-level2",
    "addressState": "address-level1",
    "sublocality": "address-level3",
    "countryName": "country-name",
    "postalCode": "postal-code",
    "telephoneNumber": "tel",
    "emailAddress": "email",
    "URL": "url",
    "creditCardNumber": "cc-number",
    "creditCardName": "cc-name",
    "creditCardGivenName": "cc-given-name",
    "creditCardMiddleName": "cc-additional-name",
    "creditCardFamilyName": "cc-family-name",
    "creditCardSecurityCode": "cc-csc",
    "creditCardExpiration": "cc-exp",
    "creditCardExpirationMonth": "cc-exp-month",
    "creditCardExpirationYear": "cc-exp-year",
    "creditCardType": "cc-type",
    "username": "username",
    "password": "current-password",
    "newPassword": "new-password",
    "oneTimeCode": "one-time-code",
    "birthdate": "bday",
    "birthdateDay": "bday-day",
    "birthdateMonth": "bday-month",
    "birthdateYear": "bday-year",
  ]
}
