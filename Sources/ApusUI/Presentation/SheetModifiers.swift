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

  /// The heights at which a sheet rests. On a page it has the chosen one: a person does not drag it.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let chosen = selection.wrappedValue
    return presentationDetents(detents.contains(chosen) ? [chosen] : detents)
  }

  /// > Note: Has no meaning on a page: a sheet is not dragged there.
  nonisolated public func presentationDragIndicator(
    _ visibility: Visibility, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("presentationDragIndicator(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a presentation looks the same in every width.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("presentationCompactAdaptation(_:)", _file, _line)
    return self
  }

  /// > Note: Has no meaning on a page: a sheet does not grow while its content scrolls.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    noMeaning("presentationContentInteraction(_:)", _file, _line)
    return self
  }

  /// - Parameters:
  ///   - attachmentAnchor: On a page a popover stands in the middle.
  ///   - arrowEdge: On a page a popover has no arrow.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge, _file: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    notDrawn("popover(attachmentAnchor:arrowEdge:)", "a popover is in the middle", _file, _line)
    return popover(isPresented: isPresented, content: content)
  }

  /// Shows a small view while there is an item.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: On a page a popover stands in the middle.
  ///   - arrowEdge: On a page a popover has no arrow.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge, _file: StaticString = #fileID, _line: UInt = #line,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    notDrawn("popover(attachmentAnchor:arrowEdge:)", "a popover is in the middle", _file, _line)
    return popover(item: item, content: content)
  }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let number: Int
  /// The default for the context.
  public static let automatic = PresentationAdaptation(number: 0)
  /// No other presentation.
  public static let none = PresentationAdaptation(number: 1)
  /// A popover.
  public static let popover = PresentationAdaptation(number: 2)
  /// A sheet.
  public static let sheet = PresentationAdaptation(number: 3)
  /// A cover over the whole screen.
  public static let fullScreenCover = PresentationAdaptation(number: 4)
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

/// Where a popover is attached.
public enum PopoverAttachmentAnchor: Sendable {
  /// The part of a view.
  public struct Source: Sendable {
    /// The whole of the view.
    public static let bounds = Source()
  }
  /// A part of the view.
  case rect(Source)
  /// A point of the view.
  case point(UnitPoint)
}
