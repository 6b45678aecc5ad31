import Foundation

/// A view above or below a section that a table makes by its class.
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// The name by which a table makes the view.
  open private(set) var reuseIdentifier: String?
  /// The view that holds the content.
  public let contentView = UIView()
  private var label: UILabel?

  /// A view of a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }
  /// A view without a name.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// The words of the section.
  open var textLabel: UILabel? {
    if let label { return label }
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
    label.superview = self
    self.label = label
    return label
  }

  /// The content in place of the label.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { changed() } }
  /// An empty configuration with the font and the colour of headers.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.cell()
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textProperties.color = .secondaryLabel
    return content
  }

  /// Called before another section gets the view. A page makes a view for each section, and never calls it.
  open func prepareForReuse() {}

  override func makeContent() -> AnyView {
    if let drawn = contentConfiguration as? any DrawnConfiguration { return drawn.content }
    if let label, contentView.subviews.isEmpty {
      return AnyView(ShownView(label).fixedSize(horizontal: false, vertical: true))
    }
    (contentView.fillsWidth, contentView.fillsHeight) = (true, false)
    return AnyView(ShownView(contentView))
  }
}
