import Foundation

/// The name under which apps set how all tables look.
///
/// A `List` is no table of UIKit since iOS 16, so that it follows nothing that is set here, as on a device. Each
/// property says so once in a debug run.
@MainActor @preconcurrency
public final class UITableView: UIScrollView {
  private static let all = UITableView(frame: .zero)

  private override init(frame: CGRect) { super.init(frame: frame) }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// How all tables look.
  public override class func appearance() -> UITableView { all }

  /// The colour behind rows. `scrollContentBackground(_:)` and `background(_:)` give a `List` another one.
  public override var backgroundColor: UIColor? {
    didSet { noMeaning("UITableView.appearance().backgroundColor") }
  }
  /// The view behind rows.
  public var backgroundView: UIView? {
    didSet { noMeaning("UITableView.appearance().backgroundView") }
  }
  /// The colour of lines between rows. `listRowSeparatorTint(_:edges:)` gives those of a `List` another one.
  public var separatorColor: UIColor? {
    didSet { noMeaning("UITableView.appearance().separatorColor") }
  }
  /// The lines between rows. `listRowSeparator(_:edges:)` hides those of a `List`.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { noMeaning("UITableView.appearance().separatorStyle") }
  }
  /// What comes below all rows.
  public var tableFooterView: UIView? {
    didSet { noMeaning("UITableView.appearance().tableFooterView") }
  }
  /// What comes above all rows.
  public var tableHeaderView: UIView? {
    didSet { noMeaning("UITableView.appearance().tableHeaderView") }
  }
  /// The distance of a section's header from the rows above it.
  public var sectionHeaderTopPadding: CGFloat = 0 {
    didSet { noMeaning("UITableView.appearance().sectionHeaderTopPadding") }
  }
}

/// The name under which apps set how all rows of tables look: see ``UITableView``.
@MainActor @preconcurrency
public final class UITableViewCell: UIView {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// How a row looks that is chosen.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }

  private static let all = UITableViewCell(frame: .zero)

  private override init(frame: CGRect) { super.init(frame: frame) }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// How all rows look.
  public class func appearance() -> UITableViewCell { all }

  /// The colour behind a row. `listRowBackground(_:)` gives one of a `List` another one.
  public override var backgroundColor: UIColor? {
    didSet { noMeaning("UITableViewCell.appearance().backgroundColor") }
  }
  /// How a row looks that is chosen.
  public var selectionStyle = SelectionStyle.default {
    didSet { noMeaning("UITableViewCell.appearance().selectionStyle") }
  }
}
