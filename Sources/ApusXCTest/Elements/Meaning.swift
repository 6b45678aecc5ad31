import Foundation
import ScreenLayout
import ScreenTesting
import ViewGraph

/// XCUITest's names and states of the screen's elements.
extension Found {
  var type: XCUIElement.ElementType {
    switch part {
    case .application: return .application
    case .window: return .window
    case .tabBar: return .tabBar
    case .pageIndicator: return .pageIndicator
    case .increment, .decrement, .returnKey: return .button
    case .innerSwitch: return .switch
    case .wheel: return .pickerWheel
    case .keyboard: return .keyboard
    case .whole: break
    }
    if let traits = node[.traits], let type = type(by: traits) { return type }
    // Words that are read together are one text.
    if node[.childrenBehavior] == .combine, node.role.meaning.isPlain, !label.isEmpty {
      return .staticText
    }
    switch node.role {
    case .text, .barTitle, .modalTitle, .modalMessage: return .staticText
    case .image: return .image
    case .button, .tab, .option, .menu, .disclosure, .columnHeader, .filePicker: return .button
    case .link: return .link
    case .textField: return node[.axis] == .vertical ? .textView : .textField
    case .secureField: return .secureTextField
    case .textEditor: return .textView
    case .toggle: return node[.look] == .toggleButton ? .button : .switch
    case .picker:
      if node[.look] == .segmented { return .segmentedControl }
      return node.opensAsMenu ? .button : node[.look] == .wheel ? .picker : .other
    case .datePicker: return .datePicker
    case .slider: return .slider
    case .stepper: return .stepper
    case .progress: return node[.number] == nil ? .activityIndicator : .progressIndicator
    case .colorPicker: return .colorWell
    case .list, .form: return .collectionView
    case .table: return .table
    case .row, .tableRow: return .cell
    case .scroll: return .scrollView
    case .bar: return .navigationBar
    case .keyboardBar: return .toolbar
    case .barItems: return node[.barArea] == .bottom ? .toolbar : .other
    case .modal:
      switch node[.modality] {
      case .alert: return .alert
      case .confirmation: return .sheet
      case .popover: return .popover
      default: return .other
      }
    default: return .other
    }
  }

  private func type(by traits: Traits) -> XCUIElement.ElementType? {
    if traits.contains(.searchField) { return .searchField }
    switch node.role {
    case .box, .stack, .zstack, .grid, .text, .image, .label, .shape, .scroll: break
    default: return nil
    }
    if traits.contains(.toggle) { return .switch }
    if traits.contains(.button) { return .button }
    if traits.contains(.link) { return .link }
    if traits.contains(.image) { return .image }
    return traits.contains(.staticText) ? .staticText : nil
  }

  /// The own identifier, or that of the stacks around: SwiftUI gives a stack's identifier to all elements in it.
  var identifier: String {
    switch part {
    case .application, .window, .keyboard, .wheel, .tabBar, .pageIndicator: return ""
    case .increment: return own.map { "\($0)-Increment" } ?? "Increment"
    case .decrement: return own.map { "\($0)-Decrement" } ?? "Decrement"
    case .returnKey: return "Return"
    case .innerSwitch: return ""
    case .whole: return own ?? (node.role == .bar ? label : "")
    }
  }

  private var own: String? {
    if let identifier = node[.identifier] { return identifier }
    if node.role.meaning.isPlain, type == .other { return nil }
    for around in node.lineage.dropFirst() {
      switch around.role {
      case .box, .stack, .zstack, .grid, .gridRow, .label: break
      default: return nil
      }
      if let identifier = around[.identifier] { return identifier }
    }
    return nil
  }

  var label: String {
    switch part {
    case .application, .window, .innerSwitch, .wheel, .pageIndicator: return ""
    case .tabBar: return "Tab Bar"
    case .increment: return "Increment"
    case .decrement: return "Decrement"
    case .keyboard: return ""
    case .returnKey: return "return"
    case .whole: break
    }
    switch node.role {
    case .bar, .modal: return node[.label] ?? title(of: node)
    case .picker where node.opensAsMenu:
      return [node.spokenLabel, node.shownValue].compactMap { $0 }.joined(separator: ", ")
    case .row, .tableRow: return node[.label] ?? ""
    case .button where node[.identifier] == "BackButton":
      if let words = node[.text], !words.isEmpty { return words }
      return titleBefore ?? node.spokenLabel ?? ""
    default: return node.spokenLabel ?? ""
    }
  }

  /// What a phone's back button is called: as the page before.
  private var titleBefore: String? {
    guard let page = node.lineage.first(where: { $0.role == .page }), page.index > 0,
      let before = page.parent?.children[page.index - 1]
    else { return nil }
    let title = title(of: before)
    return title.isEmpty ? nil : title
  }

  private func title(of node: TreeNode) -> String {
    var title: String?
    node.walk { if title == nil, [.barTitle, .modalTitle].contains($0.role) { title = $0.words } }
    return title ?? ""
  }

  var placeholder: String? { part == .whole ? node[.prompt] : nil }

  var value: Any? {
    if part == .pageIndicator {
      let dots = node.shownChildren.filter { $0.role == .tab }
      let place = (dots.firstIndex { $0.flag(.isSelected) } ?? 0) + 1
      return "page \(place) of \(dots.count)"
    }
    guard part == .whole || part == .innerSwitch || part == .wheel else { return nil }
    switch node.role {
    case .toggle: return node.flag(.isOn) ? "1" : "0"
    case .slider, .progress:
      guard let number = node[.number] else { return nil }
      let low = node[.minimum] ?? 0
      let span = (node[.maximum] ?? 1) - low
      let percent = ((number - low) / span * 100).rounded()
      return span > 0 && abs(percent) < 1e9 ? "\(Int(percent))%" : nil
    case .textField, .textEditor:
      let text = node[.value] ?? ""
      return text.isEmpty ? node[.prompt] ?? "" : text
    case .secureField:
      let text = node[.value] ?? ""
      return text.isEmpty ? node[.prompt] ?? "" : String(repeating: "•", count: text.count)
    default: return node.shownValue
    }
  }

  var isEnabled: Bool {
    switch part {
    case .increment: node.isEnabled && node.flag(.canIncrement)
    case .decrement: node.isEnabled && node.flag(.canDecrement)
    default: node.isEnabled
    }
  }

  var isSelected: Bool {
    part == .whole
      && (node.flag(.isSelected) || node[.traits]?.contains(.selected) == true || isChosenOption)
  }

  /// Whether it is the option that its picker shows.
  private var isChosenOption: Bool {
    guard node.role == .option, let index = node[.index],
      let picker = node.lineage.first(where: { $0.role == .picker })
    else { return false }
    return picker[.value] == "\(index)"
  }

  func frame(in app: RunningApp) -> CGRect {
    if part == .application || part == .window {
      return CGRect(x: 0, y: 0, width: app.screen.size.width, height: app.screen.size.height)
    }
    app.screen.laidOut()
    guard let frame = node.layout?.core.frame else { return .zero }
    return CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
  }

  /// Whether a finger reaches it: it is seen, and nothing lies over it.
  func isHittable(in app: RunningApp) -> Bool {
    if part == .application || part == .window { return true }
    if let top = app.screen.blockingModal, !node.lineage.contains(where: { $0 === top }) {
      return false
    }
    return app.screen.shows(node) && app.screen.cover(of: node) == nil
  }
}
