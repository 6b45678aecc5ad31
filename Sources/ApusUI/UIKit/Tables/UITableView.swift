import Foundation

/// Rows below each other, in sections, that a data source gives.
///
/// A page draws it as a `List`. It asks for the cells of rows near the viewport, and keeps those that it was given.
///
/// ```swift
/// let table = UITableView(frame: .zero, style: .insetGrouped)
/// table.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
/// table.dataSource = context.coordinator
/// table.delegate = context.coordinator
/// ```
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  private static let all = UITableView(frame: .zero, style: .plain)

  /// How all tables look. A `List` is no table of UIKit since iOS 16, so that it follows nothing that is set here, as on
  /// a device. Each property says so once in a debug run.
  open override class func appearance() -> UITableView { all }

  /// The height of a row whose content says it.
  public class var automaticDimension: CGFloat { -1 }

  /// How rows and sections look.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
  /// The resting place of a row after scrolling.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
  /// How rows come and go. Pages have one animation for rows.
  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  /// How rows and sections look.
  public let style: Style
  /// The object that gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  private weak var tableDelegate: (any UITableViewDelegate)?

  /// The object that hears what a person does: a ``UITableViewDelegate``.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { tableDelegate }
    set {
      tableDelegate = newValue as? any UITableViewDelegate
      super.delegate = newValue
      askAgain()
    }
  }
  var rowsDelegate: (any UITableViewDelegate)? { tableDelegate }

  // MARK: Looks

  /// The height of rows; `automaticDimension` for that of their content.
  open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { askAgain() } }
  /// The presumed height of rows. A browser measures them when it shows them.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  /// The height of what is above sections.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { askAgain() } }
  /// The height of what is below sections.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { askAgain() } }
  /// The presumed height of headers. A browser measures them when it shows them.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension
  /// The presumed height of footers. A browser measures them when it shows them.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension
  /// The colour behind rows.
  open override var backgroundColor: UIColor? {
    didSet { if isOfAll { noMeaning("UITableView.appearance().backgroundColor") } }
  }
  /// The view behind rows.
  open var backgroundView: UIView? {
    didSet {
      if isOfAll { noMeaning("UITableView.appearance().backgroundView") }
      put(backgroundView, insteadOf: oldValue)
    }
  }
  /// The colour of lines between rows; nil: the system's.
  open var separatorColor: UIColor? {
    didSet {
      if isOfAll { noMeaning("UITableView.appearance().separatorColor") }
      changed()
    }
  }
  /// The lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      if isOfAll { noMeaning("UITableView.appearance().separatorStyle") }
      changed()
    }
  }
  /// The distance of lines from the edges. A page's lines begin where a row's words do.
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      if separatorInset != .zero {
        notDrawn("UITableView.separatorInset", "lines begin where the words of a row do")
      }
    }
  }
  /// What comes below all rows.
  open var tableFooterView: UIView? {
    didSet {
      if isOfAll { noMeaning("UITableView.appearance().tableFooterView") }
      put(tableFooterView, insteadOf: oldValue)
    }
  }
  /// What comes above all rows.
  open var tableHeaderView: UIView? {
    didSet {
      if isOfAll { noMeaning("UITableView.appearance().tableHeaderView") }
      put(tableHeaderView, insteadOf: oldValue)
    }
  }
  /// The distance of a section's header from the rows above it. Pages use the distance of lists.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet {
      if isOfAll {
        noMeaning("UITableView.appearance().sectionHeaderTopPadding")
      } else {
        notDrawn(
          "UITableView.sectionHeaderTopPadding", "sections are as far apart as those of a list")
      }
    }
  }
  /// The distances that are kept free around the rows. A page's list keeps its own.
  open override var contentInset: UIEdgeInsets {
    didSet {
      if contentInset != .zero { notDrawn("UITableView.contentInset", "a list keeps its own") }
    }
  }
  /// The sign by which a person loads the rows anew.
  open override var refreshControl: UIRefreshControl? { didSet { changed() } }

  // MARK: Choice and edits

  /// Whether a tap chooses a row.
  open var allowsSelection = true { didSet { changed() } }
  /// Whether a tap chooses a row while the table is edited.
  open var allowsSelectionDuringEditing = false { didSet { changed() } }
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false { didSet { changed() } }
  /// Whether several rows can be chosen while the table is edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { askAgain() } }

  private var isEdited = false
  /// Whether rows show what deletes and moves them.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Shows what deletes and moves rows, or hides it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEdited else { return }
    change(animated: animated) {
      isEdited = editing
      // Editing clears the selection, as on a device.
      unchooseAll()
      for cell in madeCells { cell.setEditing(editing, animated: animated) }
      askAgain()
    }
  }

  // MARK: Making

  /// A table of a place and a size in the view around.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }
  /// A plain table of a place and a size in the view around.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  // MARK: For the page

  var sections: [KeptTableSection] = []
  /// The numbers of chosen rows, the last one last.
  var chosen: [Int] = []
  var isLoadDue = true
  var reusables = TableReusables()
  /// The row whose cell the data source is making.
  var askedRow: KeptTableRow?
  /// Set by default implementations of optional methods.
  var isAnsweredByDefault = false, isStyledByDefault = false
  var updates: RowUpdates<TableRows>?
  var updateDepth = 0
  /// Scrolls the page's list to a row.
  var scroller: ((Int, UnitPoint?) -> Void)?
  /// The row that a list scrolls to when it comes.
  var dueScroll: (Int, UnitPoint?)?

  private var isOfAll: Bool { self === Self.all }

  private func put(_ view: UIView?, insteadOf old: UIView?) {
    if old !== view, old?.superview === self { old?.superview = nil }
    // Not among the subviews, which lie over the rows.
    view?.removeFromSuperview()
    view?.superview = self
    changed()
  }

  /// Asks the data source for everything again. No row stays chosen.
  open func reloadData() {
    unchooseAll()
    isLoadDue = true
    for section in sections { for row in section.rows { row.isStale = true } }
    askAgain()
  }

  override func makeContent() -> AnyView {
    loadIfDue()
    return followed(ShownTable(table: self, version: version))
  }
}
