import ApusUI
import Foundation

/// The settings of the modifiers around a chart.
struct ChartSettings {
  struct Axis {
    var domain: _ScaleDomain?
    var range: (any PositionScaleRange)?
    var type: ScaleType?
    var visibility = Visibility.automatic
    var marks: [AxisMarksDescription]?
    var label: ChartCaption?
  }

  struct Styles {
    /// The values in the legend's order, if the app says it.
    var domain: [String]?
    var range: [AnyShapeStyle]?
    /// The colours between which numbers lie.
    var gradient: Gradient?
    var numbers: _ScaleDomain?
    var type: ScaleType?
    var mapping: ((_PlottedValue) -> AnyShapeStyle?)?
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  struct Lines {
    var domain: [String] = []
    var range: [StrokeStyle]?
    var mapping: ((_PlottedValue) -> StrokeStyle?)?
  }

  struct Symbols {
    var domain: [String] = []
    var range: [AnyChartSymbolShape]?
    var mapping: ((_PlottedValue) -> AnyChartSymbolShape?)?
  }

  struct Sizes {
    var domain: _ScaleDomain?
    var range: [CGFloat]?
    var type: ScaleType?
    var mapping: ((_PlottedValue) -> CGFloat?)?
  }

  var x = Axis()
  var y = Axis()
  var styles = Styles()
  var symbols = Symbols()
  var lines = Lines()
  var sizes = Sizes()
  var scrolling = ChartScrolling()
  var legend = Legend()
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlays: [ChartLayer] = []
  var backgrounds: [ChartLayer] = []
  var selectX: ((_PlottedValue) -> Void)?
  var selectY: ((_PlottedValue) -> Void)?
  var selectAngle: ((_PlottedValue) -> Void)?
  var selectXRange: ((_PlottedValue, _PlottedValue) -> Void)?
  var selectYRange: ((_PlottedValue, _PlottedValue) -> Void)?
  /// Take the value of a tapped mark into the selected range.
  var extendX: ((_PlottedValue) -> Void)?
  var extendY: ((_PlottedValue) -> Void)?
  var gesture: ((ChartProxy) -> AnyView)?
}

extension ChartSettings {
  /// Whether taps on marks select something.
  var isSelectable: Bool {
    selectX != nil || selectY != nil || selectAngle != nil || extendX != nil || extendY != nil
  }
}

/// The label of an axis.
struct ChartCaption {
  let position: AnnotationPosition
  let alignment: Alignment?
  let spacing: CGFloat?
  let view: AnyView
}

/// A view over or behind a chart.
struct ChartLayer {
  let alignment: Alignment
  let content: (ChartProxy) -> AnyView
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
