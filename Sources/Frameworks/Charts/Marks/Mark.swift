import ApusUI

/// A mark as a chart reads it, of any kind.
struct Mark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  /// The place of a mark along an axis.
  enum Extent {
    case value(LabeledValue)
    case interval(LabeledValue, LabeledValue)
    /// Points of the plot. A nil bound is that of the plot.
    case fixed(CGFloat?, CGFloat?)

    var values: [LabeledValue] {
      switch self {
      case .value(let value): [value]
      case .interval(let start, let end): [start, end]
      case .fixed: []
      }
    }
  }

  let kind: Kind
  var x = Extent.fixed(nil, nil)
  var y = Extent.fixed(nil, nil)
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking: MarkStackingMethod?
  var series: LabeledValue?
  var angle: LabeledValue?
  var innerRadius = MarkDimension.automatic
  var outerRadius = MarkDimension.automatic
  var angularInset: CGFloat = 0
  var style = MarkStyle()
  /// The function of the line or the area.
  var function: PlottedFunction?

  init(_ kind: Kind) { self.kind = kind }

  /// Whether each of its values has a place.
  var isPlottable: Bool {
    (x.values + y.values).allSatisfy(\.isFinite) && angle?.isFinite ?? true
  }

  /// The words that tell the lines and stacked parts of a chart apart.
  var group: String? {
    (series ?? style.foregroundBy ?? style.symbolBy ?? style.lineStyleBy)?.value.text()
  }
}

/// The modifiers of a mark.
struct MarkStyle {
  var foreground: AnyShapeStyle?
  var foregroundBy: LabeledValue?
  var symbol: AnyChartSymbolShape?
  var symbolBy: LabeledValue?
  var symbolSize: CGFloat?
  var symbolSizeBy: LabeledValue?
  var symbolView: AnyView?
  var lineStyle: StrokeStyle?
  var lineStyleBy: LabeledValue?
  var interpolation = InterpolationMethod.linear
  var cornerRadius: CGFloat = 0
  var opacity: Double = 1
  var positionBy: LabeledValue?
  var positionAxis: Axis?
  var positionSpan = MarkDimension.automatic
  var zIndex: Double = 0
  var offset = CGSize.zero
  var annotations: [MarkAnnotation] = []
  var label: String?
  var value: String?
  var identifier: String?
  var isAccessibilityHidden = false
  /// The words of a whole line, whose points are silent.
  var lineLabel: String?
  var blur: CGFloat = 0
  var shadow: Shadow?
  var clips: [AnyShape] = []
  /// The marks that cover what is seen.
  var masks: [[Mark]] = []
  /// Whether a gradient fills the plot, not the mark.
  var fillsPlot = false
  /// The moves of each edge of a bar, a rectangle or a rule.
  var edges = EdgeInsets()

  /// A shadow behind a mark.
  struct Shadow {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
  }
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat?
  let overflow: AnnotationOverflowResolution
  let content: (AnnotationContext) -> AnyView
}
