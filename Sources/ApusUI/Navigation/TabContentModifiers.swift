import ViewGraph

/// A place where a tab is shown.
public struct TabPlacement: Hashable, Sendable {
  private let number: Int
  /// A bar and a sidebar.
  public static let automatic = TabPlacement(number: 0)
  /// A fixed place in a bar.
  public static let pinned = TabPlacement(number: 1)
  /// A sidebar alone: a bar leaves the tab out, unless its screen is the chosen one.
  public static let sidebarOnly = TabPlacement(number: 2)
}

/// A modifier of the tab itself, such as a name for assistive technology.
@MainActor
struct TabModifier {
  let emit: @MainActor (EmissionContext, () -> Void) -> Void

  init<M: ViewModifier>(_ modifier: M) {
    emit = { M._emit(modifier, $0, content: $1) }
  }
}

extension TabPart {
  /// Emits the tab with its modifiers.
  func emitTab(_ context: EmissionContext, _ tab: () -> Void) {
    emit(modifiers[...], context, tab)
  }

  private func emit(
    _ modifiers: ArraySlice<TabModifier>, _ context: EmissionContext, _ tab: () -> Void
  ) {
    guard let outer = modifiers.last else { return tab() }
    outer.emit(context) { emit(modifiers.dropLast(), context, tab) }
  }
}

extension TabContent {
  nonisolated private func changed(
    _ change: @escaping @MainActor (inout TabPart) -> Void
  ) -> _ModifiedTab<Self> {
    _ModifiedTab(base: self, change: change)
  }

  nonisolated private func modified<M: ViewModifier>(
    _ modifier: ModifiedContent<EmptyView, M>
  ) -> _ModifiedTab<Self> {
    modified(by: modifier.modifier)
  }

  nonisolated private func modified<M: ViewModifier>(by modifier: M) -> _ModifiedTab<Self> {
    // A view's parts are made and used on the main thread.
    nonisolated(unsafe) let modifier = modifier
    return changed { $0.modifiers.append(TabModifier(modifier)) }
  }

  // MARK: What the bar shows

  /// A number on the tab; 0: none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// A text on the tab; `nil` for none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    changed { $0.badge = label ?? $0.badge }
  }

  /// A localized text on the tab; `nil` for none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// A text on the tab, as given; `nil` for none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Whether the tab cannot be chosen.
  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
    changed { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Whether the tab is left out of the bar, and its screen with it.
  ///
  /// ```swift
  /// Tab("Downloads", systemImage: "arrow.down.circle") { DownloadsView() }
  ///   .hidden(downloads.isEmpty)
  /// ```
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    changed { $0.isHidden = $0.isHidden || hidden }
  }

  /// The places where the tab is shown.
  ///
  /// > Note: A page pins no tab: a bar shows them all, in their order.
  nonisolated public func tabPlacement(
    _ placement: TabPlacement, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some TabContent<TabValue> {
    if placement == .pinned { noMeaning("tabPlacement(_:)", _file, _line) }
    return changed { $0.isSidebarOnly = placement == .sidebarOnly }
  }

  /// Says that the tab is the page of an address: see `View.pageLink(_:)`.
  nonisolated public func pageLink(_ address: String?) -> some TabContent<TabValue> {
    changed { $0.address = address ?? $0.address }
  }

  // MARK: Accessibility

  /// A name by which tests find the tab.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String
  ) -> some TabContent<TabValue> {
    modified(EmptyView().accessibilityIdentifier(identifier))
  }

  /// The name that assistive technology says.
  nonisolated public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
    modified(EmptyView().accessibilityLabel(label))
  }

  /// The localized name that assistive technology says.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(labelKey))
  }

  /// The name that assistive technology says, as given.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> some TabContent<TabValue> {
    accessibilityLabel(Text(label))
  }

  /// The tab's value in words.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text
  ) -> some TabContent<TabValue> {
    modified(EmptyView().accessibilityValue(valueDescription))
  }

  /// The tab's value in localized words.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> some TabContent<TabValue> {
    accessibilityValue(Text(valueKey))
  }

  /// What happens when the tab is chosen.
  nonisolated public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
    modified(EmptyView().accessibilityHint(hint))
  }

  /// What happens when the tab is chosen, in localized words.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> some TabContent<TabValue> {
    accessibilityHint(Text(hintKey))
  }

  // MARK: Menus and popovers

  /// A menu of the tab.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some TabContent<TabValue> {
    modified(EmptyView().contextMenu(menuItems: menuItems))
  }

  /// A small view beside the tab while a condition holds; in a narrow window, a sheet.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    modified(
      by: _ModalModifier(
        .popover, isPresented: isPresented, edge: arrowEdge ?? attachmentAnchor.edge,
        modal: content))
  }
}
