import Foundation

/// Words or a picture to press.
@MainActor @preconcurrency
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7

    /// The symbol of a type.
    var symbol: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      case .custom, .system: nil
      }
    }
  }

  /// What the button looks like.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: NSAttributedString] = [:] { didSet { changed() } }
  private var colors: [UInt: UIColor] = [:] { didSet { changed() } }
  private var images: [UInt: UIImage] = [:] { didSet { changed() } }
  /// The words, whose font the app may set. The title is set by `setTitle(_:for:)`.
  open private(set) lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.superview = self
    return label
  }()
  /// The content and look of the button; `nil` for the content of `setTitle(_:for:)` and its kin.
  open var configuration: Configuration? {
    didSet { if configuration != oldValue { changed() } }
  }
  /// The menu that the button opens if ``showsMenuAsPrimaryAction`` is true.
  open var menu: UIMenu? { didSet { changed() } }
  /// Whether a press opens the menu. A page opens no menu by a long press.
  open var showsMenuAsPrimaryAction = false { didSet { changed() } }
  /// The distances of the content from the edges. A configuration has its own.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { changed() } }

  /// A button that draws nothing by itself, of a place and a size in the view around.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// A button that looks like the system's and runs an action, whose words it says.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    setImage(primaryAction.image, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }
  /// A button of a look that runs an action, whose words and picture it shows if the look has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    if configuration.image == nil { self.configuration?.image = primaryAction?.image }
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Sets the words for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title.map { NSAttributedString(string: $0) }
  }
  /// Sets the words for a state, with their looks.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state.rawValue] = title
  }
  /// Sets the colour of the words for a state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }

  /// The title for a state; the normal title by default.
  open func title(for state: State) -> String? { value(titles, state)?.string }
  /// The colour of the words for a state.
  open func titleColor(for state: State) -> UIColor? { value(colors, state) }
  /// The picture for a state.
  open func image(for state: State) -> UIImage? { value(images, state) }
  /// The words that are shown.
  open var currentTitle: String? { title(for: state) }
  /// The picture that is shown.
  open var currentImage: UIImage? { image(for: state) }

  private func value<Value>(_ values: [UInt: Value], _ state: State) -> Value? {
    values[state.rawValue] ?? values[State.normal.rawValue]
  }

  private func pressed() {
    sendActions(for: [.touchDown, .touchUpInside, .primaryActionTriggered])
  }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    guard let configuration else { return makeWords() }
    return button(
      ConfiguredLabel(
        look: configuration, title: currentTitle, tint: tintColor.map { Color($0) } ?? .accentColor,
        isEnabled: isEnabled, place: contentPlace))
  }

  /// The button around what it shows.
  private func button(_ label: some View) -> AnyView {
    if let menu, showsMenuAsPrimaryAction {
      return AnyView(
        Menu {
          MenuItems(menu: menu)
        } label: {
          label
        }
        .menuStyle(.button)
        .buttonStyle(.plain)
        .disabled(!isEnabled))
    }
    return AnyView(
      Button { [weak self] in
        self?.pressed()
      } label: {
        label
      }
      .buttonStyle(.plain)
      .disabled(!isEnabled))
  }

  private func makeWords() -> AnyView {
    let isSystem = buttonType != .custom
    let color =
      titleColor(for: state).map { Color($0) }
      ?? (isSystem ? tintColor.map { Color($0) } ?? .accentColor : .white)
    let font = titleLabel?.font
    let words = value(titles, state)
    let picture = currentImage ?? buttonType.symbol.flatMap { UIImage(systemName: $0) }
    let inset = EdgeInsets(
      top: contentEdgeInsets.top, leading: contentEdgeInsets.left,
      bottom: contentEdgeInsets.bottom, trailing: contentEdgeInsets.right)
    return button(
      HStack(spacing: 4) {
        if let picture { Image(uiImage: picture) }
        if let words { Text(words, font: font) }
      }
      .font(font.map { Font($0) })
      .foregroundColor(color)
      .padding(inset)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: contentPlace))
  }
}
