import Foundation

/// The words of a mark for those who hear the page, such as `Mon` and `Steps: 1,200`.
struct MarkWords {
  let label: String
  let value: String

  init(_ mark: Mark, _ locale: Locale) {
    let series = [mark.series, mark.style.foregroundBy, mark.style.positionBy, mark.style.symbolBy]
      .compactMap(\.self)
    let groups = series.map { $0.value.text(unit: $0.unit, locale: locale) }.withoutDuplicates()
    let places = mark.x.values
    let sizes = mark.y.values + (mark.angle.map { [$0] } ?? [])
    // Lying bars are heard by their category first, too.
    let isLying = places.contains { $0.value.isNumber } && sizes.contains { !$0.value.isNumber }
    let first = isLying ? sizes : places
    let second = isLying ? places : sizes
    let name = Self.text(first, locale, isNamed: first.contains { $0.value.isNumber })
    let names = ([name].filter { !$0.isEmpty } + groups).withoutDuplicates()
    label = mark.style.label ?? names.joined(separator: ", ")
    value = mark.style.value ?? Self.text(second, locale, isNamed: true)
  }

  private static func text(_ values: [LabeledValue], _ locale: Locale, isNamed: Bool) -> String {
    guard let first = values.first else { return "" }
    let words = values.map { $0.value.text(unit: $0.unit, locale: locale) }.joined(separator: " – ")
    return isNamed && !first.label.isEmpty ? "\(first.label): \(words)" : words
  }
}

extension _PlottedValue {
  fileprivate var isNumber: Bool { if case .number = self { true } else { false } }
}
