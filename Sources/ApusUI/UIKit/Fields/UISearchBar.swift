import Foundation

/// A field for words to search for.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// How much a bar stands out.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }

  private let keyboard = Keyboard()

  /// The words.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      if text != oldValue { changed() }
    }
  }
  /// The words in an empty field.
  open var placeholder: String? { didSet { changed() } }
  /// The words above the field.
  open var prompt: String? { didSet { changed() } }
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false { didSet { changed() } }
  /// How much the bar stands out.
  open var searchBarStyle = Style.default { didSet { changed() } }
  /// The colour behind the field.
  open var barTintColor: UIColor? { didSet { changed() } }
  /// The purpose of the field's keyboard.
  open var keyboardType = UIKeyboardType.default { didSet { changed() } }
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.none { didSet { changed() } }
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { changed() } }
  /// What the Return key says.
  open var returnKeyType = UIReturnKeyType.search { didSet { changed() } }
  /// The listener to events of the bar.
  open weak var delegate: (any UISearchBarDelegate)?

  /// A bar of a place and a size in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    hugging = AxisPriorities(.defaultLow, .defaultHigh)
    keyboard.moved = { [weak self] isHere in
      guard let self else { return }
      isHere
        ? delegate?.searchBarTextDidBeginEditing(self) : delegate?.searchBarTextDidEndEditing(self)
    }
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    change(animated: animated) { self.showsCancelButton = showsCancelButton }
  }

  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { keyboard.isHere }

  /// Takes the keyboard, as soon as the bar is on the screen.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return false }
    keyboard.ask(true)
    changed()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard delegate?.searchBarShouldEndEditing(self) ?? true else { return false }
    keyboard.ask(false)
    changed()
    return true
  }

  private func typed(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let edit = TextReplacement(old, new)
    let isTaken =
      delegate?.searchBar(
        self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true
    guard isTaken else { return changed() }
    text = new
    delegate?.searchBar(self, textDidChange: new)
  }

  override var hasContentSize: Bool { true }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    let text = Binding(
      get: { [weak self] in self?.text ?? "" }, set: { [weak self] in self?.typed($0) })
    let words = placeholder.map { Text(verbatim: $0) } ?? Text("Search")
    return AnyView(
      VStack(spacing: 4) {
        if let prompt { Text(verbatim: prompt).font(.footnote) }
        HStack(spacing: 8) {
          HStack(spacing: 4) {
            Image(systemName: "magnifyingglass").foregroundColor(.secondary)
              .accessibilityHidden(true)
            TextField(text: text, prompt: words) { words }
              .textFieldStyle(.plain)
              .modifier(
                TextTraits(
                  keyboard: keyboardType, capitals: autocapitalizationType,
                  correction: autocorrectionType, content: nil, key: returnKeyType)
              )
              .accessibilityAddTraits(.isSearchField)
              .onSubmit { [weak self] in
                self.map { $0.delegate?.searchBarSearchButtonClicked($0) }
              }
              .modifier(KeyboardModifier(keyboard))
            if !(self.text ?? "").isEmpty { ClearButton { text.wrappedValue = "" } }
          }
          .padding(8)
          .background(Color(UIColor.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
          if showsCancelButton {
            Button("Cancel") { [weak self] in
              self.map { $0.delegate?.searchBarCancelButtonClicked($0) }
            }
          }
        }
      }
      .padding(8)
      .background(barTintColor.map { Color($0) } ?? .clear))
  }
}

/// Decides about a search bar, and hears what happens in it.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether the bar may take the keyboard when the app asks for it.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The bar has the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the bar may give the keyboard away when the app asks for it.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The bar has the keyboard no more.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// A person changed the words.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether a part of the words may become another.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Return in the field.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The button that ends the search.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Yes.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
