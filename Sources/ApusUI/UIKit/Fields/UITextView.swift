import Foundation

/// Lines of text that a person types or reads.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  private let keyboard = Keyboard()
  private weak var textDelegate: (any UITextViewDelegate)?

  /// How all text views look. Has no meaning for `TextEditor`, whose ground `scrollContentBackground(_:)` hides; its
  /// background says so once in a debug run.
  open override class func appearance() -> UITextView { AllTextViews.shared }

  /// The text.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      if text != oldValue { changed() }
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
  private var looks: NSAttributedString? { didSet { changed() } }
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
  /// The view above the keyboard while a person types here, mostly a ``UIToolbar``.
  open var inputAccessoryView: UIView? { didSet { changed() } }

  /// The object that permits edits and hears events.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { textDelegate }
    set { textDelegate = newValue as? any UITextViewDelegate }
  }

  /// A text view of a place and a size in the view around.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    keyboard.moved = { [weak self] in self?.editingMoved($0) }
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
    looks = nil
    text = new
    textDelegate?.textViewDidChange(self)
    textDelegate?.textViewDidChangeSelection(self)
  }

  override func makeContent() -> AnyView {
    let side = textContainer.lineFragmentPadding
    let inset = EdgeInsets(
      top: textContainerInset.top, leading: textContainerInset.left + side,
      bottom: textContainerInset.bottom, trailing: textContainerInset.right + side)
    guard isEditable else {
      let words = Text(attributedText, font: font)
        .font(font.map { Font($0) })
        .foregroundColor(textColor.map { Color($0) })
        .multilineTextAlignment(textAlignment.alignment)
        .lineLimit(
          textContainer.maximumNumberOfLines > 0 ? textContainer.maximumNumberOfLines : nil
        )
        .truncationMode(textContainer.lineBreakMode.mode)
        .frame(maxWidth: .infinity, alignment: textAlignment.place)
        .padding(inset)
      let chosen = isSelectable ? AnyView(words.textSelection(.enabled)) : AnyView(words)
      return isScrollEnabled ? AnyView(ScrollView { chosen }) : chosen
    }
    let text = Binding(
      get: { [weak self] in self?.text ?? "" }, set: { [weak self] in self?.typed($0) })
    return AnyView(
      TextEditor(text: text)
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
        .modifier(InputAccessory(view: inputAccessoryView))
        .padding(inset))
  }
}

/// Decides about a text view, and hears what happens in it.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the view may take the keyboard when the app asks for it.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether the view may give the keyboard away when the app asks for it.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The view has the keyboard.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// The view has the keyboard no more.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether a part of the text may become another.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// A person changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// The text has changed, and so the place of the caret. A page reports no other moves of the caret.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Yes.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Kinds of contents that a system finds in a text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
