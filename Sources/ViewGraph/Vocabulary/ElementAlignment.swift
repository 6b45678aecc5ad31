/// Alignment in both directions, as one number.
package struct ElementAlignment: AttributeType, Hashable {
  package enum Horizontal: AttributeType, Hashable {
    case leading, center, trailing
    /// By a guide that the app defines: see ``GuideNumber``.
    case custom(GuideNumber)
  }

  package enum Vertical: AttributeType, Hashable {
    case top, center, bottom, firstTextBaseline, lastTextBaseline
    /// By a guide that the app defines: see ``GuideNumber``.
    case custom(GuideNumber)
  }

  package var horizontal: Horizontal
  package var vertical: Vertical

  package init(_ horizontal: Horizontal, _ vertical: Vertical) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}

// MARK: As numbers

extension ElementAlignment {
  /// What vertical numbers are multiplied with. Both fit into the four bytes of an attribute.
  private static let verticalUnit = 1 << 16

  package init?(rawValue: Int) {
    guard rawValue >= 0, let horizontal = Horizontal(rawValue: rawValue % Self.verticalUnit),
      let vertical = Vertical(rawValue: rawValue / Self.verticalUnit)
    else { return nil }
    self.init(horizontal, vertical)
  }

  package var rawValue: Int { horizontal.rawValue + Self.verticalUnit * vertical.rawValue }

  package static var kind: AttributeKind { .integer }
  package init?(_ value: AttributeValue) {
    guard case .integer(let raw) = value else { return nil }
    self.init(rawValue: raw)
  }
  package var attributeValue: AttributeValue { .integer(rawValue) }
}

extension ElementAlignment.Horizontal {
  package init?(rawValue: Int) {
    switch rawValue {
    case 0: self = .leading
    case 1: self = .center
    case 2: self = .trailing
    default:
      let number = GuideNumber(rawValue)
      guard number.isCustom, number.isHorizontal else { return nil }
      self = .custom(number)
    }
  }

  package var rawValue: Int {
    switch self {
    case .leading: 0
    case .center: 1
    case .trailing: 2
    case .custom(let number): number.rawValue
    }
  }

  package static var kind: AttributeKind { .integer }
  package init?(_ value: AttributeValue) {
    guard case .integer(let raw) = value else { return nil }
    self.init(rawValue: raw)
  }
  package var attributeValue: AttributeValue { .integer(rawValue) }

  /// The guide by which it aligns.
  package var guide: GuideNumber { GuideNumber(rawValue) }
}

extension ElementAlignment.Vertical {
  package init?(rawValue: Int) {
    switch rawValue {
    case 0: self = .top
    case 1: self = .center
    case 2: self = .bottom
    case 3: self = .firstTextBaseline
    case 4: self = .lastTextBaseline
    default:
      let number = GuideNumber(rawValue)
      guard number.isCustom, !number.isHorizontal else { return nil }
      self = .custom(number)
    }
  }

  package var rawValue: Int {
    switch self {
    case .top: 0
    case .center: 1
    case .bottom: 2
    case .firstTextBaseline: 3
    case .lastTextBaseline: 4
    case .custom(let number): number.rawValue
    }
  }

  package static var kind: AttributeKind { .integer }
  package init?(_ value: AttributeValue) {
    guard case .integer(let raw) = value else { return nil }
    self.init(rawValue: raw)
  }
  package var attributeValue: AttributeValue { .integer(rawValue) }

  /// The guide by which it aligns.
  package var guide: GuideNumber {
    // The numbers of both directions follow each other.
    if case .custom(let number) = self { number } else { GuideNumber(3 + rawValue) }
  }
}

extension ElementWriter {
  package func set(_ attribute: Attribute<ElementAlignment>, _ alignment: ElementAlignment) {
    set(Attribute<Int>(attribute.key), alignment.rawValue)
  }
}
