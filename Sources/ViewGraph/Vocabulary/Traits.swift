/// What assistive technology should know of an element; raw values are bits.
package struct Traits: OptionSet, Hashable, AttributeType {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let button = Traits(rawValue: 1)
  package static let header = Traits(rawValue: 2)
  package static let link = Traits(rawValue: 4)
  package static let selected = Traits(rawValue: 8)
  package static let image = Traits(rawValue: 16)
  package static let staticText = Traits(rawValue: 32)
  package static let searchField = Traits(rawValue: 64)
  package static let summary = Traits(rawValue: 128)
  package static let updatesFrequently = Traits(rawValue: 256)
  package static let modal = Traits(rawValue: 512)
  package static let keyboardKey = Traits(rawValue: 1024)
  package static let toggle = Traits(rawValue: 2048)
}

extension Traits {
  package static var kind: AttributeKind { .integer }
  package init?(_ value: AttributeValue) {
    guard case .integer(let bits) = value else { return nil }
    self.init(rawValue: bits)
  }
  package var attributeValue: AttributeValue { .integer(rawValue) }
}
