/// The item that begins and ends the editing of a controller's content.
final class EditItem: UIBarButtonItem {
  private let toggle: () -> Void

  init(_ toggle: @escaping () -> Void) {
    self.toggle = toggle
    super.init()
  }

  func follow(_ isEditing: Bool) { become(isEditing ? .done : .edit) }

  override func pressed() { toggle() }
}
