import ViewGraph

/// Rows of which only those near the viewport are built.
@MainActor
protocol WindowedRows: AnyObject {
  var rowCount: Int { get }
  /// Those that are built.
  var builtRows: Range<Int> { get }
  /// Puts dropped content among the rows.
  var insertion: (any RowInsertion)? { get }
  /// Builds the rows in a range, and no others, if it does not build all of them.
  func show(_ range: Range<Int>)
}

/// What is near the viewport of a list, lazy stack or lazy grid.
///
/// A row is an element directly in it, or in one of its sections. Rows that are not built have no
/// state: one that goes far out of sight begins anew when it comes back.
@MainActor
final class LazyWindow {
  /// A `ForEach` with more elements than this is built in part.
  static let largestWhole = 60
  /// How many rows all its `ForEach` build before the page says what is seen.
  static let largestTotal = 200
  static let initialCount = 40
  /// Rows that are built before and behind those that are seen.
  static let margin = 30

  /// What a host needs to know of rows that are not built.
  struct Shape: Equatable {
    var axis = ElementAxis.vertical
    /// From the beginning of one row to the next where none was ever built, in points.
    var pitch = 44.0
  }

  let shape: Shape
  /// How many rows stand side by side in a line of a grid.
  private var line: Int
  /// Whether the container is being written, and will take the new count by itself.
  private var isWriting = false
  /// Index of the `.onWindow` handler, by which the container's element is found.
  private var handler = 0
  /// How many rows the element says that there are.
  private var count = 0
  private var parts: [ObjectIdentifier: Part] = [:]
  private var built = 0
  private var partial = 0
  private unowned(unsafe) let owner: Component

  private struct Part {
    var count: Int
    var built: Int
    var isWhole: Bool { count == built }
  }

  init(owner: Component, shape: Shape = Shape(), line: Int = 1) {
    self.owner = owner
    self.shape = shape
    self.line = line
  }

  /// Whether some of the rows are not built.
  private var isNeeded: Bool { partial > 0 }

  // MARK: Rows

  /// What a `ForEach` builds at first; nil: all of it.
  func initialRange(of count: Int, _ rows: any WindowedRows) -> Range<Int>? {
    let room = max(0, Self.largestTotal - built + (parts[ObjectIdentifier(rows)]?.built ?? 0))
    return count <= min(Self.largestWhole, room) ? nil : 0..<min(Self.initialCount, count, room)
  }

  /// These rows take part, as many as they are now.
  func add(_ rows: any WindowedRows) {
    set(rows, Part(count: rows.rowCount, built: rows.builtRows.count))
  }

  func remove(_ rows: any WindowedRows) { set(rows, nil) }

  /// The container's element says how many rows it has.
  private func set(_ rows: any WindowedRows, _ part: Part?) {
    let old = parts[ObjectIdentifier(rows)]
    parts[ObjectIdentifier(rows)] = part
    built += (part?.built ?? 0) - (old?.built ?? 0)
    let wasNeeded = isNeeded
    partial += (part?.isWhole == false ? 1 : 0) - (old?.isWhole == false ? 1 : 0)
    if !isWriting, isNeeded != wasNeeded || isNeeded && part?.count != old?.count {
      owner.invalidate()
    }
  }

  // MARK: The container's element

  /// Writes the container: `open` begins its element, whose rows `content` writes.
  func emit(
    _ context: EmissionContext, open: () -> Void, fills: (UInt8) -> UInt8, content: () -> Void
  ) {
    // How many rows there are is known only when they have been asked.
    context.emitDescribed { records in
      open()
      guard isNeeded else { return }
      count = context.countRows(in: records)
      context.writer.set(.count, count)
      handler = context.handler(
        .onWindow,
        .event { [weak self] action in
          if case .window(let seen, let line) = action { self?.show(seen, line: line) }
        })
    } fills: {
      fills($0)
    } content: {
      isWriting = true
      content()
      isWriting = false
    }
  }

  // MARK: What is seen

  /// Rows with these numbers are seen; built or not, all count.
  private func show(_ seen: Range<Int>, line: Int) {
    if line > 1 { self.line = line }
    let wanted = seen.lowerBound - Self.margin..<seen.upperBound + Self.margin
    var order: [any WindowedRows] = []
    var spans: [ObjectIdentifier: [RowSpan]] = [:]
    owner.forEachRowSpan(ofContainer: handler) { [parts] component, span in
      let key = ObjectIdentifier(component)
      guard parts[key] != nil, let rows = component as? any WindowedRows else { return }
      if spans[key] == nil { order.append(rows) }
      spans[key, default: []].append(span)
    }
    for rows in order {
      let range = elements(of: rows, spans[ObjectIdentifier(rows)]!, in: wanted)
      guard range != rows.builtRows else { continue }
      rows.show(range)
    }
    // Of an element that is built for the first time, nobody knew how many rows it has.
    owner.graph.afterUpdate { [weak self] in
      guard let self, isNeeded, owner.isMounted else { return }
      if owner.forEachRowSpan(ofContainer: handler) != count { owner.invalidate() }
    }
  }

  /// One element of a `ForEach` is going to be seen.
  func show(_ element: Int, of rows: any WindowedRows) {
    let first = max(0, element - Self.margin) / line * line
    rows.show(first..<min(rows.rowCount, element + Self.margin))
  }

  /// The elements of a `ForEach` that have wanted rows: an element may have several, or none.
  private func elements(
    of rows: any WindowedRows, _ spans: [RowSpan], in wanted: Range<Int>
  ) -> Range<Int> {
    var first: Int?
    var end = 0
    var next = rows.builtRows.lowerBound
    for span in spans {
      let here = span.position..<span.position + span.rows
      let part = here.clamped(to: wanted)
      if let start = span.start {
        guard !part.isEmpty else { continue }
        first = first ?? start + part.lowerBound - here.lowerBound
        end = start + part.upperBound - here.lowerBound
      } else {
        if here.isEmpty ? wanted.contains(here.lowerBound) : !part.isEmpty {
          first = first ?? next
          end = next + 1
        }
        next += 1
      }
    }
    let count = rows.rowCount
    guard let first else {
      let isBehind = spans.first.map { $0.position >= wanted.upperBound } ?? true
      return isBehind ? 0..<0 : count..<count
    }
    return wholeLines(first..<min(end, count), of: count, after: spans[0])
  }

  /// A line of a grid is built as a whole, so that its items stand where they belong.
  private func wholeLines(_ range: Range<Int>, of count: Int, after span: RowSpan) -> Range<Int> {
    guard line > 1 else { return range }
    // Where the first element stands, counted from a line's beginning.
    let offset = span.position - span.section
    let first = max(0, range.lowerBound - (offset + range.lowerBound) % line)
    let rest = (offset + range.upperBound) % line
    return first..<min(count, range.upperBound + (rest == 0 ? 0 : line - rest))
  }
}

/// A container of which only the items near the viewport are built.
class WindowingContainer: ItemContainer {
  let window: LazyWindow?

  init(role: Role?, window: LazyWindow?) {
    self.window = window
    super.init()
    self.role = role
  }
}
