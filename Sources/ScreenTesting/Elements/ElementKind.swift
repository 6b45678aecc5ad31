import ScreenLayout
import ViewGraph

/// What an element is, as a test names it.
public enum ElementKind: String, Sendable, CaseIterable {
  case text, image, button, link, textField, secureField, textEditor, toggle, picker, datePicker
  case stepper, slider, progress, gauge, menu, disclosure, filePicker, list, form, section, row
  case table, columnHeader, cell
  case page, tab
  /// A sheet, an alert, a confirmation dialog, a popover or a full screen cover.
  case modal

  /// What an element of a role is to a test; nil: it is found by its identifier alone. The compiler
  /// asks for it.
  private init?(_ role: Role) {
    switch role {
    case .text, .barTitle, .modalTitle, .modalMessage: self = .text
    case .image: self = .image
    case .button: self = .button
    case .link: self = .link
    case .textField: self = .textField
    case .secureField: self = .secureField
    case .textEditor: self = .textEditor
    case .toggle: self = .toggle
    case .picker: self = .picker
    case .datePicker: self = .datePicker
    case .stepper: self = .stepper
    case .slider: self = .slider
    case .progress: self = .progress
    case .gauge: self = .gauge
    case .menu: self = .menu
    case .disclosure: self = .disclosure
    case .filePicker: self = .filePicker
    case .list: self = .list
    case .form: self = .form
    case .section: self = .section
    case .row, .tableRow: self = .row
    case .table: self = .table
    case .columnHeader: self = .columnHeader
    case .cell: self = .cell
    case .page: self = .page
    case .tab: self = .tab
    case .modal: self = .modal
    case .box, .stack, .zstack, .grid, .gridRow, .spacer, .divider, .scroll, .sectionHeader,
      .sectionFooter, .window, .textRun, .shape, .label, .option, .menuLabel, .disclosureLabel,
      .navigation, .bar, .barItems, .keyboardBar, .tabs, .tabContent, .modalActions, .search,
      .colorPicker,
      .split, .column, .tableHeader, .menuScreen, .menuBar, .media, .frame, .site:
      return nil
    }
  }

  private static let rolesOfKinds: [Self: Set<Role>] = {
    var roles = Dictionary(grouping: Role.allCases) { Self($0) }
    // What is pressed to see a tab is a button, too.
    roles[.button]?.append(.tab)
    return roles.reduce(into: [:]) { all, of in
      if let kind = of.key { all[kind] = Set(of.value) }
    }
  }()

  var roles: Set<Role> { Self.rolesOfKinds[self] ?? [] }

  /// Whether an element is of this kind: by its role, or by a trait that its author gave a text, a picture or a container.
  @MainActor func matches(_ node: TreeNode) -> Bool {
    if roles.contains(node.role) { return true }
    guard let trait = Self.traits[self], [nil, .text, .image].contains(Self(node.role)) else {
      return false
    }
    return node[.traits]?.contains(trait) == true
  }

  private static let traits: [Self: Traits] = [.button: .button, .link: .link, .image: .image]

  /// As messages name it: `text field`.
  var words: String {
    rawValue.reduce(into: "") { words, letter in
      words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
    }
  }
}

extension TreeNode {
  /// Whether it leads to an address: a link, or words of a text that do.
  var isLink: Bool { role == .link || role == .textRun && has(.address) }
}
