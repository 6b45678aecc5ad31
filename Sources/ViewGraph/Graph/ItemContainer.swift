/// Wraps each direct child of a list, form or picker in an item.
///
/// Composite views pass it on: a view whose body is three texts becomes three rows of a list.
@MainActor
open class ItemContainer {
  /// Role of the element around each view; nil: nothing is put around it, as in a lazy stack.
  package final var role: Role?
  /// Whether identifiers and labels of a view go to the item instead.
  package final var takesMeaning = false

  /// Whether items say which value their view stands for, which costs a box for each.
  open var readsTags: Bool { true }

  public init() {}

  /// Whether a view with this role gets an item; sections stand for themselves.
  package final func wraps(_ role: Role) -> Bool {
    guard self.role != nil else { return false }
    switch role {
    case .section, .sectionHeader, .sectionFooter, .row, .tableRow, .option, .window, .modal,
      .navigation,
      .page, .bar, .tabs, .menuScreen, .menuBar:
      return false
    default: return true
    }
  }

  /// Writes the attributes of an item that was just opened.
  ///
  /// - Parameter tag: The value that the view stands for, if it was given one.
  open func describe(_ tag: AnyHashable?, _ context: EmissionContext) {}

  /// The content of an item is complete; it was written from `start` on.
  open func finish(from start: Int, _ context: EmissionContext) {}
}
