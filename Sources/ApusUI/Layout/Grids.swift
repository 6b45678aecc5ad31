import ViewGraph

/// A column of a vertical grid, or a row of a horizontal one.
public struct GridItem: Hashable, Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Hashable, Sendable {
    /// Points.
    case fixed(CGFloat)
    /// As much of the space as the others leave, between two lengths in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide or high it is.
  public var size: Size
  /// Space behind it, in points.
  public var spacing: CGFloat?
  /// The alignment of its cells; `nil` for the grid's.
  public var alignment: Alignment?

  /// A column or row.
  ///
  /// - Parameters:
  ///   - spacing: The space behind it, in points; `nil` for the system's.
  ///   - alignment: The alignment of its cells; `nil` for the grid's.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil,
    _file: StaticString = #fileID, _line: UInt = #line
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
    if alignment != nil {
      notDrawn(
        "GridItem(_:spacing:alignment:)", "its cells are aligned as the grid's", _file, _line)
    }
  }

  var isAdaptive: Bool { if case .adaptive = size { true } else { false } }

  var track: GridTracks.Track {
    let length: GridTracks.Length =
      switch size {
      case .fixed(let length): .fixed(Double(length))
      case .flexible(let minimum, let maximum):
        .flexible(minimum: Double(minimum), maximum: Double(maximum))
      case .adaptive(let minimum, let maximum):
        .adaptive(minimum: Double(minimum), maximum: Double(maximum))
      }
    return GridTracks.Track(
      length, spacing: spacing.map(Double.init), alignment: alignment?.element)
  }
}

/// Children in columns, row by row. In a scroll view only those near the viewport are built. In a wide window, a
/// page with a grid of as many columns as fit is as wide as its room.
///
/// ```swift
/// struct Album: View {
///   var body: some View {
///     ScrollView {
///       LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
///         ForEach(1..<100) { Text("\($0)") }
///       }
///     }
///   }
/// }
/// ```
nonisolated public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A grid with as many columns as are given.
  ///
  /// - Parameters:
  ///   - spacing: The space between rows, in points; `nil` for the system's.
  ///   - pinnedViews: Which parts of sections stay in sight while the grid scrolls.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    // In narrow windows too, where it changes nothing: a page is first made without knowing its window.
    if view.columns.contains(where: \.isAdaptive) {
      context.writePreference(ObjectIdentifier(BarPreference.self), BarState(isWide: true))
    }
    emitLazyGrid(
      axis: 1, tracks: view.columns, alignment: ElementAlignment(view.alignment.element, .center),
      spacing: view.spacing, pinned: view.pinnedViews, context
    ) { Content._emit(view.content, context) }
  }
}

/// Children in rows, column by column. In a scroll view only those near the viewport are built.
nonisolated public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let pinnedViews: PinnedScrollableViews
  let content: Content

  /// A grid with as many rows as are given.
  ///
  /// - Parameters:
  ///   - spacing: The space between columns, in points; `nil` for the system's.
  ///   - pinnedViews: Which parts of sections stay in sight while the grid scrolls.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    emitLazyGrid(
      axis: 0, tracks: view.rows, alignment: ElementAlignment(.center, view.alignment.element),
      spacing: view.spacing, pinned: view.pinnedViews, context
    ) { Content._emit(view.content, context) }
  }
}

/// Points between rows or columns where none are given.
private let usualSpacing: CGFloat = 8

/// A lazy grid takes all the space across its direction.
@MainActor
private func emitLazyGrid(
  axis: UInt8, tracks: [GridItem], alignment: ElementAlignment, spacing: CGFloat?,
  pinned: PinnedScrollableViews, _ context: EmissionContext, content: () -> Void
) {
  // How many items a line takes where they are as many as fit, the page says.
  let line = tracks.contains(where: \.isAdaptive) ? 1 : max(1, tracks.count)
  context.emitLazily(axis: axis, spacing: spacing, line: line) {
    context.open(.grid)
    context.writer.set(.axis, axis == 1 ? .vertical : .horizontal)
    context.writer.set(.columns, GridTracks(tracks.map(\.track)))
    context.writer.set(.alignment, alignment)
    // A page has one space between all columns, and one between all rows.
    let between = tracks.first?.spacing ?? usualSpacing
    let along = spacing ?? usualSpacing
    context.writer.set(.spacing, Double(axis == 1 ? along : between))
    context.writer.set(.spacingAcross, Double(axis == 1 ? between : along))
    if !pinned.isEmpty { context.writer.set(.pinned, pinned.element) }
  } fills: { _ in
    axis == 1 ? 1 : 2
  } content: {
    context.descend(1, content)
  }
}

/// Rows whose cells stand in common columns.
///
/// ```swift
/// struct Scores: View {
///   var body: some View {
///     Grid(alignment: .leading) {
///       GridRow { Text("Ann"); Text("12") }
///       GridRow { Text("Ben"); Text("9") }
///     }
///   }
/// }
/// ```
nonisolated public struct Grid<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let horizontalSpacing, verticalSpacing: CGFloat?
  let content: Content

  /// A grid of rows, whose columns are as wide as they need to be.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of views in their cells.
  ///   - horizontalSpacing: The space between columns, in points; `nil` for the system's.
  ///   - verticalSpacing: The space between rows, in points; `nil` for the system's.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    context.open(.grid)
    context.writer.set(.alignment, view.alignment.element)
    if let spacing = view.verticalSpacing { context.writer.set(.spacing, Double(spacing)) }
    if let spacing = view.horizontalSpacing {
      context.writer.set(.spacingAcross, Double(spacing))
    }
    context.descend(1) { Content._emit(view.content, context) }
    context.close()
  }
}

/// A row of a grid.
nonisolated public struct GridRow<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  /// A row of cells.
  ///
  /// - Parameter alignment: The vertical alignment of its cells; `nil` for the grid's.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    // A modifier of a row changes each cell.
    let ofCells = context.waiting
    view.emitRow(context) {
      if let ofCells { context.wait(ofCells) }
      Content._emit(view.content, context)
    }
  }

  @MainActor public static var _isSeveral: Bool { true }

  @MainActor public static func _emitEach<M: ViewModifier>(
    _ view: Self, _ modifier: M, _ context: EmissionContext
  ) {
    view.emitRow(context) { Content._emitEach(view.content, modifier, context) }
  }

  @MainActor private func emitRow(_ context: EmissionContext, cells: () -> Void) {
    context.wait(PendingAttributes())
    context.open(.gridRow)
    if let alignment {
      context.writer.set(.alignment, ElementAlignment(.center, alignment.element))
    }
    let outer = context.axis
    context.axis = 0
    context.descend(1, cells)
    context.axis = outer
    context.close()
  }
}

extension View {
  /// How many columns a cell of a `Grid` takes.
  nonisolated public func gridCellColumns(
    _ count: Int
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.columnSpan, max(1, count))
  }

  /// The alignment of the cells in this one's column.
  nonisolated public func gridColumnAlignment(
    _ guide: HorizontalAlignment
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.columnAlignment, guide.element)
  }

  /// The directions in which a cell of a `Grid` has the size of its column or row, and asks for none itself.
  ///
  /// ```swift
  /// Grid {
  ///   GridRow { Text("Total"); Text("12.50") }
  ///   Divider().gridCellUnsizedAxes(.horizontal)
  ///   GridRow { Text("Paid"); Text("10.00") }
  /// }
  /// ```
  nonisolated public func gridCellUnsizedAxes(
    _ axes: Axis.Set
  ) -> ModifiedContent<Self, _AttributeModifier> {
    attribute(.unsizedAxes, axes.element)
  }
}
