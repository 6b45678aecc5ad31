import ApusUI
import Foundation

/// The areas of symbols that follow a value.
struct SymbolSizes {
  private let settings: ChartSettings.Sizes
  private var names: [String] = []
  private var scale: PositionScale?

  init(_ marks: [Mark], _ settings: ChartSettings.Sizes) {
    self.settings = settings
    let values = marks.compactMap(\.style.symbolSizeBy?.value)
    let given = settings.domain?.values ?? []
    names = (given + values).map { $0.text() }.withoutDuplicates()
    let range = settings.range ?? [20, 200]
    scale = NumberScale.scale(
      values, settings.domain, range.first ?? 20, range.last ?? 200, settings.type)
  }

  func area(_ value: _PlottedValue) -> CGFloat? {
    if let own = settings.mapping?(value) { return own }
    if let scale { return scale.position(value) }
    guard let index = names.firstIndex(of: value.text()) else { return nil }
    guard let range = settings.range, !range.isEmpty else { return 40 + 60 * CGFloat(index) }
    return range[index % range.count]
  }
}

/// The colours of numbers that lie between those of a gradient.
struct GradientScale {
  private let stops: [Gradient.Stop]
  private let scale: PositionScale

  init?(_ marks: [Mark], _ settings: ChartSettings.Styles) {
    guard let gradient = settings.gradient,
      let scale = NumberScale.scale(
        marks.compactMap(\.style.foregroundBy?.value), settings.numbers, 0, 1,
        settings.type)
    else { return nil }
    stops = gradient.stops.sorted { $0.location < $1.location }
    self.scale = scale
  }

  func style(_ value: _PlottedValue) -> AnyShapeStyle? {
    guard let place = scale.position(value).map({ min(max(0, $0), 1) }) else { return nil }
    guard let after = stops.firstIndex(where: { $0.location >= place }) else {
      return stops.last.map { AnyShapeStyle($0.color) }
    }
    guard after > 0, stops[after].location > stops[after - 1].location else {
      return AnyShapeStyle(stops[after].color)
    }
    let (low, high) = (stops[after - 1], stops[after])
    let part = Double((place - low.location) / (high.location - low.location))
    return AnyShapeStyle(low.color.mix(with: high.color, by: part))
  }
}

/// Scales of numbers and dates that are no places.
enum NumberScale {
  static func scale(
    _ values: [_PlottedValue], _ domain: _ScaleDomain?, _ start: CGFloat, _ end: CGFloat,
    _ type: ScaleType?
  ) -> PositionScale? {
    let given = domain.flatMap { $0.isAutomatic ? nil : $0.values } ?? values
    guard
      let domain = PlotDomain(
        given.filter(\.isFinite), includesZero: domain?.includesZero ?? false, isRounded: false),
      !domain.isCategory
    else { return nil }
    return PositionScale(domain: domain, start: start, end: end, type: type ?? .linear)
  }
}
