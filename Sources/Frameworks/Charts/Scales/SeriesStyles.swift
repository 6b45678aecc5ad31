import ApusUI

/// The styles and symbols that tell series apart, and the legend's entries.
struct SeriesStyles {
  struct Entry {
    let name: String
    let style: AnyShapeStyle
    let symbol: AnyChartSymbolShape?
  }

  private(set) var entries: [Entry] = []
  private var styles: [String: AnyShapeStyle] = [:]
  private var symbols: [String: AnyChartSymbolShape] = [:]
  private var strokes: [String: StrokeStyle] = [:]
  private let sizes: SymbolSizes
  private let gradient: GradientScale?

  /// The colours in their order, as Apple's charts have them.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init(_ marks: [Mark], settings: ChartSettings) {
    let gradient = GradientScale(marks, settings.styles)
    self.gradient = gradient
    sizes = SymbolSizes(marks, settings.sizes)
    let byColor =
      gradient == nil ? marks.compactMap(\.style.foregroundBy).map(\.value) : []
    let bySymbol = marks.compactMap(\.style.symbolBy).map(\.value)
    let values = byColor.withoutDuplicates()
    let names =
      byColor.isEmpty
      ? [] : ((settings.styles.domain ?? []) + values.map { $0.text() }).withoutDuplicates()
    for (index, name) in names.enumerated() {
      let value = values.first { $0.text() == name } ?? .category(name)
      let range = settings.styles.range ?? []
      styles[name] =
        settings.styles.mapping?(value)
        ?? (range.isEmpty
          ? AnyShapeStyle(Self.colors[index % Self.colors.count]) : range[index % range.count])
    }
    let symbolNames = (settings.symbols.domain + bySymbol.map { $0.text() }).withoutDuplicates()
    for (index, name) in symbolNames.enumerated() {
      let value = bySymbol.first { $0.text() == name } ?? .category(name)
      let range = settings.symbols.range ?? []
      symbols[name] =
        settings.symbols.mapping?(value)
        ?? (range.isEmpty
          ? AnyChartSymbolShape(BasicChartSymbolShape.symbol(at: index))
          : range[index % range.count])
    }
    let byLine = marks.compactMap(\.style.lineStyleBy).map(\.value)
    let dashes = (settings.lines.domain + byLine.map { $0.text() }).withoutDuplicates()
    for (index, name) in dashes.enumerated() {
      let value = byLine.first { $0.text() == name } ?? .category(name)
      let range = settings.lines.range ?? []
      strokes[name] =
        settings.lines.mapping?(value)
        ?? (range.isEmpty
          ? StrokeStyle(
            lineWidth: 2, lineCap: .round, lineJoin: .round,
            dash: [[], [6, 4], [2, 4], [10, 4, 2, 4]][index % 4])
          : range[index % range.count])
    }
    entries = (names + symbolNames + dashes).withoutDuplicates().map { name in
      Entry(name: name, style: styles[name] ?? AnyShapeStyle(.blue), symbol: symbols[name])
    }
  }

  /// The mark's style, or else the series' style.
  func style(of mark: Mark) -> AnyShapeStyle {
    mark.style.foreground
      ?? mark.style.foregroundBy.flatMap { gradient?.style($0.value) ?? styles[$0.value.text()] }
      ?? AnyShapeStyle(mark.kind == .rule ? Color.primary : Color.blue)
  }

  /// The symbol of a mark; nil for a line or an area without symbols.
  func symbol(of mark: Mark) -> AnyChartSymbolShape? {
    mark.style.symbol ?? mark.style.symbolBy.flatMap { symbols[$0.value.text()] }
      ?? (mark.kind == .point ? AnyChartSymbolShape(BasicChartSymbolShape.circle) : nil)
  }

  /// The dashes of a line.
  func stroke(of mark: Mark) -> StrokeStyle {
    if let own = mark.style.lineStyle { return own }
    if let name = mark.style.lineStyleBy?.value.text(), let stroke = strokes[name] { return stroke }
    return StrokeStyle(
      lineWidth: mark.kind == .rule ? 1 : 2, lineCap: mark.kind == .rule ? .butt : .round,
      lineJoin: .round)
  }

  /// The area of a mark's symbol.
  func symbolArea(of mark: Mark) -> CGFloat {
    mark.style.symbolSize ?? mark.style.symbolSizeBy.flatMap { sizes.area($0.value) }
      ?? (mark.kind == .point ? 60 : 50)
  }
}
