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
  private var dashes: [String] = []

  /// The colours in their order, as Apple's charts have them.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  init(_ marks: [Mark], settings: ChartSettings) {
    let byColor = marks.compactMap(\.style.foregroundBy).map(\.value)
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
    let symbolNames = bySymbol.map { $0.text() }.withoutDuplicates()
    for (index, name) in symbolNames.enumerated() {
      symbols[name] =
        settings.symbols[name] ?? AnyChartSymbolShape(BasicChartSymbolShape.symbol(at: index))
    }
    dashes = marks.compactMap(\.style.lineStyleBy).map { $0.value.text() }.withoutDuplicates()
    entries = (names + symbolNames + dashes).withoutDuplicates().map { name in
      Entry(name: name, style: styles[name] ?? AnyShapeStyle(.blue), symbol: symbols[name])
    }
  }

  /// The mark's style, or else the series' style.
  func style(of mark: Mark) -> AnyShapeStyle {
    mark.style.foreground ?? mark.style.foregroundBy.flatMap { styles[$0.value.text()] }
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
    var style = StrokeStyle(
      lineWidth: mark.kind == .rule ? 1 : 2, lineCap: mark.kind == .rule ? .butt : .round,
      lineJoin: .round)
    if let name = mark.style.lineStyleBy?.value.text(), let index = dashes.firstIndex(of: name) {
      style.dash = [[], [6, 4], [2, 4], [10, 4, 2, 4]][index % 4]
    }
    return style
  }
}
