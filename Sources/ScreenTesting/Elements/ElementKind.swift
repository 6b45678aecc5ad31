import ViewGraph

/// What an element is, as a test names it.
public enum ElementKind: String, Sendable, CaseIterable {
  case text, image, button, link, textField, secureField, textEditor, toggle, picker, datePicker
  case stepper, slider, progress, menu, disclosure, filePicker, list, form, section, row, page, tab
  /// A sheet, an alert, a confirmation dialog, a popover or a full screen cover.
  case modal

  var roles: Set<Role> {
    switch self {
    case .text: [.text, .barTitle, .modalTitle, .modalMessage]
    case .image: [.image]
    case .button: [.button, .tab]
    case .link: [.link]
    case .textField: [.textField]
    case .secureField: [.secureField]
    case .textEditor: [.textEditor]
    case .toggle: [.toggle]
    case .picker: [.picker]
    case .datePicker: [.datePicker]
    case .stepper: [.stepper]
    case .slider: [.slider]
    case .progress: [.progress]
    case .menu: [.menu]
    case .disclosure: [.disclosure]
    case .filePicker: [.filePicker]
    case .list: [.list]
    case .form: [.form]
    case .section: [.section]
    case .row: [.row]
    case .page: [.page]
    case .tab: [.tab]
    case .modal: [.modal]
    }
  }

  /// As messages name it: `text field`.
  var words: String {
    rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }
}
