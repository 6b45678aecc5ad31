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
      if text != oldValue { changed() }
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
    text = new
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
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

  // MARK: For the page

  override var namesContent: Bool { true }

  override func makeContent() -> AnyView {
    let text = Binding(
      get: { [weak self] in self?.text ?? "" }, set: { [weak self] in self?.typed($0) })
    let words = Text(verbatim: placeholder ?? "")
    let field =
      isSecureTextEntry
      ? AnyView(SecureField(text: text, prompt: words) { words })
      : AnyView(TextField(text: text, prompt: words) { words })
    let styled =
      borderStyle == .none
      ? AnyView(field.textFieldStyle(.plain)) : AnyView(field.textFieldStyle(.roundedBorder))
    return AnyView(
      HStack(spacing: 4) {
        styled
          .font(font.map { Font($0) })
          .foregroundColor(textColor.map { Color($0) })
          .multilineTextAlignment(textAlignment.alignment)
          .modifier(
            TextTraits(
              keyboard: keyboardType, capitals: autocapitalizationType,
              correction: autocorrectionType, content: textContentType, key: returnKeyType)
          )
          .onSubmit { [weak self] in self?.pressedReturn() }
          .modifier(KeyboardModifier(keyboard))
          .modifier(InputAccessory(view: inputAccessoryView))
          .modifier(Words(view: self))
        if hasClearButton { ClearButton { [weak self] in self?.clear() } }
      }
      .disabled(!isEnabled))
  }
}

extension UITextField.ViewMode {
  /// Whether a field shows what has this mode.
  func isShown(isEditing: Bool) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    }
  }
}

/// Settings of an app for all fields.
@MainActor
private final class AllTextFields: UITextField {
  override var backgroundColor: UIColor? {
    didSet { noMeaning("UITextField.appearance().backgroundColor") }
  }
  override var font: UIFont? { didSet { noMeaning("UITextField.appearance().font") } }
  override var textColor: UIColor? { didSet { noMeaning("UITextField.appearance().textColor") } }
  override var borderStyle: BorderStyle {
    didSet { noMeaning("UITextField.appearance().borderStyle") }
  }
}

/// Empties a field.
struct ClearButton: View {
  let clear: @MainActor () -> Void

  var body: some View {
    Button(action: clear) {
      Image(systemName: "xmark.circle.fill").foregroundColor(.secondary)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Clear text"))
  }
}
