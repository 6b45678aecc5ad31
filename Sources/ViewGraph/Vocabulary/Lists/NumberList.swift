/// A value with fields that is stored as a list of numbers. Only the type knows their order, so that
/// who writes it and who reads it share its fields.
package protocol NumberList: AttributeType, Hashable {
  /// Nil if the numbers are not those of a value.
  init?(numbers: [Double])
  var numbers: [Double] { get }
}

extension NumberList {
  package static var kind: AttributeKind { .numbers }
  package init?(_ value: AttributeValue) {
    guard case .numbers(let numbers) = value else { return nil }
    self.init(numbers: numbers)
  }
  package var attributeValue: AttributeValue { .numbers(numbers) }
}

extension ElementWriter {
  package func set<List: NumberList>(_ attribute: Attribute<List>, _ list: List) {
    set(Attribute<[Double]>(attribute.key), list.numbers)
  }
}
