import ViewGraph

/// A guide of your own, by which views can be aligned that stand in different stacks.
///
/// ```swift
/// extension VerticalAlignment {
///   private enum Title: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
///   }
///   static let title = VerticalAlignment(Title.self)
/// }
///
/// HStack(alignment: .title) {
///   Image(systemName: "star")
///   VStack {
///     Text("Mango").alignmentGuide(.title) { $0[.bottom] }
///     Text("Sweet and sour")
///   }
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view that gives it no value by `alignmentGuide(_:computeValue:)`, and in
  /// which no view does.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and the positions of guides in it from its upper leading corner; in points.
public struct ViewDimensions: Equatable, Sendable {
  /// How wide the view is.
  public let width: CGFloat
  /// How high the view is.
  public let height: CGFloat
  let guides: GuideProbe

  init(width: Double, height: Double, _ guides: GuideProbe) {
    self.width = width
    self.height = height
    self.guides = guides
  }

  /// The position of a horizontal guide, as the view says it or else where it usually is.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guides.position(of: guide.element.guide, in: self)
  }

  /// The position of a vertical guide, as the view says it or else where it usually is.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guides.position(of: guide.element.guide, in: self)
  }

  /// The position of a horizontal guide that the view or one inside of it gives a value; else nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    guides.explicitPosition(of: guide.element.guide)
  }

  /// The position of a vertical guide that the view or one inside of it gives a value; else nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    guides.explicitPosition(of: guide.element.guide)
  }
}

/// Gives a guide a value in a view.
///
/// The function is the app's and runs where the app does; sizes are known where the page is laid out. A
/// function that is linear goes there as its factors. Any other one is asked again when the view has
/// been measured.
nonisolated public struct _AlignmentGuideModifier: ViewModifier {
  public typealias Body = Never
  let guide: GuideNumber
  let compute: (ViewDimensions) -> CGFloat

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    let pass = GuidePass.of(context.graph)
    if !pass.isNeeded, GuideProbe.keepsState(modifier.compute) { pass.begin() }
    if pass.isNeeded {
      context.box { context.passedGuide(modifier.guide, modifier.compute, pass, content) }
    } else if let guide = GuideProbe.linear(modifier.guide, modifier.compute) {
      if let component = context.component { pass.noteLinear(in: component) }
      emit(guide, context, content)
    } else {
      context.box { emitMeasured(modifier, context, content) }
    }
  }

  @MainActor private static func emit(
    _ guide: ElementGuide, _ context: EmissionContext, _ content: () -> Void
  ) {
    // In the coordinates of what a frame or padding is put around, not of these.
    if context.needsBox(.frame) {
      return context.box { emit(guide, context, content) }
    }
    let outer = context.pending[.guides]?.guides ?? []
    context.modify(.free) { writer in
      writer.set(.guides, ElementGuides(outer + [guide]))
    } content: {
      content()
    }
  }

  @MainActor private static func emitMeasured(
    _ modifier: Self, _ context: EmissionContext, _ content: () -> Void
  ) {
    context.measured(0xA119) { place in
      guard let measured = place.measured else { return }
      let value = modifier.compute(ViewDimensions(measured))
      guard value.isFinite else { return }
      context.writer.set(
        .guides, ElementGuides([ElementGuide(modifier.guide, constant: Double(value))]))
    } content: { _ in
      content()
    }
  }
}

extension View {
  /// Says where a horizontal guide is in this view, from its leading edge, for the views around that
  /// align it by that guide.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Title")
  ///   Text("Moved in by 20").alignmentGuide(.leading) { _ in -20 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Its position. It may be asked with any size, not only with the view's.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _AlignmentGuideModifier> {
    modifier(_AlignmentGuideModifier(guide: g.element.guide, compute: computeValue))
  }

  /// Says where a vertical guide is in this view, from its top, for the views around that align it by
  /// that guide.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Its position. It may be asked with any size, not only with the view's.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> ModifiedContent<Self, _AlignmentGuideModifier> {
    modifier(_AlignmentGuideModifier(guide: g.element.guide, compute: computeValue))
  }
}
