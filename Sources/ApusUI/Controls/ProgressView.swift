import ViewGraph

/// Says that something goes on, or how far it is.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never
  let value: Double?
  let total: Double
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let currentValueLabel: CurrentValueLabel

  nonisolated init(
    value: Double?, total: Double, label: Label, currentValueLabel: CurrentValueLabel
  ) {
    self.value = value
    self.total = total
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    let drawn = context.style(of: (any ProgressViewStyle).self) as? any DrawnStyle
    let look = drawn?.look ?? .automatic
    let isBar = look == .linear || look == .automatic && view.value != nil
    context.open(.progress)
    if look != .automatic { context.writer.set(.look, look.rawValue) }
    if let value = view.value {
      // A value outside is a programmer's error that SwiftUI logs and clamps.
      context.writer.set(.number, min(max(0, value), view.total))
      context.writer.set(.maximum, view.total)
    }
    context.emit(1, view.label)
    context.emit(2, view.currentValueLabel)
    context.close { isBar ? 1 : $0 }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView {
    self.init(value: nil, total: 1, label: EmptyView(), currentValueLabel: EmptyView())
  }

  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(value: nil, total: 1, label: label(), currentValueLabel: EmptyView())
  }

  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }

  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(
      value: value.map { Double($0) }, total: Double(total), label: EmptyView(),
      currentValueLabel: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value.map { Double($0) }, total: Double(total), label: label(),
      currentValueLabel: EmptyView())
  }

  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView {
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value.map { Double($0) }, total: Double(total), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

/// The looks of progress views; the system's.
@MainActor @preconcurrency
public protocol ProgressViewStyle {}

public struct DefaultProgressViewStyle: ProgressViewStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .automatic }
}
public struct CircularProgressViewStyle: ProgressViewStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .circular }
}
public struct LinearProgressViewStyle: ProgressViewStyle, DrawnStyle {
  nonisolated public init() {}
  nonisolated var look: ControlLook { .linear }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  nonisolated public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  nonisolated public static var circular: CircularProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  nonisolated public static var linear: LinearProgressViewStyle { .init() }
}

extension View {
  /// The looks of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any ProgressViewStyle>> {
    modifier(_StyleModifier(style))
  }
}
