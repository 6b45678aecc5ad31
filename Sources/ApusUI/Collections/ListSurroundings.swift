import ViewGraph

private struct InRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct SmallestRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct SmallestHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}
private struct ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether the view is in a row of a form or list.
  var isInRows: Bool {
    get { self[InRowsKey.self] }
    set { self[InRowsKey.self] = newValue }
  }

  /// How high a row of a list is at least, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[SmallestRowHeightKey.self] ?? 44 }
    set { self[SmallestRowHeightKey.self] = newValue }
  }

  /// How high a header of a list's section is at least, in points; nil: as the system has it.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[SmallestHeaderHeightKey.self] }
    set { self[SmallestHeaderHeightKey.self] = newValue }
  }

  /// As a view set it, if one did.
  var smallestRowHeight: CGFloat? { self[SmallestRowHeightKey.self] }

  var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

extension EmissionContext {
  /// Takes away the background of the table or editor that is opened, if a view said so. A background that
  /// the author gave stays.
  func writeScrollBackground(_ writer: ElementWriter) {
    guard environment.scrollContentBackground == .hidden else { return }
    writer.set(.background, Paint(.clear))
  }

  /// Opens a list or a form with its own background. The author's background lies behind it, and is visible
  /// where `scrollContentBackground(.hidden)` takes away the list's.
  func openOnGround(_ role: Role, _ look: ControlLook = .automatic) {
    open(role, defaults: writeScrollBackground)
    if look != .automatic { writer.set(.look, look) }
    // The column in which a sidebar stands has a background.
    guard environment.scrollContentBackground != .hidden, look != .sidebar else { return }
    let isPlain = look == .plainList || look == .inset
    writer.set(.background, Paint(isPlain ? .background : .groupedBackground))
  }
}

extension View {
  /// Whether lists, forms and text editors in this view have a background of their own.
  nonisolated public func scrollContentBackground(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { $0.scrollContentBackground = visibility })
  }
}
