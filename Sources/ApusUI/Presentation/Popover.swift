import ViewGraph

extension View {
  /// Shows a small view beside this one while a condition holds; in a narrow window, a sheet.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: A point says at which edge of this view the popover stands.
  ///   - arrowEdge: The edge of this view at which the popover stands, if there is room for it. `nil`: where
  ///     there is room. On a page it has no arrow.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _ModalModifier(
        .popover, isPresented: isPresented, edge: arrowEdge ?? attachmentAnchor.edge,
        modal: content))
  }

  /// Shows a small view beside this one while there is an item; in a narrow window, a sheet.
  ///
  /// - Parameters:
  ///   - attachmentAnchor: A point says at which edge of this view the popover stands.
  ///   - arrowEdge: The edge of this view at which the popover stands, if there is room for it. `nil`: where
  ///     there is room. On a page it has no arrow.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ModalModifier(
        .popover, isPresented: Binding(isPresent: item),
        edge: arrowEdge ?? attachmentAnchor.edge
      ) {
        _ItemContent(item: item, content: content)
      })
  }

  /// Says what a popover with this content is in a narrow window: a sheet, unless this says otherwise.
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View {
    modifier(_PresentationStateModifier(PresentationState(adaptation: adaptation)))
  }

  /// Says what a popover with this content is in a narrow window: a sheet, unless this says otherwise.
  ///
  /// - Parameter verticalAdaptation: For a low window; a page has none.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    if verticalAdaptation != .automatic {
      noMeaning("presentationCompactAdaptation(vertical:)", _file, _line)
    }
    return presentationCompactAdaptation(horizontalAdaptation)
  }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let number: Int

  /// What a popover is in a narrow window.
  var modality: Modality {
    switch self {
    case .none, .popover: .popover
    case .fullScreenCover: .fullScreen
    default: .sheet
    }
  }

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

  /// The edge of the view at which such a point lies.
  var edge: Edge? {
    switch self {
    case .rect: nil
    case .point(let point):
      point.y >= 1
        ? .bottom
        : point.y <= 0
          ? .top
          : point.x <= 0
            ? .leading
            : point.x >= 1 ? .trailing : nil
    }
  }
}
