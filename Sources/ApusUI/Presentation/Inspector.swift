import ViewGraph

/// A column behind the content while a condition holds; in a narrow window, a sheet.
nonisolated struct _InspectorModifier<Inspector: View>: ViewModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  let inspector: Inspector

  nonisolated init(isPresented: Binding<Bool>, inspector: Inspector) {
    self.isPresented = isPresented
    self.inspector = inspector
  }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let inspector = modifier.inspector
    let offer = context.slot(0x145C) { FocusedOffer(in: context, isOfScene: true) }
    let isPresented = modifier.isPresented
    offer.update(isPresented, depth: 0) { $0.inspector = isPresented }
    // Beside a sidebar there is room for one more only in a very wide window.
    let needed = context.environment.splitColumn == nil ? 2 : 3
    guard context.environment.roomForColumns >= needed else {
      return _ModalModifier<Inspector>._emit(
        _ModalModifier(.sheet, isPresented: modifier.isPresented) { inspector }, context,
        content: content)
    }
    let slot = context.slot(0x145B) { PresentationSlot() }
    slot.update(modifier.isPresented, in: context.graph, onDismiss: nil)
    let axis = context.axis
    context.open(.split)
    context.writer.set(.isSideBySide, true)
    context.axis = 1
    context.open(.column)
    context.writer.set(.isSideBySide, true)
    context.writer.set(.index, 0)
    content()
    context.close { _ in 3 }
    if slot.isShown {
      context.descend(0x145B) {
        let child = composite(
          _PageContent(
            content:
              inspector
              .environment(\.dismiss, DismissAction(slot) { $0.dismiss() })
              .environment(\.navigator, nil)
              .environment(\.addressBase, nil)
              .environment(\.splitColumn, nil)
              .environment(\.sidebarToggle, nil)
              .environment(\.chosenRows, nil)
              .environment(\.isInRows, false)
              .environment(\.roomForColumns, 1)), context)
        let width = context.preference(InspectorWidth.self, of: child)
        context.open(.column)
        context.writer.set(.isSideBySide, true)
        context.writer.set(.index, 1)
        context.writer.set(.width, width ?? _SplitColumns.width)
        _ = context.preference(BarPreference.self, hides: true) { context.place(child) }
        context.close { _ in 3 }
      }
    }
    context.axis = axis
    context.close { _ in 3 }
  }
}

/// How wide the inspector around a view is, in points.
struct InspectorWidth: PreferenceKey {
  static var defaultValue: Double? { nil }
  static func reduce(value: inout Double?, nextValue: () -> Double?) {
    value = nextValue() ?? value
  }
}

extension View {
  /// Shows a column behind this view while a condition holds; in a narrow window, a sheet.
  nonisolated public func inspector<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets how wide the inspector is that this view is in.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidth.self, value: Double(width))
  }

  /// Sets how wide the inspector is that this view is in. A person does not change it on a page, so it has
  /// the ideal width, kept between the others.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    inspectorColumnWidth(kept(ideal, min, max))
  }
}

/// A width between others.
nonisolated func kept(_ ideal: CGFloat, _ least: CGFloat?, _ most: CGFloat?) -> CGFloat {
  let wide = max(ideal, least ?? ideal)
  return min(wide, most ?? wide)
}
