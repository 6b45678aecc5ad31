import Validation

/// What is wrong with a record, as one writes it who writes it out.
struct Fault {
  enum Field: UInt8 {
    case name, email, phone, age, country, postcode, website, password, confirmation, about
  }
  enum Kind: UInt8 {
    case required, length, email, phone, range, choice, pattern, url, equal
  }
  let field: Field
  let kind: Kind
  let minimum: Int
  let maximum: Int

  init(_ field: Field, _ kind: Kind, minimum: Int = 0, maximum: Int = 0) {
    self.field = field
    self.kind = kind
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Signup {
  /// The same eighteen checks by hand. E-mail addresses, web addresses and phone numbers are judged
  /// by the same functions that the rules use, so that what is compared is the cost of having rules.
  func faults() -> [Fault] {
    var faults: [Fault] = []
    if name.allSatisfy(\.isWhitespace) { faults.append(Fault(.name, .required)) }
    if name.count > 100 { faults.append(Fault(.name, .length, maximum: 100)) }
    if email.allSatisfy(\.isWhitespace) { faults.append(Fault(.email, .required)) }
    if !email.isEmpty, !TextForms.isEmail(email) { faults.append(Fault(.email, .email)) }
    if email.count > 254 { faults.append(Fault(.email, .length, maximum: 254)) }
    if phone.allSatisfy(\.isWhitespace) { faults.append(Fault(.phone, .required)) }
    if !phone.isEmpty, !TextForms.isPhone(phone) { faults.append(Fault(.phone, .phone)) }
    if !(18...120).contains(age) {
      faults.append(Fault(.age, .range, minimum: 18, maximum: 120))
    }
    if country.allSatisfy(\.isWhitespace) { faults.append(Fault(.country, .required)) }
    if !country.isEmpty, !Signup.countries.contains(country) {
      faults.append(Fault(.country, .choice))
    }
    if postcode.allSatisfy(\.isWhitespace) { faults.append(Fault(.postcode, .required)) }
    if !postcode.isEmpty, !isPostcode(postcode) { faults.append(Fault(.postcode, .pattern)) }
    if !website.isEmpty, !TextForms.isURL(website) { faults.append(Fault(.website, .url)) }
    if password.allSatisfy(\.isWhitespace) { faults.append(Fault(.password, .required)) }
    if !password.isEmpty, !(12...128).contains(password.count) {
      faults.append(Fault(.password, .length, minimum: 12, maximum: 128))
    }
    if confirmation.allSatisfy(\.isWhitespace) { faults.append(Fault(.confirmation, .required)) }
    if confirmation != password { faults.append(Fault(.confirmation, .equal)) }
    if about.count > 500 { faults.append(Fault(.about, .length, maximum: 500)) }
    return faults
  }

  /// The same by one who measured: bytes instead of characters where they decide.
  func tunedFaults() -> [Fault] {
    var faults: [Fault] = []
    if isBlank(name) { faults.append(Fault(.name, .required)) }
    if isLonger(name, than: 100) { faults.append(Fault(.name, .length, maximum: 100)) }
    if isBlank(email) { faults.append(Fault(.email, .required)) }
    if !email.isEmpty, !TextForms.isEmail(email) { faults.append(Fault(.email, .email)) }
    if isLonger(email, than: 254) { faults.append(Fault(.email, .length, maximum: 254)) }
    if isBlank(phone) { faults.append(Fault(.phone, .required)) }
    if !phone.isEmpty, !TextForms.isPhone(phone) { faults.append(Fault(.phone, .phone)) }
    if age < 18 || age > 120 { faults.append(Fault(.age, .range, minimum: 18, maximum: 120)) }
    if isBlank(country) { faults.append(Fault(.country, .required)) }
    if !country.isEmpty, !Signup.countries.contains(country) {
      faults.append(Fault(.country, .choice))
    }
    if isBlank(postcode) { faults.append(Fault(.postcode, .required)) }
    if !postcode.isEmpty, !isPostcode(postcode) { faults.append(Fault(.postcode, .pattern)) }
    if !website.isEmpty, !TextForms.isURL(website) { faults.append(Fault(.website, .url)) }
    if isBlank(password) { faults.append(Fault(.password, .required)) }
    if !password.isEmpty,
      password.utf8.count < 12 || password.count < 12 || isLonger(password, than: 128)
    {
      faults.append(Fault(.password, .length, minimum: 12, maximum: 128))
    }
    if isBlank(confirmation) { faults.append(Fault(.confirmation, .required)) }
    if confirmation != password { faults.append(Fault(.confirmation, .equal)) }
    if isLonger(about, than: 500) { faults.append(Fault(.about, .length, maximum: 500)) }
    return faults
  }
}

private func isBlank(_ text: String) -> Bool {
  if let first = text.utf8.first, first > 0x20, first < 0x7F { return false }
  return text.allSatisfy(\.isWhitespace)
}

private func isLonger(_ text: String, than maximum: Int) -> Bool {
  text.utf8.count > maximum && text.count > maximum
}

private func isPostcode(_ text: String) -> Bool {
  guard text.utf8.count == 6 else { return false }
  for (index, byte) in text.utf8.enumerated() {
    if index == 2 {
      guard byte == UInt8(ascii: "-") else { return false }
    } else {
      guard byte >= 0x30, byte <= 0x39 else { return false }
    }
  }
  return true
}
