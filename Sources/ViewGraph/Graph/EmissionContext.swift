/// Where a body's views write their elements. One per graph; a component's evaluation borrows it.
@MainActor
public final class EmissionContext {
  package unowned let graph: Graph
  // What each element touches is not checked for overlapping accesses at run time: the checks are a
  // sixth of an evaluation, and no access lasts while a view runs.

  /// The component whose body is being evaluated.
  @exclusivity(unchecked) package internal(set) unowned(unsafe) var component: Component?
  @exclusivity(unchecked) package internal(set) var writer: ElementWriter
  /// The structural place, from the component's root.
  @exclusivity(unchecked) package internal(set) var path: UInt64 = 0
  /// The direction of the stack around: 0 horizontal, 1 vertical.
  @exclusivity(unchecked) package var axis: UInt8 = 1
  /// The list, form or picker whose items are being written: what each is put in.
  @exclusivity(unchecked) package var container: ItemContainer?

  /// Whether the views here are put in items: rows of a list, options of a picker.
  package var writesItems: Bool { container?.role != nil }

  /// Whether nothing that stood at this place is what stands there now: components and slots begin
  /// anew.
  @exclusivity(unchecked) package var isRenewing = false

  @exclusivity(unchecked) var handlers: [Handler] = []
  @exclusivity(unchecked) var children: [Component] = []
  @exclusivity(unchecked) var oldChildren: [Component] = []
  @exclusivity(unchecked) var childCursor = 0
  @exclusivity(unchecked) var preferences: [PreferenceRecord] = []
  @exclusivity(unchecked) var readPreferences: [ObjectIdentifier] = []
  /// The elements that have not ended yet.
  @exclusivity(unchecked) var openElements: [OpenElement] = []
  /// More of those that stand in a container, or are items.
  @exclusivity(unchecked) var openItems: [OpenItem] = []
  /// Attributes that wait for the next element.
  @exclusivity(unchecked) package var pending = PendingAttributes()
  @exclusivity(unchecked) var rootFills: UInt8 = 0
  @exclusivity(unchecked) var baseScope: EnvironmentScope
  /// Values set above this place that no child component has needed yet.
  @exclusivity(unchecked) var pendingEnvironment: [PendingEntry] = []
  @exclusivity(unchecked) var materializedScope: (count: Int, scope: EnvironmentScope)?
  @exclusivity(unchecked) var spareWriters: [ElementWriter] = []
  /// Empty, with room: an evaluation opens some elements at once.
  @exclusivity(unchecked) var spareElements: [[OpenElement]] = []
  /// Where content is captured whose places have to be known, and those in it so far.
  @exclusivity(unchecked) var captured: (writer: ElementWriter, places: [PlaceSlot])?
  @exclusivity(unchecked) var attributeWriters: [ElementWriter] = []

  typealias PendingEntry = (entry: EnvironmentEntry, path: UInt64)

  struct OpenElement {
    /// Offset of its `fills` byte.
    let offset: Int
    /// What its content wants of the space so far.
    var content: UInt8 = 0
    /// What its frame makes of that.
    let frame: FrameFills
    var isBox = false
    var hasItem = false
    /// Whether it is an item itself, which takes what a view in it says of its item.
    var isItem = false
  }

  struct OpenItem {
    /// The container to go back to when the element ends.
    var container: ItemContainer?
    /// Where the content of an item that was opened with the element begins.
    var content: Int?
    /// What follows the content of an item, and what can be done with it.
    var offers = ItemOffers()
  }

  init(graph: Graph) {
    self.graph = graph
    writer = ElementWriter()
    baseScope = graph.rootScope
  }

  /// Evaluates what stands in no list, form or picker although its modifier does, such as a sheet.
  package func outsideOfItems(_ body: () -> Void) {
    let outer = (container, pending)
    container = nil
    pending = PendingAttributes()
    body()
    (container, pending) = outer
  }

  /// Goes one structural step further down, until ``leave(_:)`` is called with what this returns.
  ///
  /// What every view does in every evaluation does without closures: to make and to call one costs
  /// more than what is done in it.
  package func enter(_ step: UInt64) -> UInt64 {
    let outer = path
    path = Self.mix(path, step)
    return outer
  }

  package func leave(_ outer: UInt64) { path = outer }

  /// Sets the direction of the stack around; returns that of the one further out.
  package func enterStack(axis fresh: UInt8) -> UInt8 {
    let outer = axis
    axis = fresh
    return outer
  }

  package func leaveStack(_ outer: UInt8) { axis = outer }

  /// Evaluates `body` one structural step further down.
  package func descend<Result>(_ step: UInt64, _ body: () -> Result) -> Result {
    let outer = path
    path = Self.mix(path, step)
    defer { path = outer }
    return body()
  }

  /// Evaluates `body` at another structural place of this component.
  package func at(_ place: UInt64, _ body: () -> Void) {
    let outer = path
    path = place
    body()
    path = outer
  }

  nonisolated package static func mix(_ path: UInt64, _ step: UInt64) -> UInt64 {
    var value = (path ^ step) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
    value = value &* 0xBF58_476D_1CE4_E5B9
    return value ^ (value >> 32) &+ 1
  }
}
