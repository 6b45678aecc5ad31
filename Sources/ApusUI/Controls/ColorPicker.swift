import ViewGraph

/// A control to choose a colour.
///
/// A browser's colour picker has no opacity: the colour keeps its opacity, or becomes opaque if
/// `supportsOpacity` is false.
///
/// ```swift
/// struct Paint: View {
///   @State private var color = Color.blue
///   var body: some View { ColorPicker("Paint", selection: $color, supportsOpacity: false) }
/// }
/// ```
nonisolated public struct ColorPicker<Label: View>: View {
  public typealias Body = Never
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  /// A colour picker with any view as its label.
  ///
  /// - Parameters:
  ///   - selection: The chosen colour.
  ///   - supportsOpacity: Whether the chosen colour keeps the opacity of the present one; otherwise
  ///     it is opaque.
  nonisolated public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    let words = view.label is Text ? context.words(of: view.label) : ""
    let environment = context.environment
    let selection = view.selection
    let keepsOpacity = view.supportsOpacity
    let paint = selection.wrappedValue.paint(in: environment)
    let components = paint.components(isDark: environment.colorScheme == .dark)
    context.open(.colorPicker) { writer in
      if !words.isEmpty { writer.set(.label, words) }
    }
    if environment.labelsHidden { context.writer.set(.hidesLabel, true) }
    context.writer.set(.value, Self.text(components))
    context.writeRedaction()
    context.handler(
      .onEdit,
      .event { action in
        guard case .edit(let text) = action, let number = Int(text.dropFirst(), radix: 16) else {
          return
        }
        selection.wrappedValue = Color(
          red: Double(number >> 16 & 0xFF) / 255, green: Double(number >> 8 & 0xFF) / 255,
          blue: Double(number & 0xFF) / 255, opacity: keepsOpacity ? components.opacity : 1)
      })
    context.focusable()
    if !(view.label is Text) { context.emit(1, view.label) }
    context.close { _ in 1 }
  }

  /// `#rrggbb`.
  @MainActor private static func text(
    _ color: (red: Double, green: Double, blue: Double, opacity: Double)
  ) -> String {
    "#"
      + [color.red, color.green, color.blue].map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}

extension ColorPicker where Label == Text {
  /// A colour picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// A colour picker whose title is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
