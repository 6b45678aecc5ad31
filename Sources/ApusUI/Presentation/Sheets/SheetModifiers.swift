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

  /// The heights at which a sheet rests, and the present height. A person who drags the sheet chooses another one.
  ///
  /// ```swift
  /// .sheet(isPresented: $showsPlaces) {
  ///   PlaceList().presentationDetents([.height(120), .medium, .large], selection: $height)
  /// }
  /// ```
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(_DetentsModifier(detents: detents, selection: selection))
  }

  /// Shows or hides the indicator at the top of the sheet. `.automatic`: it is shown if the sheet has several heights.
  /// A tap on it, or Enter, gives the sheet its next height.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    modifier(_PresentationStateModifier(PresentationState(indicator: visibility)))
  }

  /// Says whether a swipe over scrolled content moves a sheet with several heights to the next one first, or scrolls
  /// the content first. `.automatic` moves the sheet.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    modifier(_PresentationStateModifier(PresentationState(scrolling: behavior)))
  }

  /// Says whether the page behind a sheet can be used while the sheet is there. Such a sheet does not dim the page, and
  /// neither Escape nor a tap beside it ends the sheet.
  ///
  /// ```swift
  /// .sheet(isPresented: .constant(true)) {
  ///   PlaceList()
  ///     .presentationDetents([.height(120), .medium, .large])
  ///     .presentationBackgroundInteraction(.enabled(upThrough: .medium))
  ///     .interactiveDismissDisabled()
  /// }
  /// ```
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    modifier(_PresentationStateModifier(PresentationState(behind: interaction)))
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
