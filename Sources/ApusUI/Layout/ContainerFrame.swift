import ViewGraph

/// A frame whose size is a function of the container's.
nonisolated public struct _ContainerFrameModifier: ViewModifier {
  public typealias Body = Never
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    var frame = ContainerFrame()
    var fills = FrameFills()
    let margins = context.environment.marginsAround
    if modifier.axes.contains(.horizontal) {
      frame.width = modifier.part(
        .horizontal, of: Double(context.pageSize.width),
        without: Double(margins.leading + margins.trailing))
      fills.cleared |= 1
    }
    if modifier.axes.contains(.vertical) {
      frame.height = modifier.part(
        .vertical, of: Double(context.pageSize.height),
        without: Double(margins.top + margins.bottom))
      fills.cleared |= 2
    }
    context.modify(.frame, frame: fills) { writer in
      writer.set(.containerFrame, frame)
      writer.set(.frameAlignment, modifier.alignment.element)
    } content: {
      ShapeProposal.withoutSize(context, content)
    }
  }

  /// The length as a linear function of the container's: found by trying it. Where it is none, it is
  /// what it is in a container as large as the window.
  ///
  /// - Parameter margins: The margins of the scroll view's content, which are no part of the container.
  private func part(
    _ axis: Axis, of window: Double, without margins: Double
  ) -> ContainerFrame.Length {
    func value(_ container: Double) -> Double {
      let value = Double(length(CGFloat(container - margins), axis))
      return value.isFinite ? max(0, value) : 0
    }
    // In the sizes that containers have, since a length cannot be less than nothing.
    let (start, end) = (value(200), value(1000))
    let factor = (end - start) / 800
    let found = ContainerFrame.Length(factor: factor, constant: start - 200 * factor)
    let isLinear = [37.0, 613, 1777].allSatisfy { container in
      let expected = max(0, found.factor * container + found.constant)
      return abs(value(container) - expected) <= 1e-6 * (1 + expected)
    }
    return isLinear ? found : ContainerFrame.Length(factor: 0, constant: value(window))
  }
}

extension View {
  /// A frame as wide, as high or both as the container around: the scroll view or list, the page, tab or
  /// sheet, or else the window, without what the system's bars cover and without the margins of a scroll view's
  /// content.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _ContainerFrameModifier> {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A frame as long as some of the equal parts of the container around.
  ///
  /// - Parameters:
  ///   - axes: The directions that are divided.
  ///   - count: How many parts the container has.
  ///   - span: How many of them the frame takes.
  ///   - spacing: The space between parts, in points.
  ///   - alignment: Of this view in the frame.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _ContainerFrameModifier> {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let span = CGFloat(span)
      return (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// A frame whose lengths are functions of those of the container around.
  ///
  /// - Parameters:
  ///   - axes: The directions that the frame decides.
  ///   - alignment: Of this view in the frame.
  ///   - length: Makes the frame's length of the container's. It is tried with several; where it is not
  ///     linear, it is what it is in a container as large as the window.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> ModifiedContent<Self, _ContainerFrameModifier> {
    modifier(_ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
