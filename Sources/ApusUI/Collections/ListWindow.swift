import ViewGraph

/// Rows of which only those near the viewport are built.
@MainActor
protocol WindowedRows: AnyObject {
  var rowCount: Int { get }
  /// Builds the rows in a range, and no others.
  func show(_ range: Range<Int>)
}

/// What is in the viewport of a list.
@MainActor
final class ListWindow {
  /// A `ForEach` with more elements than this is built in part.
  static let largestWhole = 60
  static let initialCount = 40
  /// Rows that are built before and behind those that are seen.
  static let margin = 30
  /// Height of a row that was never built, in points.
  static let estimate = 44.0

  /// Whether the list is being written, and will take the new count by itself.
  var isWriting = false
  /// Index of the list's `.onWindow` handler, by which its element is found.
  var handler = 0
  private var counts: [ObjectIdentifier: Int] = [:]
  private unowned(unsafe) let owner: Component

  init(owner: Component) { self.owner = owner }

  /// Whether some of the list's rows are not built.
  var isNeeded: Bool { !counts.isEmpty }

  /// These rows take part, as many as they are now.
  func add(_ rows: any WindowedRows) { set(rows, rows.rowCount) }
  func remove(_ rows: any WindowedRows) { set(rows, nil) }

  /// The list's element says how many rows it has.
  private func set(_ rows: any WindowedRows, _ count: Int?) {
    let old = counts.updateValue(count ?? 0, forKey: ObjectIdentifier(rows))
    if count == nil { counts[ObjectIdentifier(rows)] = nil }
    if old != count, !isWriting { owner.invalidate() }
  }

  /// Rows of the list with these numbers are seen; built or not, all count.
  func show(_ seen: Range<Int>) {
    var offsets: [(rows: any WindowedRows, offset: Int)] = []
    var position = 0
    owner.forEachRow(ofList: handler) { component, count, start in
      if let start, let rows = component as? any WindowedRows,
        !offsets.contains(where: { $0.rows === rows })
      {
        offsets.append((rows, position - start))
      }
      position += count
    }
    for (rows, offset) in offsets {
      let count = rows.rowCount
      let first = min(max(seen.lowerBound - offset - Self.margin, 0), count)
      let end = min(max(seen.upperBound - offset + Self.margin, first), count)
      rows.show(first..<end)
    }
  }
}

/// A container of which only the items near the viewport are built.
class WindowingContainer: ItemContainer {
  let window: ListWindow?

  init(role: Role?, window: ListWindow?) {
    self.window = window
    super.init()
    self.role = role
  }
}
