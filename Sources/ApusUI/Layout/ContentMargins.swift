import ViewGraph

/// The parts of a scroll view that have margins.
public struct ContentMarginPlacement: Sendable, Hashable {
  fileprivate let isIndicator: Bool
  /// All parts.
  public static var automatic: ContentMarginPlacement { .init(isIndicator: false) }
  /// The content that scrolls.
  public static var scrollContent: ContentMarginPlacement { .init(isIndicator: false) }
  /// The scroll bars, which are the browser's own on a page.
  public static var scrollIndicators: ContentMarginPlacement { .init(isIndicator: true) }
}

private struct ContentMarginsKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

private struct MarginsAroundKey: EnvironmentKey {
  static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
  /// The margins around the content of the next scroll view, in points.
  var contentMargins: EdgeInsets {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }

  /// The margins around the content of the scroll view around, in points.
  var marginsAround: EdgeInsets {
    get { self[MarginsAroundKey.self] }
    set { self[MarginsAroundKey.self] = newValue }
  }
}

extension View {
  /// Adds margins around the content of scroll views in this view. The content scrolls through them.
  ///
  /// ```swift
  /// ScrollView(.horizontal) { HStack { cards } }
  ///   .contentMargins(.horizontal, 20, for: .scrollContent)
  /// ```
  ///
  /// > Note: Lists keep their own margins, and scroll bars are the browser's.
  ///
  /// - Parameters:
  ///   - edges: The sides that get a margin.
  ///   - length: Points; nil adds nothing.
  ///   - placement: The part that gets it.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    let length = length ?? 0
    return contentMargins(
      edges,
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement,
      _file: _file, _line: _line)
  }

  /// Adds margins around the content of scroll views in this view, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic,
    _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    contentMargins(.all, length, for: placement, _file: _file, _line: _line)
  }

  /// Adds margins around the content of scroll views in this view, one for each side, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> some View {
    if placement.isIndicator {
      noMeaning("contentMargins(_:_:for: .scrollIndicators)", _file, _line)
    }
    return modifier(
      _EnvironmentKeyTransformModifier { values in
        guard !placement.isIndicator else { return }
        if edges.contains(.top) { values.contentMargins.top += insets.top }
        if edges.contains(.leading) { values.contentMargins.leading += insets.leading }
        if edges.contains(.bottom) { values.contentMargins.bottom += insets.bottom }
        if edges.contains(.trailing) { values.contentMargins.trailing += insets.trailing }
      })
  }
}
