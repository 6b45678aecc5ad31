import ViewGraph

/// Shows of a view what a mask covers, as far as the mask is not clear.
///
/// A shape is a clip shape, and a gradient a page's own kind of mask. Any other view is drawn by
/// ``MaskDrawing``.
nonisolated public struct _MaskModifier<Mask: View>: ViewModifier {
  public typealias Body = Never
  let mask: Mask
  let alignment: Alignment
  let file: StaticString
  let line: UInt

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    if let shape = modifier.mask as? any Shape { return context.clip(shape, content) }
    let place = context.maskedPlace(0x3A5D)
    let attribute = modifier.simple(context) ?? modifier.drawing(context, of: place)
    guard let attribute else { return content() }
    context.modify(.clip) {
      $0.set(attribute)
    } content: {
      guard place.isUsed else { return content() }
      context.measured(place.place, { _ in }, content: { _ in content() })
    }
  }

  /// A mask that fills the view's box and is a gradient.
  @MainActor private func simple(_ context: EmissionContext) -> StoredAttribute? {
    guard let style = mask as? any ShapeStyle,
      case .gradient(let gradient) = style._fill(in: context.environment).kind
    else { return nil }
    return StoredAttribute(.maskGradient, gradient)
  }

  @MainActor private func drawing(
    _ context: EmissionContext, of place: MaskedPlace
  ) -> StoredAttribute? {
    let bytes = context.capture {
      context.withEnvironment(EnvironmentValues.entries { $0.maskedPlace = place }[...]) {
        context.emit(0x3A5C, mask.environment(\.isInMask, true))
      }
    }
    let drawing = MaskDrawing(
      context.elements(in: bytes), alignment: alignment.element,
      font: context.environment.font?.attributes ?? [])
    if let missing = drawing.missing {
      notDrawn("mask(alignment:_:)", "\(missing) in it is left out", file, line)
    }
    // A mask of nothing shows nothing.
    return StoredAttribute(.maskLayers, LayeredMask(drawing.layers))
  }
}

extension View {
  /// Shows of this view what another covers, as far as that is not clear.
  ///
  /// A `GeometryReader` or a visual effect in the mask reads the place of the masked view.
  ///
  /// On a page a mask is drawn from shapes, gradients, colours, symbols and words in frames, padding
  /// and stacks. What else is in it is left out, and a debug run says so.
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, _file: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskModifier(mask: mask(), alignment: alignment, file: _file, line: _line))
  }

  /// Shows of this view what another covers, as far as that is not clear.
  nonisolated public func mask<Mask: View>(
    _ mask: Mask, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(_MaskModifier(mask: mask, alignment: .center, file: _file, line: _line))
  }
}
