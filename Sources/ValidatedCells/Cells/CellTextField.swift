import SystemFrameworks

/// The text field of a cell: what it shows, and what the person does to it.
public final class CellTextField: ObservableObject {
  @Published private var shown = ""
  private let edits = PassthroughSubject<String?, Never>()

  public init() {}

  /// What the field shows. Setting it is the program's doing, and no edit.
  public var text: String? {
    get { shown }
    set {
      let text = newValue ?? ""
      if text != shown { shown = text }
    }
  }

  /// The person changed the text.
  public func edit(_ text: String) {
    guard text != shown else { return }
    shown = text
    edits.send(text)
  }

  /// Sends the text each time that the person changes it; nothing at the beginning.
  public var textChangedDriver: Driver<String?> { edits.asDriver() }
}
