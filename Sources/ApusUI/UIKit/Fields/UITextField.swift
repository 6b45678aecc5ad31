import Foundation

/// A line of text that a person types.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// The frame around a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }

  /// When something in a field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  private static let all = AllTextFields(frame: .zero)

  /// How all fields look, for everyone whom the process serves: those of UIKit, and those of `TextField`. Set it before
  /// they are shown. Fields without a `clearButtonMode` take the value of this one.
  open class func appearance() -> UITextField { all }

  private let keyboard = Keyboard()

  /// The text.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      guard text != oldValue else { return }
      input.choose(nil)
      changed()
    }
  }
  /// The text with looks, of which a page shows the text.
  open var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The words in an empty field.
  open var placeholder: String? { didSet { changed() } }
  /// The words in an empty field with looks, of which a page shows the words.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set { placeholder = newValue?.string }
  }
  /// The font of the text.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { changed() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { changed() } }
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// The frame around the field.
  open var borderStyle = BorderStyle.none { didSet { changed() } }
  /// Whether the text is not to be read.
  open var isSecureTextEntry = false { didSet { changed() } }
  /// When there is a button that empties the field.
  open var clearButtonMode = ViewMode.never { didSet { changed() } }
  /// The purpose of the field's keyboard.
  open var keyboardType = UIKeyboardType.default { didSet { changed() } }
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { changed() }
  }
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { changed() } }
  /// What the field is for.
  open var textContentType: UITextContentType! { didSet { changed() } }
  /// What the Return key says.
  open var returnKeyType = UIReturnKeyType.default { didSet { changed() } }
  /// The view before the text.
  open var leftView: UIView? { didSet { changed() } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { changed() } }
  /// The view behind the text.
  open var rightView: UIView? { didSet { changed() } }
  /// When the view behind the text is shown.
  open var rightViewMode = ViewMode.never { didSet { changed() } }
  /// Whether letters follow the visitor's text size. Fonts of `preferredFont` always follow it, other fonts never.
  open var adjustsFontForContentSizeCategory = false
  /// The view in place of the keyboard. A person types with the browser's keyboard.
  open var inputView: UIView? {
    didSet { if inputView != nil { noMeaning("UITextField.inputView") } }
  }
  /// Whether hyphens become dashes. A browser changes none.
  open var smartDashesType = UITextSmartDashesType.default {
    didSet { if smartDashesType == .yes { noMeaning("UITextField.smartDashesType") } }
  }
  /// Whether quotation marks become those of the language. A browser changes none.
  open var smartQuotesType = UITextSmartQuotesType.default {
    didSet { if smartQuotesType == .yes { noMeaning("UITextField.smartQuotesType") } }
  }
  /// Whether the spelling is checked. A browser decides.
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { if spellCheckingType != .default { noMeaning("UITextField.spellCheckingType") } }
  }
  /// The view above the keyboard while a person types here, mostly a ``UIToolbar``.
  open var inputAccessoryView: UIView? { didSet { changed() } }
  /// The object that permits edits and hears events.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field has the keyboard.
  open var isEditing: Bool { keyboard.isHere }

  /// A field of a place and a size in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keyboard.moved = { [weak self] in self?.editingMoved($0) }
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  // MARK: The keyboard

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open override var isFirstResponder: Bool { keyboard.isHere }

  /// Takes the keyboard, as soon as the field is on the screen.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    keyboard.ask(true)
    changed()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard canResignFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true else {
      return false
    }
    keyboard.ask(false)
    changed()
    return true
  }

  private func editingMoved(_ isHere: Bool) {
    if isHere {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
    } else {
      delegate?.textFieldDidEndEditing(self)
      sendActions(for: .editingDidEnd)
    }
    changed()
  }

  // MARK: Typing

  private func typed(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let edit = TextReplacement(old, new)
    let isTaken =
      delegate?.textField(
        self, shouldChangeCharactersIn: edit.range, replacementString: edit.replacement) ?? true
    guard isTaken else { return changed() }
    take(edit)
  }

  private func pressedReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  private func clear() {
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    text = ""
    sendActions(for: .editingChanged)
  }

  private var hasClearButton: Bool {
    guard !(text ?? "").isEmpty, isEnabled else { return false }
    let mode = clearButtonMode == .never ? Self.all.clearButtonMode : clearButtonMode
    return mode.isShown(isEditing: isEditing)
  }

  // MARK: The chosen text

  let input = FieldInput()

  /// The chosen part of the text, or the place of the caret. The page tells it since the app first asked.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(followedUnits) }
    set { choose(newValue?.units) }
  }

  /// Replaces the selection with a text. The letters of a person come here, too.
  open func insertText(_ text: String) { edit(input.units(of: letters), text) }

  /// Takes away what is chosen, or the letter before the caret. Called when a person does so, in an empty field as
  /// well.
  open func deleteBackward() {
    let units = input.deleted(of: letters)
    if !units.isEmpty { edit(units, "") }
  }

  /// Puts a text in the place of a part.
  open func replace(_ range: UITextRange, withText text: String) { edit(range.units, text) }

  /// The rectangle of the text for given bounds. Subclasses inset the text here.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The place of the text while a person types, which a page takes from ``textRect(forBounds:)``.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The place of the words in an empty field, which a page takes from ``textRect(forBounds:)``.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  // MARK: For the page

  override var namesContent: Bool { true }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    let text = Binding(
      get: { [weak self] in self?.text ?? "" }, set: { [weak self] in self?.typed($0) })
    let words = Text(verbatim: placeholder ?? "")
    let plain =
      input.isFollowed
      ? TextField(text: text, selection: selection, prompt: words) { words }
      : TextField(text: text, prompt: words) { words }
    let field =
      isSecureTextEntry
      ? AnyView(SecureField(text: text, prompt: words) { words }) : AnyView(plain)
    let styled =
      borderStyle == .none
      ? AnyView(field.textFieldStyle(.plain)) : AnyView(field.textFieldStyle(.roundedBorder))
    return AnyView(
      HStack(spacing: 4) {
        if leftViewMode.isShown(isEditing: isEditing) { BesideText(view: leftView) }
        styled
          .font(font.map { Font($0) })
          .foregroundColor(textColor.map { Color($0) })
          .multilineTextAlignment(textAlignment.alignment)
          .padding(textInsets)
          .modifier(
            TextTraits(
              keyboard: keyboardType, capitals: autocapitalizationType,
              correction: autocorrectionType, content: textContentType, key: returnKeyType)
          )
          .onSubmit { [weak self] in self?.pressedReturn() }
          .modifier(KeyboardModifier(keyboard))
          .modifier(EmptyDeletion(text: self))
          .modifier(InputAccessory(view: inputAccessoryView))
          .modifier(Words(view: self))
        if hasClearButton { ClearButton { [weak self] in self?.clear() } }
        if rightViewMode.isShown(isEditing: isEditing) { BesideText(view: rightView) }
      }
      .disabled(!isEnabled))
  }
}
