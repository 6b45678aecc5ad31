import ViewGraph

/// Tools that a person rearranges on a phone. A page keeps the app's order.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarSpacer: CustomizableToolbarContent {}
extension _TupleToolbarContent: CustomizableToolbarContent {}
extension _OptionalToolbarContent: CustomizableToolbarContent {}
extension _EitherToolbarContent: CustomizableToolbarContent {}

extension ToolbarItem where ID == String {
  /// A tool with a name, at a place of the page's bars.
  ///
  /// - Parameters:
  ///   - id: The name. On a page a person cannot rearrange tools, so nothing is kept by it.
  ///   - showsByDefault: Whether the page shows the tool.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
    isShown = showsByDefault
  }
}

/// Whether a person rearranges a tool.
public struct ToolbarCustomizationBehavior: Sendable {
  private let number: Int
  /// The tool may be moved and removed.
  public static let `default` = ToolbarCustomizationBehavior(number: 0)
  /// The tool may be moved, and not removed.
  public static let reorderable = ToolbarCustomizationBehavior(number: 1)
  /// The tool keeps its place.
  public static let disabled = ToolbarCustomizationBehavior(number: 2)
}

/// A wish for tools that a person rearranges.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A tool that the person has removed stays available.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

extension CustomizableToolbarContent {
  /// > Note: Has no meaning on a page: tools stay as the app has them.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    noMeaning("ToolbarContent.customizationBehavior(_:)", _file, _line)
    return self
  }

  /// Whether a tool is shown to a person who has rearranged none: on a page, to everybody.
  nonisolated public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _ShownToolbarContent(content: self, isShown: defaultVisibility != .hidden)
  }
}

nonisolated struct _ShownToolbarContent<Content: CustomizableToolbarContent>:
  CustomizableToolbarContent
{
  typealias Body = Never
  let content: Content
  let isShown: Bool
  nonisolated init(content: Content, isShown: Bool) {
    self.content = content
    self.isShown = isShown
  }

  @MainActor static func _collect(
    _ shown: Self, _ context: EmissionContext, into items: inout _BarItems
  ) {
    if shown.isShown { Content._collect(shown.content, context, into: &items) }
  }
}

extension View {
  /// Adds tools with names to the bars of the page, which keeps the app's order.
  ///
  /// - Parameter id: The name of the tools, by which a phone would keep their order.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }
}

extension ToolbarContent {
  /// > Note: A page's tools have no ground of their own.
  nonisolated public func sharedBackgroundVisibility(
    _ visibility: Visibility, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn(
      "ToolbarContent.sharedBackgroundVisibility(_:)", "tools have no ground", _file, _line)
    return self
  }

  /// > Note: A page comes in as its stack has it.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    notDrawn(
      "ToolbarContent.matchedTransitionSource(id:in:)", "a page comes in as its stack has it",
      _file, _line)
    return self
  }
}

/// A tool of the system, at a place of the app's choice. The page keeps its own place for it.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  /// > Note: A page shows it at its own place.
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    notDrawn(
      "DefaultToolbarItem(kind:placement:)", "it stands at the page's own place", _file, _line)
  }

  @MainActor public static func _collect(
    _ item: Self, _ context: EmissionContext, into items: inout _BarItems
  ) {}
}
