import ViewGraph

/// How far the sections of a list are apart.
public struct ListSectionSpacing: Sendable {
  /// Points; nil: as usual.
  let points: CGFloat?

  /// As usual: 35 points.
  public static let `default` = ListSectionSpacing(points: nil)

  /// Less than usual: 16 points, because Apple gives no figure.
  public static let compact = ListSectionSpacing(points: 16)

  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: max(0, spacing))
  }
}

private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct OuterSectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// Points between sections, as a view said for them; nil: as usual.
  var sectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// Points between the sections of the list around a view; nil: as usual.
  var outerSectionSpacing: CGFloat? {
    get { self[OuterSectionSpacingKey.self] }
    set { self[OuterSectionSpacingKey.self] = newValue }
  }

  var rowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }
}

extension EmissionContext {
  /// Writes how far sections and rows of the list or form that is opened are apart.
  func writeListSpacing() {
    if let spacing = environment.sectionSpacing { writer.set(.sectionSpacing, Double(spacing)) }
    if let spacing = environment.rowSpacing { writer.set(.rowSpacing, Double(spacing)) }
  }

  /// Writes how far a section is from the next ones, where it is another distance than that of its list.
  func writeSectionSpacing(hasHeader: Bool) {
    let (own, outer) = (environment.sectionSpacing, environment.outerSectionSpacing)
    guard environment.isInRows, let own, own != outer else { return }
    // A header keeps a distance of 12 points.
    writer.set(.ownSpacing, Double(hasHeader ? max(own, 12) : own))
  }
}

extension View {
  /// Sets how far the sections of a list or form are apart.
  ///
  /// The modifier of one section sets that section's distance. The smaller of two sections' distances is used between them.
  ///
  /// ```swift
  /// struct Wardrobe: View {
  ///   var body: some View {
  ///     List {
  ///       Section("Shoes") { Text("Boots") }
  ///       Section("Hats") { Text("Beret") }
  ///     }
  ///     .listSectionSpacing(.compact)
  ///   }
  /// }
  /// ```
  nonisolated public func listSectionSpacing(
    _ spacing: ListSectionSpacing
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { $0.sectionSpacing = spacing.points })
  }

  /// Sets how far the sections of a list or form are apart, in points.
  nonisolated public func listSectionSpacing(
    _ spacing: CGFloat
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets how far the rows of a list or form are apart, in points; nil: as usual.
  ///
  /// Rows that are apart are cards of their own, in lists whose sections are cards.
  nonisolated public func listRowSpacing(
    _ spacing: CGFloat?
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier> {
    modifier(_EnvironmentKeyTransformModifier { $0.rowSpacing = spacing.map { max(0, $0) } })
  }
}
