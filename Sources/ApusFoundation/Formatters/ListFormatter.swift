/// Words for a list, such as "milk, bread, and tea".
///
/// ```swift
/// ListFormatter.localizedString(byJoining: ["milk", "bread", "tea"])
/// ```
// `Formatter` is unchecked, and a subclass has to say it again.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language of the words between items; the user's if `nil`.
  open var locale: Locale! = .autoupdatingCurrent
  /// Makes the text of each item; `nil` for items that describe themselves.
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  /// Formatters are not archived: the result is one with the usual settings.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The texts as a list in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
  }

  /// The items as a list.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  /// The items of an array as a list; `nil` for another object.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
