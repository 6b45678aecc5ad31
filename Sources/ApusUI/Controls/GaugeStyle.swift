import Foundation
import ViewGraph

/// A style of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is told about a gauge.
  typealias Configuration = GaugeStyleConfiguration
  /// Makes the view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a gauge, for a style.
public struct GaugeStyleConfiguration {
  public enum _LabelKind {}
  public enum _CurrentKind {}
  public enum _MinimumKind {}
  public enum _MaximumKind {}
  public enum _MarkedKind {}
  /// The label, as a view.
  public typealias Label = _StylePart<_LabelKind>
  /// The label of the value, as a view.
  public typealias CurrentValueLabel = _StylePart<_CurrentKind>
  /// The label of the lower end, as a view.
  public typealias MinimumValueLabel = _StylePart<_MinimumKind>
  /// The label of the upper end, as a view.
  public typealias MaximumValueLabel = _StylePart<_MaximumKind>
  /// The labels of marked values, as a view.
  public typealias MarkedValueLabels = _StylePart<_MarkedKind>
  /// Where the value lies between the ends of the range: 0 … 1.
  public var value: Double
  /// Says what the gauge shows.
  public var label: Label
  /// Says the value, if the gauge has such a label.
  public var currentValueLabel: CurrentValueLabel?
  /// Says the lower end, if the gauge has such a label.
  public var minimumValueLabel: MinimumValueLabel?
  /// Says the upper end, if the gauge has such a label.
  public var maximumValueLabel: MaximumValueLabel?
  /// Labels of marked values, if the gauge has some.
  public var markedValueLabels: MarkedValueLabels?
}

/// A bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    LinearCapacityGaugeStyle().makeBody(configuration: configuration)
  }
}

/// A bar that is filled up to the value, between the labels of its ends.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  /// The same style as `.linearCapacity`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, thickness: 4)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
  }
}

/// A small bar that is filled up to the value, below its label.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// The same style as `.accessoryLinearCapacity`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      configuration.label.font(.headline)
      HStack(spacing: 4) {
        configuration.minimumValueLabel
        GaugeBar(fraction: configuration.value, thickness: 6)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel
    }
    .font(.footnote)
  }
}

/// A small bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// The same style as `.accessoryLinear`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 4) {
      if let minimum = configuration.minimumValueLabel {
        minimum
      } else if configuration.maximumValueLabel == nil {
        configuration.label
      }
      GaugeScale(fraction: configuration.value)
      configuration.maximumValueLabel
    }
    .font(.footnote)
  }
}

/// An open ring with a mark at the value, which stands in its middle.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// The same style as `.accessoryCircular`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeArc(fraction: configuration.value)
      configuration.currentValueLabel
        .font(.system(size: GaugeFigures.value)).fittingOneLine().padding(GaugeFigures.inset)
    }
    .frame(width: GaugeFigures.ring, height: GaugeFigures.ring)
    .overlay(alignment: .bottom) {
      // The ends of the range stand at the ends of the ring; where they have no labels, the gauge's
      // own is between them.
      HStack(spacing: 4) {
        if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
          configuration.label
        } else {
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      }
      .font(.system(size: 11)).fittingOneLine()
    }
  }
}

/// A ring that is filled up to the value, which stands in its middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// The same style as `.accessoryCircularCapacity`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      GaugeRing(fraction: configuration.value)
      Group {
        if let current = configuration.currentValueLabel {
          current
        } else {
          configuration.label
        }
      }
      .font(.system(size: GaugeFigures.value)).fittingOneLine().padding(GaugeFigures.inset)
    }
    .frame(width: GaugeFigures.ring, height: GaugeFigures.ring)
  }
}

extension View {
  /// Words of a round gauge become smaller where they would be wider than its room.
  nonisolated fileprivate func fittingOneLine() -> some View {
    lineLimit(1).minimumScaleFactor(GaugeFigures.leastScale)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// A bar that is filled up to the value.
  nonisolated public static var automatic: DefaultGaugeStyle { .init() }
}
extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value, between the labels of its ends.
  nonisolated public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that is filled up to the value, below its label.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    .init()
  }
}
extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar with a mark at the value.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    .init()
  }
}
