/// Sizes and places, in points.
extension Attribute {
  /// Of a `box` whose last child is a layer or a bar.
  @inlinable package static var layering: Attribute<Layering> { .init(.layering) }
  /// Of a `box` that lies before or behind the others of a box with `.layering`, and of a `column` that
  /// lies over the next one.
  @inlinable package static var isLayer: Attribute<Bool> { .init(.isLayer) }
  /// Of a `split` and its columns: they are seen beside each other, and not only one of them.
  @inlinable package static var isSideBySide: Attribute<Bool> { .init(.isSideBySide) }
  /// In which direction a stack, grid or field grows.
  @inlinable package static var axis: Attribute<ElementAxis> { .init(.axis) }
  /// In which directions a `scroll` scrolls.
  @inlinable package static var scrollAxes: Attribute<AxisSet> { .init(.scrollAxes) }
  @inlinable package static var spacing: Attribute<Double> { .init(.spacing) }
  @inlinable package static var spacingAcross: Attribute<Double> { .init(.spacingAcross) }
  /// Of its content, in both directions.
  @inlinable package static var alignment: Attribute<ElementAlignment> { .init(.alignment) }
  /// Alignment of a frame's content.
  @inlinable package static var frameAlignment: Attribute<ElementAlignment> {
    .init(.frameAlignment)
  }
  /// Guides by which those around align it, where it gives them values of its own.
  @inlinable package static var guides: Attribute<ElementGuides> { .init(.guides) }
  /// Of a `box`: it shows the first of its children that fits in these directions, or else the last.
  @inlinable package static var fitting: Attribute<AxisSet> { .init(.fitting) }
  /// Of a `box` with `.onGeometry`: it is as large as its content. Else it takes what it is offered.
  @inlinable package static var measuresContent: Attribute<Bool> { .init(.measuresContent) }
  /// Of a `box` that the app's code lays out: its number in the ``LayoutRegistry``, and a number that is
  /// another one when the layout is.
  @inlinable package static var arrangement: Attribute<[Double]> { .init(.arrangement) }
  /// What its layout answers, for a host that cannot ask it: see ``LayoutAnswers``.
  @inlinable package static var arranged: Attribute<String> { .init(.arranged) }
  /// Numbers in the ``LayoutRegistry`` of what it says to the layout around, the outermost first.
  @inlinable package static var layoutValues: Attribute<[Double]> { .init(.layoutValues) }
  /// Points: top, leading, bottom, trailing.
  @inlinable package static var padding: Attribute<[Double]> { .init(.padding) }
  @inlinable package static var width: Attribute<Double> { .init(.width) }
  @inlinable package static var height: Attribute<Double> { .init(.height) }
  @inlinable package static var minimumWidth: Attribute<Double> { .init(.minimumWidth) }
  @inlinable package static var minimumHeight: Attribute<Double> { .init(.minimumHeight) }
  @inlinable package static var maximumWidth: Attribute<Double> { .init(.maximumWidth) }
  @inlinable package static var maximumHeight: Attribute<Double> { .init(.maximumHeight) }
  /// Its frame, where that is a function of the container around.
  @inlinable package static var containerFrame: Attribute<ContainerFrame> {
    .init(.containerFrame)
  }
  /// The directions in which it fills what it is offered. The first attribute of every element.
  @inlinable package static var fills: Attribute<AxisSet> { .init(.fills) }
  /// The directions in which it keeps its ideal size.
  @inlinable package static var fixedSize: Attribute<AxisSet> { .init(.fixedSize) }
  @inlinable package static var aspectRatio: Attribute<Double> { .init(.aspectRatio) }
  @inlinable package static var contentMode: Attribute<ElementContentMode> { .init(.contentMode) }
  @inlinable package static var isResizable: Attribute<Bool> { .init(.isResizable) }
  /// Whether a picture that is stretched keeps the edges of its pixels.
  @inlinable package static var isPixelated: Attribute<Bool> { .init(.isPixelated) }
  @inlinable package static var layoutPriority: Attribute<Double> { .init(.layoutPriority) }
  @inlinable package static var zIndex: Attribute<Double> { .init(.zIndex) }
  /// x, y.
  @inlinable package static var offset: Attribute<[Double]> { .init(.offset) }
  @inlinable package static var position: Attribute<[Double]> { .init(.position) }
  @inlinable package static var isClipped: Attribute<Bool> { .init(.isClipped) }
  /// The edges at which it leaves the safe area.
  @inlinable package static var ignoresSafeArea: Attribute<EdgeParts> { .init(.ignoresSafeArea) }
  /// Used where nothing is offered in that direction: in a scroll view, or with `.fixedSize`.
  @inlinable package static var idealWidth: Attribute<Double> { .init(.idealWidth) }
  @inlinable package static var idealHeight: Attribute<Double> { .init(.idealHeight) }
  /// Of a popover: the edge of what it belongs to at which it stands.
  @inlinable package static var arrowEdge: Attribute<BarEdge> { .init(.arrowEdge) }
  /// Of a bar along an edge of its container's content.
  @inlinable package static var edge: Attribute<BarEdge> { .init(.edge) }
  @inlinable package static var columnSpan: Attribute<Int> { .init(.columnSpan) }
  @inlinable package static var rowInsets: Attribute<[Double]> { .init(.rowInsets) }
  /// Points between the sections of a list, and between its rows.
  @inlinable package static var sectionSpacing: Attribute<Double> { .init(.sectionSpacing) }
  @inlinable package static var rowSpacing: Attribute<Double> { .init(.rowSpacing) }
  /// Points from a section to its neighbours. The smaller of two distances counts.
  @inlinable package static var ownSpacing: Attribute<Double> { .init(.ownSpacing) }
  @inlinable package static var hidesScrollIndicators: Attribute<Bool> {
    .init(.hidesScrollIndicators)
  }
  /// The place of smaller content in a scroll view, as fractions of the room that it leaves across and down.
  @inlinable package static var contentAnchor: Attribute<[Double]> { .init(.contentAnchor) }
  /// Shows the content of a scroll view beside its frame as well.
  @inlinable package static var isUnclipped: Attribute<Bool> { .init(.isUnclipped) }
  /// Does not scroll.
  @inlinable package static var isScrollDisabled: Attribute<Bool> { .init(.isScrollDisabled) }
  /// The places at which scrolling comes to rest: 1 at the views of the outermost stack, one at a time; 2 at those of elements with
  /// `.holdsScrollTargets`; 3 at these, one at a time. Four insets follow, in points: top, leading, bottom, trailing.
  @inlinable package static var scrollSnap: Attribute<[Double]> { .init(.scrollSnap) }
  /// Scrolling may come to rest at the element's children.
  @inlinable package static var holdsScrollTargets: Attribute<Bool> { .init(.holdsScrollTargets) }
  /// The headers and footers that stay in sight while their section scrolls.
  @inlinable package static var pinned: Attribute<PinnedParts> { .init(.pinned) }
  /// Directions in which a grid's column or row does not grow for this cell.
  @inlinable package static var unsizedAxes: Attribute<AxisSet> { .init(.unsizedAxes) }
  /// Of a grid's cell: how its column is aligned.
  @inlinable package static var columnAlignment: Attribute<ElementAlignment.Horizontal> {
    .init(.columnAlignment)
  }
  /// Of a row: no line parts it from the row before, or from the one behind; and these lines' colours.
  @inlinable package static var hidesSeparatorAbove: Attribute<Bool> {
    .init(.hidesSeparatorAbove)
  }
  @inlinable package static var hidesSeparatorBelow: Attribute<Bool> {
    .init(.hidesSeparatorBelow)
  }
  @inlinable package static var separatorPaintAbove: Attribute<Paint> {
    .init(.separatorPaintAbove)
  }
  @inlinable package static var separatorPaintBelow: Attribute<Paint> {
    .init(.separatorPaintBelow)
  }
  /// The same for the lines at the beginning and at the end of a section.
  @inlinable package static var hidesSectionSeparatorAbove: Attribute<Bool> {
    .init(.hidesSectionSeparatorAbove)
  }
  @inlinable package static var hidesSectionSeparatorBelow: Attribute<Bool> {
    .init(.hidesSectionSeparatorBelow)
  }
  @inlinable package static var sectionSeparatorPaintAbove: Attribute<Paint> {
    .init(.sectionSeparatorPaintAbove)
  }
  @inlinable package static var sectionSeparatorPaintBelow: Attribute<Paint> {
    .init(.sectionSeparatorPaintBelow)
  }
  /// Of a `page`: what is in it has columns of its own, for which it is as wide as its room.
  @inlinable package static var isWide: Attribute<Bool> { .init(.isWide) }
  /// Of a `table`: several of its rows can be chosen.
  @inlinable package static var choosesSeveral: Attribute<Bool> { .init(.choosesSeveral) }
  /// Of a `table`: each second row has another background.
  @inlinable package static var alternates: Attribute<Bool> { .init(.alternates) }
  /// A `modal` shows a sign at its top, because it can be dragged.
  @inlinable package static var hasDragIndicator: Attribute<Bool> { .init(.hasDragIndicator) }
  /// Of a `search`: stays in sight while the page scrolls.
  @inlinable package static var isDrawer: Attribute<Bool> {
    .init(.isDrawer)
  }
}
