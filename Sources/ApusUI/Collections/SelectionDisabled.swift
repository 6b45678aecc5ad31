import ViewGraph

private struct SelectionDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether nothing in the view can be selected in a list, picker or table.
  var isSelectionDisabled: Bool {
    get { self[SelectionDisabledKey.self] }
    set { self[SelectionDisabledKey.self] = newValue }
  }
}

/// Takes rows and options out of the selection around them.
public struct _SelectionDisabledModifier: ViewModifier {
  public typealias Body = Never
  let isDisabled: Bool

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard modifier.isDisabled else { return content() }
    // A tag further out belongs to the view, too.
    context.pending.tag = nil
    context.withEnvironment(
      EnvironmentValues.entries { $0.isSelectionDisabled = true }[...], content)
  }
}

extension View {
  /// Whether this view, in a list, picker or table, can be selected.
  ///
  /// ```swift
  /// struct Gates: View {
  ///   @State private var gate: Int?
  ///   var body: some View {
  ///     List(1..<5, id: \.self, selection: $gate) { number in
  ///       Text("Gate \(number)").selectionDisabled(number == 3)
  ///     }
  ///   }
  /// }
  /// ```
  nonisolated public func selectionDisabled(
    _ isDisabled: Bool = true
  ) -> ModifiedContent<Self, _SelectionDisabledModifier> {
    modifier(_SelectionDisabledModifier(isDisabled: isDisabled))
  }
}
