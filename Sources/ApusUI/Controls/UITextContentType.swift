/// What a field is for, so that the browser can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType("name")
  public static let namePrefix = UITextContentType("namePrefix")
  public static let givenName = UITextContentType("givenName")
  public static let middleName = UITextContentType("middleName")
  public static let familyName = UITextContentType("familyName")
  public static let nameSuffix = UITextContentType("nameSuffix")
  public static let nickname = UITextContentType("nickname")
  public static let jobTitle = UITextContentType("jobTitle")
  public static let organizationName = UITextContentType("organizationName")
  public static let location = UITextContentType("location")
  public static let fullStreetAddress = UITextContentType("fullStreetAddress")
  public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
  public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
  public static let addressCity = UITextContentType("addressCity")
  public static let addressState = UITextContentType("addressState")
  public static let addressCityAndState = UITextContentType("addressCityAndState")
  public static let sublocality = UITextContentType("sublocality")
  public static let countryName = UITextContentType("countryName")
  public static let postalCode = UITextContentType("postalCode")
  public static let telephoneNumber = UITextContentType("telephoneNumber")
  public static let emailAddress = UITextContentType("emailAddress")
  public static let URL = UITextContentType("URL")
  public static let creditCardNumber = UITextContentType("creditCardNumber")
  public static let creditCardName = UITextContentType("creditCardName")
  public static let creditCardGivenName = UITextContentType("creditCardGivenName")
  public static let creditCardMiddleName = UITextContentType("creditCardMiddleName")
  public static let creditCardFamilyName = UITextContentType("creditCardFamilyName")
  public static let creditCardSecurityCode = UITextContentType("creditCardSecurityCode")
  public static let creditCardExpiration = UITextContentType("creditCardExpiration")
  public static let creditCardExpirationMonth = UITextContentType("creditCardExpirationMonth")
  public static let creditCardExpirationYear = UITextContentType("creditCardExpirationYear")
  public static let creditCardType = UITextContentType("creditCardType")
  public static let username = UITextContentType("username")
  public static let password = UITextContentType("password")
  public static let newPassword = UITextContentType("newPassword")
  public static let oneTimeCode = UITextContentType("oneTimeCode")
  public static let birthdate = UITextContentType("birthdate")
  public static let birthdateDay = UITextContentType("birthdateDay")
  public static let birthdateMonth = UITextContentType("birthdateMonth")
  public static let birthdateYear = UITextContentType("birthdateYear")
  public static let dateTime = UITextContentType("dateTime")
  public static let flightNumber = UITextContentType("flightNumber")
  public static let shipmentTrackingNumber = UITextContentType("shipmentTrackingNumber")
  public static let cellularEID = UITextContentType("cellularEID")
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
