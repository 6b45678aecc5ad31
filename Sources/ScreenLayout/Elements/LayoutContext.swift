import LayoutSolver
import ViewGraph

/// What elements inherit that has a say in sizes.
struct LayoutContext: Equatable {
  var font: FontMetrics
  /// How much larger than usual the person wants letters.
  let textSize: Double
  /// How much larger than at the text size Large the letters of all fonts inside are.
  var textScale: Double
  /// Of a font of the app.
  var fontName: String?
  /// What `bold()` and `fontWeight(_:)` say, whatever the font.
  var weight: Int?
  var lineLimit: Int?
  var reservedLines = 0
  var lineSpacing = 0.0
  var minimumScale = 1.0
  var textCase = ElementTextCase.unchanged
  var isRightToLeft = false
  var hidesLabel = false
  var controlSize = ElementControlSize.regular
  /// The direction of the stack around; nil: none.
  var axis: LayoutAxis? = .vertical
  /// In a list or form, whose rows are as wide as they are.
  var isInRow = false
  /// How the list or form around looks; nil where it says nothing.
  var listLook: ControlLook?
  /// Whether the list is a sidebar in a wide window.
  var isInWideSidebar = false
  /// Points between sections and between rows of the list or form around.
  var sectionGap = RowFigures.sectionGap
  var rowSpacing = 0.0
  /// In the first part of a list.
  var isFirstSection = false

  init(textSize: Double = 1) {
    self.textSize = textSize
    textScale = textSize
    font = FontMetrics.body.scaled(by: textSize)
  }

  /// A font of the system in the size that letters have here.
  func font(_ style: FontStyle) -> FontMetrics { FontMetrics(style).scaled(by: textScale) }

  @MainActor
  mutating func inherit(from element: some LayoutElement) {
    let tracking = font.tracking
    if let scale = element[.textScale] {
      textScale = textSize * scale
      font = font.scaled(by: scale)
    }
    if let size = element[.fontSize] {
      font = FontMetrics(size: size * textScale)
      fontName = element[.fontName]
    } else if let style = element[.fontStyle] {
      font = font(style)
      fontName = nil
    }
    if let leading = element[.fontLeading] { font.pitch = font.size * leading.lineDistance }
    font.tracking = element[.tracking] ?? element[.kerning] ?? tracking
    if let base = element[.fontBaseWeight] { font.weight = base }
    if let own = element[.fontWeight] { weight = own }
    if let weight { font.weight = weight }
    font.file = fontName.flatMap { AppFonts.shared.file(named: $0, weight: font.weight) }
    if let design = element[.fontDesign] { font.isMonospaced = design == .monospaced }
    if let own = element[.textCase] { textCase = own }
    if let limit = element[.lineLimit] { lineLimit = limit > 0 && limit < 999 ? limit : nil }
    if let lines = element[.reservedLines] { reservedLines = lines }
    if let spacing = element[.lineSpacing] { lineSpacing = spacing }
    if let factor = element[.minimumScale] { minimumScale = factor }
    if let direction = element[.layoutDirection] { isRightToLeft = direction == .rightToLeft }
    if let hides = element[.hidesLabel] { hidesLabel = hides }
    if let size = element[.controlSize] { controlSize = size }
  }
}

extension ElementTextCase {
  func applied(to words: String) -> String {
    switch self {
    case .unchanged: words
    case .uppercase: words.uppercased()
    case .lowercase: words.lowercased()
    }
  }
}

extension ElementAlignment {
  var layout: LayoutAlignment { LayoutAlignment(horizontal.layout, vertical.layout) }
}

extension ElementAlignment.Horizontal {
  var layout: AlignmentKey {
    switch self {
    case .leading: .leading
    case .center: .centerX
    case .trailing: .trailing
    case .custom(let number): number.layout
    }
  }
}

extension ElementAlignment.Vertical {
  var layout: AlignmentKey {
    switch self {
    case .top: .top
    case .center: .centerY
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    case .custom(let number): number.layout
    }
  }
}

extension LayoutInsets {
  /// From numbers in the order of the attribute `.padding`.
  init?(_ numbers: [Double]?) {
    guard let numbers, numbers.count == 4 else { return nil }
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

extension ContainerFrame.Length {
  var layout: ContainerLength { ContainerLength(factor: factor, constant: constant) }
}

extension AxisSet {
  var layout: LayoutAxes { LayoutAxes(rawValue: rawValue) }
}

extension ElementAxis {
  var layout: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
