import Foundation

/// Lines of text that a person types or reads.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  private let keyboard = Keyboard()
  weak var textDelegate: (any UITextViewDelegate)?

  /// How all text views look. Has no meaning for `TextEditor`, whose ground `scrollContentBackground(_:)` hides; its
  /// background says so once in a debug run.
  open override class func appearance() -> UITextView { AllTextViews.shared }

  /// The text.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      guard text != oldValue else { return }
      input.choose(nil)
      changed()
    }
  }
  /// The text with looks, which a page shows where the text cannot be edited.
  open var attributedText: NSAttributedString! {
    get { looks ?? NSAttributedString(string: text ?? "") }
    set {
      text = newValue?.string
      looks = newValue
    }
  }
  var looks: NSAttributedString? { didSet { changed() } }
  /// The font of the text.
  open var font: UIFont? { didSet { changed() } }
  /// The colour of the text.
  open var textColor: UIColor? = .label { didSet { changed() } }
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural { didSet { changed() } }
  /// Whether a person can change the text.
  open var isEditable = true { didSet { changed() } }
  /// Whether a person can select the text.
  open var isSelectable = true { didSet { changed() } }
  /// Contents of the text that become links. A page finds none, but keeps the links of a text with attributes.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if !dataDetectorTypes.isEmpty { noMeaning("UITextView.dataDetectorTypes") } }
  }
  /// How links look. A page gives them the tint.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { notDrawn("UITextView.linkTextAttributes", "links have the tint") }
  }
  /// The distances of the text from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { changed() }
  }
  /// The room of the text.
  open private(set) lazy var textContainer = NSTextContainer { [weak self] in self?.changed() }
  /// The purpose of the view's keyboard.
  open var keyboardType = UIKeyboardType.default { didSet { changed() } }
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { changed() }
  }
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { changed() } }
  /// What the view is for.
  open var textContentType: UITextContentType! { didSet { changed() } }
  /// What the Return key says.
  open var returnKeyType = UIReturnKeyType.default { didSet { changed() } }
  /// Whether letters follow the visitor's text size. Fonts of `preferredFont` always follow it, other fonts never.
  open var adjustsFontForContentSizeCategory = false
  /// Whether hyphens become dashes. A browser changes none.
  open var smartDashesType = UITextSmartDashesType.default {
    didSet { if smartDashesType == .yes { noMeaning("UITextView.smartDashesType") } }
  }
  /// Whether quotation marks become those of the language. A browser changes none.
  open var smartQuotesType = UITextSmartQuotesType.default {
    didSet { if smartQuotesType == .yes { noMeaning("UITextView.smartQuotesType") } }
  }
  /// Whether the spelling is checked. A browser decides.
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { if spellCheckingType != .default { noMeaning("UITextView.spellCheckingType") } }
  }
  /// The view above the keyboard while a person types here, mostly a ``UIToolbar``.
  open var inputAccessoryView: UIView? { didSet { changed() } }

  /// The object that permits edits and hears events.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { textDelegate }
    set { textDelegate = newValue as? any UITextViewDelegate }
  }

  /// A text view of a place and a size in the view around, and the room of its text.
  ///
  /// - Parameter textContainer: Nil: a room of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    keyboard.moved = { [weak self] in self?.editingMoved($0) }
    guard let textContainer else { return }
    textContainer.changed = { [weak self] in self?.changed() }
    self.textContainer = textContainer
  }
  /// A text view of a place and a size in the view around.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { keyboard.isHere }

  /// Takes the keyboard, as soon as the view is on the screen.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard isEditable, textDelegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    keyboard.ask(true)
    changed()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard textDelegate?.textViewShouldEndEditing(self) ?? true else { return false }
    keyboard.ask(false)
    changed()
    return true
  }

  private func editingMoved(_ isHere: Bool) {
    isHere ? textDelegate?.textViewDidBeginEditing(self) : textDelegate?.textViewDidEndEditing(self)
    changed()
  }

  private func typed(_ new: String) {
    let old = text ?? ""
    guard new != old else { return }
    let edit = TextReplacement(old, new)
    let isTaken =
      textDelegate?.textView(
        self, shouldChangeTextIn: edit.range, replacementText: edit.replacement) ?? true
    guard isTaken else { return changed() }
    take(edit)
  }

  // MARK: The chosen text

  let input = FieldInput()

  /// The chosen part of the text in UTF-16 units, or the place of the caret. The page tells it since the app first asked.
  open var selectedRange: NSRange {
    get { NSRange(followedUnits) }
    set { choose(Range(newValue)) }
  }

  /// The chosen part of the text, or the place of the caret. The page tells it since the app first asked.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(followedUnits) }
    set { choose(newValue?.units) }
  }

  /// Replaces the selection with a text. The letters of a person come here, too.
  open func insertText(_ text: String) { edit(input.units(of: letters), text) }

  /// Takes away what is chosen, or the letter before the caret. Called when a person does so, in an empty view as
  /// well.
  open func deleteBackward() {
    let units = input.deleted(of: letters)
    if !units.isEmpty { edit(units, "") }
  }

  /// Puts a text in the place of a part.
  open func replace(_ range: UITextRange, withText text: String) { edit(range.units, text) }

  // MARK: For the page

  private var inset: EdgeInsets {
    let side = textContainer.lineFragmentPadding
    let (own, free) = (textContainerInset, contentInset)
    return EdgeInsets(
      top: own.top + free.top, leading: own.left + free.left + side,
      bottom: own.bottom + free.bottom, trailing: own.right + free.right + side)
  }

  /// The words as they are laid out; an empty text is a line high.
  var words: AnyView {
    let shown = (text ?? "").isEmpty ? NSAttributedString(string: " ") : attributedText
    return AnyView(lines(shown ?? NSAttributedString(string: " ")).padding(inset))
  }

  private func lines(_ shown: NSAttributedString) -> some View {
    Text(shown, font: font)
      .font(font.map { Font($0) })
      .foregroundColor(textColor.map { Color($0) })
      .multilineTextAlignment(textAlignment.alignment)
      .lineLimit(
        textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil
      )
      .truncationMode(textContainer.lineBreakMode.mode)
  }

  override var contentHoldsSubviews: Bool { false }

  override func makeContent() -> AnyView {
    guard isEditable else {
      let words = lines(attributedText)
        .frame(maxWidth: .infinity, alignment: textAlignment.place)
        .padding(inset)
      let chosen = isSelectable ? AnyView(words.textSelection(.enabled)) : AnyView(words)
      return isScrollEnabled ? AnyView(ScrollView { chosen }) : chosen
    }
    let text = Binding(
      get: { [weak self] in self?.text ?? "" }, set: { [weak self] in self?.typed($0) })
    let editor =
      input.isFollowed ? TextEditor(text: text, selection: selection) : TextEditor(text: text)
    return AnyView(
      editor
        .font(font.map { Font($0) })
        .foregroundColor(textColor.map { Color($0) })
        .multilineTextAlignment(textAlignment.alignment)
        .scrollContentBackground(.hidden)
        .modifier(
          TextTraits(
            keyboard: keyboardType, capitals: autocapitalizationType,
            correction: autocorrectionType, content: textContentType, key: returnKeyType)
        )
        .modifier(KeyboardModifier(keyboard))
        .modifier(EmptyDeletion(text: self))
        .modifier(InputAccessory(view: inputAccessoryView))
        .padding(inset))
  }
}
