import ViewGraph

private struct PageLinkKey: EnvironmentKey { static var defaultValue: String? { nil } }

extension EnvironmentValues {
  /// The address to which the buttons in a view lead.
  var pageLink: String? {
    get { self[PageLinkKey.self] }
    set { self[PageLinkKey.self] = newValue }
  }
}

/// Says where a button or a tab leads.
nonisolated public struct _PageLinkModifier: ViewModifier, TabDescription {
  public typealias Body = Never
  let address: String?

  nonisolated init(address: String?) { self.address = address }

  @MainActor func describe(_ part: inout TabPart) { part.address = address }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.withEnvironment(
      EnvironmentValues.entries { $0.pageLink = modifier.address }[...], content)
  }
}

extension EmissionContext {
  /// What a button here is that leads to an address, by `pageLink(_:)`.
  ///
  /// - Parameter isDisabled: Whether it leads nowhere at present.
  @MainActor func linkedPlace(isDisabled: Bool = false) -> LinkPlace? {
    let environment = environment
    guard let address = environment.pageLink else { return nil }
    return LinkPlace(
      address: isDisabled || !environment.isEnabled ? nil : address, isDisabled: isDisabled,
      isDrawnAsLink: false)
  }
}

extension View {
  /// Says that the button leads to the page of an address, such as `/profile/ada`.
  ///
  /// A screen that gives its addresses itself, with `pageAddress(_:)`, knows what its buttons open; nobody else
  /// does. With this the button is a link: it can be opened in another tab, copied, followed by search engines, and
  /// is announced as one. A tap runs its action as before, and it looks as before.
  ///
  /// ```swift
  /// Button("Ada's profile") { coordinator.show(.profile("ada")) }
  ///   .pageLink(Route.profile("ada").address)
  /// ```
  ///
  /// It works on `NavigationLink`, too, and on the screen of a tab with `tabItem(_:)`. A link whose pages have
  /// addresses by their place needs none.
  ///
  /// Apus's own: on iOS a screen has no address.
  ///
  /// - Parameter address: Nil: it leads to no page.
  nonisolated public func pageLink(
    _ address: String?
  ) -> ModifiedContent<Self, _PageLinkModifier> {
    modifier(_PageLinkModifier(address: address))
  }
}
