import ViewGraph

/// A frame of a fixed width or height.
public struct _FrameLayout: ViewModifier {
  public typealias Body = Never
  let width, height: CGFloat?
  let alignment: Alignment

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    var fills = FrameFills()
    if modifier.width != nil { fills.cleared |= 1 }
    if modifier.height != nil { fills.cleared |= 2 }
    context.modify(.frame, frame: fills) { writer in
      if let width = modifier.width { writer.set(.width, max(0, Double(width))) }
      if let height = modifier.height { writer.set(.height, max(0, Double(height))) }
      writer.set(.frameAlignment, modifier.alignment.element)
    } content: {
      if let width = modifier.width, let height = modifier.height {
        ShapeProposal.with(CGSize(width: width, height: height), context, content)
      } else {
        ShapeProposal.withoutSize(context, content)
      }
    }
  }
}

/// A frame between a smallest and a largest size.
public struct _FlexFrameLayout: ViewModifier {
  public typealias Body = Never
  let minWidth, idealWidth, maxWidth, minHeight, idealHeight, maxHeight: CGFloat?
  let alignment: Alignment

  /// The widest that a page's column is, in points.
  private static let column: CGFloat = 640

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    // Whoever limits a width beyond the column of a page has chosen how wide its lines are.
    if let width = modifier.maxWidth, width > column, width.isFinite {
      context.writePreference(ObjectIdentifier(BarPreference.self), BarState(isWide: true))
    }
    // A frame with a largest size takes what it is offered, up to that.
    let fills = FrameFills(
      added: (modifier.maxWidth == nil ? 0 : 1) | (modifier.maxHeight == nil ? 0 : 2))
    context.modify(.frame, frame: fills) { writer in
      func set(_ attribute: Attribute<Double>, _ length: CGFloat?) {
        guard let length, !length.isNaN else { return }
        writer.set(attribute, max(0, Double(length)))
      }
      set(.minimumWidth, modifier.minWidth)
      set(.idealWidth, modifier.idealWidth)
      set(.maximumWidth, modifier.maxWidth)
      set(.minimumHeight, modifier.minHeight)
      set(.idealHeight, modifier.idealHeight)
      set(.maximumHeight, modifier.maxHeight)
      writer.set(.frameAlignment, modifier.alignment.element)
    } content: {
      ShapeProposal.withoutSize(context, content)
    }
  }
}

extension View {
  /// A frame of a fixed size in points; nil: the content's own.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FrameLayout> {
    modifier(_FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// A frame between a smallest and a largest size in points; `.infinity`: all that is offered.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> ModifiedContent<Self, _FlexFrameLayout> {
    modifier(
      _FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Changes nothing: the frame has no size.
  @available(*, deprecated, message: "Give the frame a size.")
  nonisolated public func frame() -> Self { self }
}
