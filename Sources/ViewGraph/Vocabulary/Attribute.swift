/// The name of an attribute of an element, with the type of its values.
///
/// This is the vocabulary that views write and hosts read. Each attribute is declared once, in one of
/// the files `Attributes+….swift`, or beside its event; `scripts/vocabulary` makes ``AttributeKey`` from these.
package struct Attribute<Value: AttributeType>: Sendable {
  package let key: AttributeKey

  @inlinable package init(_ key: AttributeKey) { self.key = key }
}

/// A type that an attribute's value can have.
package protocol AttributeType: Sendable {
  /// How a value is stored.
  static var kind: AttributeKind { get }
  /// Nil if the stored value is none of this type.
  init?(_ value: AttributeValue)
  var attributeValue: AttributeValue { get }
}

/// How an attribute's value is stored.
package enum AttributeKind: UInt8, Sendable {
  /// True or false: a byte.
  case flag
  /// An enumeration or a set of options: a byte.
  case choice
  /// A whole number: four bytes.
  case integer
  /// A number, in points where it is a length: eight bytes.
  case number
  /// Words: UTF-8 behind its length.
  case text
  /// A short list of numbers: eight bytes each, behind their count.
  case numbers
  /// A colour: see ``Paint``.
  case paint
  /// An index into the component's handlers: two bytes.
  case handler
}

/// A value as it is stored, for code that treats all attributes alike.
package enum AttributeValue: Hashable, Sendable {
  case flag(Bool)
  case choice(UInt8)
  case integer(Int)
  case number(Double)
  case text(String)
  case numbers([Double])
  case paint(Paint)
  case handler(Int)

  package var kind: AttributeKind {
    switch self {
    case .flag: .flag
    case .choice: .choice
    case .integer: .integer
    case .number: .number
    case .text: .text
    case .numbers: .numbers
    case .paint: .paint
    case .handler: .handler
    }
  }
}

// MARK: Types of values

extension Bool: AttributeType {
  package static var kind: AttributeKind { .flag }
  package init?(_ value: AttributeValue) {
    guard case .flag(let flag) = value else { return nil }
    self = flag
  }
  package var attributeValue: AttributeValue { .flag(self) }
}

extension Int: AttributeType {
  package static var kind: AttributeKind { .integer }
  package init?(_ value: AttributeValue) {
    guard case .integer(let integer) = value else { return nil }
    self = integer
  }
  package var attributeValue: AttributeValue { .integer(self) }
}

extension Double: AttributeType {
  package static var kind: AttributeKind { .number }
  package init?(_ value: AttributeValue) {
    guard case .number(let number) = value else { return nil }
    self = number
  }
  package var attributeValue: AttributeValue { .number(self) }
}

extension String: AttributeType {
  package static var kind: AttributeKind { .text }
  package init?(_ value: AttributeValue) {
    guard case .text(let text) = value else { return nil }
    self = text
  }
  package var attributeValue: AttributeValue { .text(self) }
}

extension [Double]: AttributeType {
  package static var kind: AttributeKind { .numbers }
  package init?(_ value: AttributeValue) {
    guard case .numbers(let numbers) = value else { return nil }
    self = numbers
  }
  package var attributeValue: AttributeValue { .numbers(self) }
}

extension Paint: AttributeType {
  package static var kind: AttributeKind { .paint }
  package init?(_ value: AttributeValue) {
    guard case .paint(let paint) = value else { return nil }
    self = paint
  }
  package var attributeValue: AttributeValue { .paint(self) }
}

/// Which of a component's handlers an event runs.
package struct HandlerIndex: AttributeType {
  package let index: Int

  package init(_ index: Int) { self.index = index }

  package static var kind: AttributeKind { .handler }
  package init?(_ value: AttributeValue) {
    guard case .handler(let index) = value else { return nil }
    self.index = index
  }
  package var attributeValue: AttributeValue { .handler(index) }
}

/// An enumeration or a set of options with at most a byte.
package protocol AttributeChoice: AttributeType, Hashable, RawRepresentable
where RawValue == UInt8 {}

extension AttributeChoice {
  package static var kind: AttributeKind { .choice }
  package init?(_ value: AttributeValue) {
    guard case .choice(let raw) = value else { return nil }
    self.init(rawValue: raw)
  }
  package var attributeValue: AttributeValue { .choice(rawValue) }
}

// MARK: Reading

/// Something that has attributes.
package protocol AttributeReading {
  /// The value as it is stored, or nil if the attribute is absent.
  func stored(_ key: AttributeKey) -> AttributeValue?
}

extension AttributeReading {
  @inlinable package subscript<Value>(_ attribute: Attribute<Value>) -> Value? {
    stored(attribute.key).flatMap(Value.init)
  }
  /// The flag, false if absent.
  @inlinable package func flag(_ attribute: Attribute<Bool>) -> Bool {
    stored(attribute.key) == .flag(true)
  }
  @inlinable package func has(_ key: AttributeKey) -> Bool { stored(key) != nil }
}
