import Foundation

/// The view of a row in a table.
///
/// It has the labels and the picture of its style, or what a `contentConfiguration` says, or the views that a subclass puts into
/// its `contentView`.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  /// How a row looks that is chosen.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// What stands where.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// The edits that a row allows.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }
  /// The sign at the end of a row.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  private static let all = UITableViewCell(style: .default, reuseIdentifier: nil)
  /// How all rows look. Cells of a `List` ignore these settings, as on a device.
  open class func appearance() -> UITableViewCell { all }

  let style: CellStyle
  /// The name by which a table uses the cell again.
  open private(set) var reuseIdentifier: String?

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// A cell of the first style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  // MARK: Content

  /// The view that holds the content.
  public let contentView = UIView()
  private var labels: (text: UILabel?, detail: UILabel?, picture: UIImageView?)

  /// The label of the row.
  open var textLabel: UILabel? {
    if let label = labels.text { return label }
    labels.text = part(UILabel()) {
      $0.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
      if style == .value2 { $0.textColor = .systemBlue }
    }
    return labels.text
  }
  /// The second label of the row; nil: the style has none.
  open var detailTextLabel: UILabel? {
    if let label = labels.detail { return label }
    guard style != .default else { return nil }
    labels.detail = part(UILabel()) {
      $0.font = .preferredFont(
        forTextStyle: style == .value1 ? .body : style == .value2 ? .footnote : .caption1)
      if style == .value1 { $0.textColor = .secondaryLabel }
    }
    return labels.detail
  }
  /// The picture before the labels.
  open var imageView: UIImageView? {
    if let picture = labels.picture { return picture }
    labels.picture = part(UIImageView()) { _ in }
    return labels.picture
  }

  /// Follows the changes of a part, which is not among the subviews.
  private func part<Part: UIView>(_ view: Part, _ describe: (Part) -> Void) -> Part {
    describe(view)
    view.superview = contentView
    return view
  }

  /// The content in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = nil
      changed()
    }
  }
  /// The view that a configuration of the app has made.
  private var configuredView: UIView?

  /// An empty configuration for the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Whether the app sets the configuration anew when the state changes.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations follow.
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected, isEditing: isEditing)
  }
  /// Updates the configuration.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Updates the configuration for a state. A subclass overrides it.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Looks

  /// The sign at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { changed() } }
  /// The view at the end of the row, in place of the sign.
  open var accessoryView: UIView? { didSet { adopt(accessoryView, oldValue) } }
  /// The sign at the end of the row while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { changed() } }
  /// The view at the end of the row while the table is edited.
  open var editingAccessoryView: UIView? { didSet { adopt(editingAccessoryView, oldValue) } }
  /// The view behind the row.
  open var backgroundView: UIView? { didSet { adopt(backgroundView, oldValue) } }
  /// The view behind the row while it is chosen.
  open var selectedBackgroundView: UIView? { didSet { adopt(selectedBackgroundView, oldValue) } }
  /// The colour behind the row.
  open override var backgroundColor: UIColor? {
    didSet {
      if self === Self.all { noMeaning("UITableViewCell.appearance().backgroundColor") }
    }
  }
  /// How the row looks while it is chosen. Pages draw one look.
  open var selectionStyle = SelectionStyle.default {
    didSet {
      if self === Self.all { noMeaning("UITableViewCell.appearance().selectionStyle") }
      changed()
    }
  }
  /// The distance of the row's line from the edges. A page's lines begin where a row's words do.
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      if separatorInset != .zero {
        notDrawn("UITableViewCell.separatorInset", "lines begin where the words of a row do")
      }
    }
  }

  private func adopt(_ view: UIView?, _ old: UIView?) {
    if old !== view, old?.superview === self { old?.superview = nil }
    view?.superview = self
    changed()
  }

  // MARK: State

  private var isChosen = false
  /// Whether the row is chosen.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  /// Called when the row is chosen, or no longer. A subclass overrides it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isChosen else { return }
    isChosen = selected
    setNeedsUpdateConfiguration()
    changed()
  }
  /// Whether a finger is on the row. Pages do not report touches of rows.
  open var isHighlighted: Bool {
    get { isLit }
    set { setHighlighted(newValue, animated: false) }
  }
  private var isLit = false
  /// Highlights the row. Only apps call this method.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isLit = highlighted }

  private var isEdited = false
  /// Whether the table is edited.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }
  /// Called when the table begins or ends to be edited. A subclass overrides it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEdited else { return }
    isEdited = editing
    setNeedsUpdateConfiguration()
    changed()
  }

  /// Called before another row gets the cell. A subclass overrides it.
  open func prepareForReuse() {}

  // MARK: For the page

  var isInTable = false
  override var ownGround: UIColor? { isInTable ? nil : backgroundColor }
  /// The colour behind the row.
  var groundColor: UIColor? {
    isSelected ? selectedBackgroundView?.backgroundColor ?? backgroundColor : backgroundColor
  }
  /// The view behind the row.
  var shownGround: UIView? {
    isSelected ? selectedBackgroundView ?? backgroundView : backgroundView
  }
  /// Whether the content says its own distances from the edges.
  var isEdgeToEdge: Bool {
    if let contentConfiguration { return !(contentConfiguration is any DrawnConfiguration) }
    return hasOwnViews
  }
  var hasOwnViews: Bool { !contentView.subviews.isEmpty || subviews.count > 1 }
  var shownLabels: (text: UILabel?, detail: UILabel?, picture: UIImageView?) { labels }
  var shownConfiguredView: UIView? {
    guard let contentConfiguration, !(contentConfiguration is any DrawnConfiguration) else {
      return nil
    }
    if configuredView == nil {
      let view = contentConfiguration.updated(for: configurationState).makeContentView()
      view.superview = contentView
      configuredView = view
    }
    return configuredView
  }

  override func makeContent() -> AnyView { AnyView(CellContent(cell: self, version: version)) }
}
