import ViewGraph

/// How the icons of a list's rows are coloured.
public struct ListItemTint: Sendable {
  /// Nil: the colour of text, in grey.
  let color: Color?

  /// A colour that holds whatever the app's own tint is.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A colour that holds where the person chose none; a browser's person chooses none.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// Grey.
  public static let monochrome = ListItemTint(color: nil)
}

private struct ListItemTintKey: EnvironmentKey { static var defaultValue: ListItemTint? { nil } }

extension EnvironmentValues {
  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the colour of the icons of labels in a list's rows.
  ///
  /// - Parameter tint: nil: that of the view around.
  nonisolated public func listItemTint(
    _ tint: ListItemTint?
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { if let tint { $0.listItemTint = tint } })
  }

  /// Sets the colour of the icons of labels in a list's rows.
  ///
  /// - Parameter tint: nil: that of the view around.
  nonisolated public func listItemTint(
    _ tint: Color?
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    listItemTint(tint.map { .fixed($0) })
  }
}
