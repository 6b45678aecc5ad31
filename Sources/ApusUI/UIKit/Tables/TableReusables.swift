import CInitializer
import Foundation

/// The cells that a table has left over, and the classes of new ones.
@MainActor
struct TableReusables {
  var cellClasses: [String: AnyClass] = [:]
  var headerClasses: [String: AnyClass] = [:]
  private var cells: [String: [UITableViewCell]] = [:]

  mutating func keep(_ cell: UITableViewCell) {
    if let name = cell.reuseIdentifier { cells[name, default: []].append(cell) }
  }

  mutating func cell(_ name: String) -> UITableViewCell? {
    if let cell = cells[name]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[name].flatMap { ClassInstance.make(cell: $0, name) }
  }

  func header(_ name: String) -> UITableViewHeaderFooterView? {
    headerClasses[name].flatMap { ClassInstance.make(header: $0, name) }
  }
}

extension ClassInstance {
  /// Makes a cell by its class's `init(style:reuseIdentifier:)`.
  static func make(cell type: AnyClass, _ name: String) -> UITableViewCell? {
    guard type is UITableViewCell.Type, let slotOfCell else { return nil }
    let object = withWords(of: name) { first, second in
      call_cell_initializer(
        initializer(of: type, at: slotOfCell), unsafeBitCast(type, to: UnsafeRawPointer.self),
        first, second)
    }
    return Unmanaged<UITableViewCell>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes a header or a footer by its class's `init(reuseIdentifier:)`.
  static func make(header type: AnyClass, _ name: String) -> UITableViewHeaderFooterView? {
    guard type is UITableViewHeaderFooterView.Type, let slotOfHeader else { return nil }
    let object = withWords(of: name) { first, second in
      call_header_initializer(
        initializer(of: type, at: slotOfHeader), unsafeBitCast(type, to: UnsafeRawPointer.self),
        first, second)
    }
    return Unmanaged<UITableViewHeaderFooterView>.fromOpaque(object).takeRetainedValue()
  }

  private static let slotOfCell = slot(
    of: UITableViewCell.self, overriddenBy: CellProbe.self, OtherCellProbe.self,
    behind: UIView.self)
  private static let slotOfHeader = slot(
    of: UITableViewHeaderFooterView.self, overriddenBy: HeaderProbe.self,
    OtherHeaderProbe.self, behind: UIView.self)

  /// The two words of an optional string, which the initializer takes over.
  private static func withWords<Result>(
    of name: String, _ body: (UInt, UInt) -> Result
  ) -> Result {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    place.initialize(to: name)
    defer { place.deallocate() }
    return place.withMemoryRebound(to: UInt.self, capacity: 2) { body($0[0], $0[1]) }
  }
}

// Their initializers have different bodies, because a linker may keep one of two that are the same.

private final class CellProbe: UITableViewCell {
  let number: Int
  override init(style: CellStyle, reuseIdentifier: String?) {
    number = 1
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OtherCellProbe: UITableViewCell {
  let number: Int
  override init(style: CellStyle, reuseIdentifier: String?) {
    number = 2
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class HeaderProbe: UITableViewHeaderFooterView {
  let number: Int
  override init(reuseIdentifier: String?) {
    number = 1
    super.init(reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class OtherHeaderProbe: UITableViewHeaderFooterView {
  let number: Int
  override init(reuseIdentifier: String?) {
    number = 2
    super.init(reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}
