import ViewGraph

/// Shows the first of its views that fits into the space that it is offered, or else the last.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///   HStack { name; address; phone }
///   VStack { name; address; phone }
/// }
/// ```
///
/// A view fits if its ideal size does: that of a text is on one line. All of the views are part of the
/// screen, and have their state; `onAppear` and `task` run for each. The one that fits is shown, read aloud
/// and can be used.
nonisolated public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content

  /// Views of which one is shown.
  ///
  /// - Parameters:
  ///   - axes: The directions in which a view has to fit.
  ///   - content: The views, in the order of preference.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    var axes: AxisSet = []
    if view.axes.contains(.horizontal) { axes.insert(.horizontal) }
    if view.axes.contains(.vertical) { axes.insert(.vertical) }
    context.open(.box)
    context.writer.set(.fitting, axes)
    context.emit(1, view.content)
    context.close()
  }
}
