import ViewGraph

/// Shows how much of a task is done, or that it is running.
///
/// ```swift
/// struct Upload: View {
///   let share: Double
///   var body: some View { ProgressView("Uploading", value: share) }
/// }
/// ```
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never
  /// 0 … 1, or nil.
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?
  /// An interval that it follows by itself.
  let running: RunningTime?

  nonisolated init(
    fraction: Double?, label: Label?, current: CurrentValueLabel?, running: RunningTime? = nil
  ) {
    self.fraction = fraction
    self.label = label
    self.current = current
    self.running = running
  }

  nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value / total), 0), 1)
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    if let running = view.running, view.fraction == nil {
      let now = running.share(in: context.environment)
      let known = Self(fraction: now, label: view.label, current: view.current, running: running)
      return _emit(known, context)
    }
    guard let style = context.style(of: (any ProgressViewStyle).self) else {
      return view.draw(.automatic, context)
    }
    if let drawn = style as? any DrawnStyle { return view.draw(drawn.look, context) }
    view.emit(style, context)
  }

  @MainActor private func draw(_ look: ControlLook, _ context: EmissionContext) {
    let isLine = fraction != nil && look != .circular
    // The present value stands below a line.
    if isLine, let current {
      return context.emit(
        3,
        VStack(alignment: .leading, spacing: 4) {
          ProgressView<Label, EmptyView>(
            fraction: fraction, label: label, current: nil, running: running)
          Self.described(current)
        })
    }
    let words = label.map { context.words(of: $0) } ?? ""
    context.open(.progress) { writer in
      if !words.isEmpty { writer.set(.label, words) }
    }
    if look != .automatic { context.writer.set(.look, look) }
    context.writeTint(of: context.style(of: (any ProgressViewStyle).self))
    if context.environment.labelsHidden { context.writer.set(.hidesLabel, true) }
    if let fraction {
      context.writer.set(.number, fraction)
      context.writer.set(.maximum, 1.0)
    }
    if let running { context.writer.set(.runningTime, running.attribute) }
    if let label, let current {
      context.emit(
        1,
        VStack(spacing: 2) {
          label
          Self.described(current)
        })
    } else if let label {
      context.emit(1, label)
    } else if let current {
      context.emit(2, Self.described(current))
    }
    context.close { _ in isLine ? 1 : 0 }
  }

  private static func described(_ current: CurrentValueLabel) -> some View {
    current.font(.caption).foregroundStyle(.secondary)
  }

  @MainActor private func emit<Style: ProgressViewStyle>(_ style: Style, _ context: EmissionContext)
  {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction, label: label.map { .init($0) },
      currentValueLabel: current.map { .init($0) })
    context.emitStyled(style, of: (any ProgressViewStyle).self) {
      $0.makeBody(configuration: configuration)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something goes on, for an unknown time.
  nonisolated public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil as Label?, current: nil)
  }

  /// Something goes on, with any view as its label.
  nonisolated public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: nil)
  }

  /// Something goes on, with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), current: nil)
  }

  /// Something goes on, with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), current: nil)
  }

  /// How much of `total` is done; `nil` if that is not known.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0)
  where Label == EmptyView {
    self.init(fraction: Self.fraction(value, of: total), label: nil, current: nil)
  }

  /// How much of `total` is done, with any view as the label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, of: total), label: label(), current: nil)
  }

  /// How much of `total` is done, with a localized title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(titleKey), current: nil)
  }

  /// How much of `total` is done, with a title that is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, of: total), label: Text(title), current: nil)
  }

  /// How far a `Progress` is now, with its description as the title. The view does not follow it by
  /// itself.
  nonisolated public init(_ progress: Progress) where Label == Text {
    self.init(
      fraction: progress.isIndeterminate ? nil : progress.fractionCompleted,
      label: Text(progress.localizedDescription), current: nil)
  }
}

extension ProgressView {
  /// How much of `total` is done, with any views as the label and as the description of the present
  /// value.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, of: total), label: label(), current: currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress view that a style is given.
  nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

/// A style of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that the style makes.
  associatedtype Body: View
  /// What the style is told about a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Makes the view of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view, for a style.
public struct ProgressViewStyleConfiguration {
  public enum _LabelKind {}
  public enum _CurrentKind {}
  /// The label, as a view.
  public typealias Label = _StylePart<_LabelKind>
  /// The description of the present value, as a view.
  public typealias CurrentValueLabel = _StylePart<_CurrentKind>
  /// 0 … 1, or nil.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The description of the present value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

/// A line if it is known how much is done, otherwise a turning circle.
public struct DefaultProgressViewStyle: ProgressViewStyle, DrawnStyle {
  /// The same style as `.automatic`.
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated var look: ControlLook { .automatic }
}
/// A line that fills from its beginning.
public struct LinearProgressViewStyle: ProgressViewStyle, TintedStyle {
  let tint: Color?
  /// The same style as `.linear`.
  nonisolated public init() { tint = nil }
  /// A line in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated var look: ControlLook { .linear }
}
/// A circle.
public struct CircularProgressViewStyle: ProgressViewStyle, TintedStyle {
  let tint: Color?
  /// The same style as `.circular`.
  nonisolated public init() { tint = nil }
  /// A circle in a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  nonisolated var look: ControlLook { .circular }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// A line if it is known how much is done, otherwise a turning circle.
  nonisolated public static var automatic: DefaultProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A line that fills from its beginning.
  nonisolated public static var linear: LinearProgressViewStyle { .init() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A circle.
  nonisolated public static var circular: CircularProgressViewStyle { .init() }
}

extension View {
  /// Sets the style of the progress views in this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _StyleModifier<any ProgressViewStyle>> {
    modifier(_StyleModifier(style))
  }
}
