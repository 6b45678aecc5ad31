import ApusUI
import Foundation

extension View {
  /// Gives numbers the colours of a gradient.
  nonisolated public func chartForegroundStyleScale(
    range: Gradient, type: ScaleType? = nil
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.styles.gradient = range
      $0.styles.type = type
    }
  }

  /// Gives the numbers of a domain the colours of a gradient.
  nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient, type: ScaleType? = nil
  ) -> some View {
    let domain = domain._domain
    return transformEnvironment(\.chartSettings) {
      $0.styles.gradient = range
      $0.styles.numbers = domain
      $0.styles.type = type
    }
  }

  /// Gives series their symbols.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Gives series their symbols.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let (names, symbols) = (words(domain), range.map { AnyChartSymbolShape($0) })
    return transformEnvironment(\.chartSettings) {
      $0.symbols = ChartSettings.Symbols(domain: names, range: symbols)
    }
  }

  /// Gives series symbols in the order in which they come.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map { AnyChartSymbolShape($0) }
    return transformEnvironment(\.chartSettings) { $0.symbols.range = symbols }
  }

  /// Gives each series a symbol.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.symbols.mapping = { DataValue(_plotted: $0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }

  /// Gives the lines of series their styles.
  ///
  /// ```swift
  /// .chartLineStyleScale(["Plan": StrokeStyle(lineWidth: 2, dash: [4]), "Done": StrokeStyle(lineWidth: 2)])
  /// ```
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    chartLineStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Gives the lines of series their styles.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], range: [StrokeStyle]
  ) -> some View {
    let names = words(domain)
    return transformEnvironment(\.chartSettings) {
      $0.lines = ChartSettings.Lines(domain: names, range: range)
    }
  }

  /// Gives the lines of series styles in the order in which they come.
  nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    transformEnvironment(\.chartSettings) { $0.lines.range = range }
  }

  /// Gives the line of each series a style.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.lines.mapping = { DataValue(_plotted: $0).map(mapping) }
    }
  }
}

extension View {
  /// Gives symbols of categories their areas.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    chartSymbolSizeScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// Gives symbols areas between those of a range.
  ///
  /// ```swift
  /// Chart(towns) { town in
  ///   PointMark(x: .value("Rain", town.rain), y: .value("Sun", town.sun))
  ///     .symbolSize(by: .value("People", town.people))
  /// }
  /// .chartSymbolSizeScale(range: 20...400)
  /// ```
  nonisolated public func chartSymbolSizeScale(
    range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { sizes(nil, [range.lowerBound, range.upperBound], type) }

  /// Gives symbols areas, each category one of them.
  nonisolated public func chartSymbolSizeScale(
    range: [CGFloat], type: ScaleType? = nil
  ) -> some View { sizes(nil, range, type) }

  /// Gives symbols of a domain areas between those of a range.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { sizes(domain, [range.lowerBound, range.upperBound], type) }

  /// Gives symbols of a domain areas, each category one of them.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, range: [CGFloat], type: ScaleType? = nil
  ) -> some View { sizes(domain, range, type) }

  /// Gives the areas of symbols their values.
  nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(
    domain: Domain, type: ScaleType? = nil
  ) -> some View { sizes(domain, nil, type) }

  /// Gives each symbol an area.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    transformEnvironment(\.chartSettings) {
      $0.sizes.mapping = { DataValue(_plotted: $0).map(mapping) }
    }
  }

  nonisolated private func sizes(
    _ domain: (any ScaleDomain)?, _ range: [CGFloat]?, _ type: ScaleType?
  ) -> some View {
    let domain = domain?._domain
    return transformEnvironment(\.chartSettings) {
      $0.sizes = ChartSettings.Sizes(domain: domain, range: range, type: type)
    }
  }
}

private func words<DataValue: Plottable>(_ values: [DataValue]) -> [String] {
  values.map { $0.primitivePlottable._plotted.text() }
}
