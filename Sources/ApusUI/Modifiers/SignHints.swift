// Signs and lists of newer systems that a page does not draw. Each call is logged once in a debug build.

extension View {
  /// > Note: A page draws the sign of each row that leads to a page.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if visibility == .hidden {
      notDrawn(
        "navigationLinkIndicatorVisibility(_:)", "a row that leads to a page has its sign", _file,
        _line)
    }
    return self
  }

  /// > Note: A page has no index beside a list.
  nonisolated public func listSectionIndexVisibility(
    _ visibility: Visibility, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    if visibility == .visible {
      notDrawn(
        "listSectionIndexVisibility(_:)", "a list has no index beside it", _file, _line)
    }
    return self
  }

  /// > Note: A page has no index beside a list.
  nonisolated public func sectionIndexLabel(
    _ label: Text?, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn("sectionIndexLabel(_:)", "a list has no index beside it", _file, _line)
    return self
  }

  /// > Note: A page has no index beside a list.
  @_disfavoredOverload
  nonisolated public func sectionIndexLabel<S: StringProtocol>(
    _ label: S?, _file: StaticString = #fileID, _line: UInt = #line
  ) -> Self {
    notDrawn("sectionIndexLabel(_:)", "a list has no index beside it", _file, _line)
    return self
  }

  /// > Note: A page shows the tabs alone in a sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder content: () -> Content
  ) -> Self {
    notDrawn(
      "tabViewSidebarHeader(content:)", "a sidebar shows the tabs alone", _file, _line)
    return self
  }

  /// > Note: A page shows the tabs alone in a sidebar.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder content: () -> Content
  ) -> Self {
    notDrawn(
      "tabViewSidebarFooter(content:)", "a sidebar shows the tabs alone", _file, _line)
    return self
  }

  /// > Note: A page shows the tabs alone in a sidebar.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    _file: StaticString = #fileID, _line: UInt = #line, @ViewBuilder content: () -> Content
  ) -> Self {
    notDrawn(
      "tabViewSidebarBottomBar(content:)", "a sidebar shows the tabs alone", _file, _line)
    return self
  }
}
