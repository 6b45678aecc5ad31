import Foundation

/// The view of an item in a collection.
///
/// It shows what a `contentConfiguration` says, or the views that a subclass puts into its `contentView`.
@MainActor @preconcurrency
open class UICollectionViewCell: UICollectionReusableView {
  /// A cell of a place and a size in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = CGRect(origin: .zero, size: frame.size)
    addSubview(contentView)
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  open override var frame: CGRect {
    didSet {
      if contentView.frame.size != frame.size {
        contentView.frame = CGRect(origin: .zero, size: frame.size)
      }
    }
  }

  // MARK: Content

  /// The view that holds the content.
  public let contentView = UIView()

  /// The content in place of views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = nil
      changed()
    }
  }
  /// The view that a configuration of the app has made.
  private var configuredView: UIView?

  /// The app's change of the configurations for a new state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void
  /// Called when the state changes, to set the configurations anew.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// The state that configurations follow.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(isSelected: isSelected, isEditing: isEditing)
    state.isHighlighted = isHighlighted
    return state
  }
  /// Updates the configurations.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
  /// Updates the configurations for a state. A subclass overrides it.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  // MARK: Looks

  /// The background as a value, in place of the view.
  open var backgroundConfiguration: UIBackgroundConfiguration? { didSet { changed() } }
  /// The view behind the content.
  open var backgroundView: UIView? { didSet { adopt(backgroundView, oldValue) } }
  /// The view behind the content while the item is chosen. It lies over the `backgroundView`.
  open var selectedBackgroundView: UIView? { didSet { adopt(selectedBackgroundView, oldValue) } }

  private func adopt(_ view: UIView?, _ old: UIView?) {
    if old !== view, old?.superview === self { old?.superview = nil }
    view?.superview = self
    changed()
  }

  // MARK: State

  /// Whether the item is chosen.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      setNeedsUpdateConfiguration()
      changed()
    }
  }
  /// Whether a finger is on the item. A page tells it for a moment when a tap has ended.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      setNeedsUpdateConfiguration()
      changed()
    }
  }

  /// Whether the collection is edited.
  var isEditing: Bool { (superview as? UICollectionView)?.isEditing ?? false }

  // MARK: For the page

  /// Whether the cell is a row of a list.
  var isRow = false
  override var ownGround: UIColor? { isRow ? nil : backgroundColor }

  /// Whether the content of a row says its own distances from the edges.
  var isEdgeToEdge: Bool { !(contentConfiguration is any DrawnConfiguration) }

  /// The views in front of the background besides the `contentView`.
  var viewsOver: [UIView] { subviews.filter { $0 !== contentView } }

  /// Whether a person can use something in the cell, so that the cell itself is no button.
  var holdsControls: Bool {
    func isUsed(_ view: UIView) -> Bool {
      view is UIControl || view is UITextView || view.isHosting
        || view.gestureRecognizers?.isEmpty == false || view.subviews.contains(where: isUsed)
    }
    return contentConfiguration is any HostingConfiguration || subviews.contains(where: isUsed)
  }

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

  override func makeContent() -> AnyView { AnyView(ItemContent(cell: self, version: version)) }
}
