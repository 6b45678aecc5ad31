import ViewGraph

/// Rows of which only those near the viewport are built.
@MainActor
protocol WindowedRows: AnyObject {
  var rowCount: Int { get }
  /// Builds the rows in a range, and no others.
  func show(_ range: Range<Int>)
}

/// What is in the viewport of a list. Each large `ForEach` in it has a run of the list's row
/// numbers.
@MainActor
final class ListWindow {
  /// A `ForEach` with more elements than this is built in part.
  static let largestWhole = 60
  static let initialCount = 40
  /// Rows that are built before and behind those that are seen.
  static let margin = 30
  /// Height of a row that was never built, in points.
  static let estimate = 44.0

  private struct Run {
    weak var rows: (any WindowedRows)?
    var count: Int
  }

  private var runs: [Run] = []
  /// The numbers are on the list's element; it is written before its rows know them.
  private unowned(unsafe) let owner: Component

  init(owner: Component) { self.owner = owner }

  var count: Int { runs.reduce(0) { $0 + $1.count } }

  /// Number of the first of these rows.
  func start(of rows: any WindowedRows) -> Int {
    let total = count
    runs.removeAll { $0.rows == nil }
    if let index = runs.firstIndex(where: { $0.rows === rows }) {
      runs[index].count = rows.rowCount
    } else {
      runs.append(Run(rows: rows, count: rows.rowCount))
    }
    if count != total { countChanged() }
    return starts().first { $0.rows === rows }!.start
  }

  func remove(_ rows: any WindowedRows) {
    runs.removeAll { $0.rows === rows || $0.rows == nil }
    countChanged()
  }

  /// Whether the list is being written, and will take the new count by itself.
  var isWriting = false

  private func countChanged() {
    if !isWriting { owner.invalidate() }
  }

  private func starts() -> [(rows: any WindowedRows, start: Int, count: Int)] {
    var start = 0
    return runs.compactMap { run in
      defer { start += run.count }
      return run.rows.map { ($0, start, run.count) }
    }
  }

  /// Rows with these numbers are seen.
  func show(_ seen: Range<Int>) {
    for (rows, start, count) in starts() {
      let lower = seen.lowerBound - start - Self.margin
      let upper = seen.upperBound - start + Self.margin
      let first = min(max(lower, 0), count)
      rows.show(first..<min(max(upper, first), count))
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
