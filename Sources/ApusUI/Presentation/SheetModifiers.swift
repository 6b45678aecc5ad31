import ViewGraph

extension View {
  /// The radius of the sheet's corners, in points; nil: the usual one.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    modifier(
      _PresentationStateModifier(PresentationState(cornerRadius: cornerRadius.map { Double($0) })))
  }

  /// What the sheet is filled with.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_PresentationStateModifier(PresentationState(background: AnyShapeStyle(style))))
  }

  /// A view behind the content of the sheet, as large as the sheet's content.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content()
    return frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(alignment: alignment) { ground.ignoresSafeArea() }
      .presentationBackground(.clear)
  }

  /// The heights at which a sheet rests. On a page it has the chosen one: a person does not drag it.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(_DetentsModifier(detents: detents, chosen: selection.wrappedValue))
  }

  /// Shows or hides the indicator at the top of the sheet. `.automatic`: it is shown if the sheet has several heights.
  /// On a page it is a sign alone, because a sheet is not dragged there.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(_PresentationStateModifier(PresentationState(indicator: visibility)))
  }

  /// > Note: Has no meaning on a page: a sheet does not grow while its content scrolls.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    noMeaning("presentationContentInteraction(_:)", _file, _line)
    return self
  }
}

/// What scrolling does to a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = PresentationContentInteraction(number: 0)
  /// The sheet grows first.
  public static let resizes = PresentationContentInteraction(number: 1)
  /// The content scrolls first.
  public static let scrolls = PresentationContentInteraction(number: 2)
}
