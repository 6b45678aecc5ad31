import ScreenLayout
import ViewGraph

extension Screen {
  // MARK: By identifier

  /// The element with an `accessibilityIdentifier`, whatever it is.
  public func element(_ identifier: String) -> ScreenElement {
    ScreenElement(screen: self, description: "element “\(identifier)”") {
      $0.withIdentifier(identifier)
    }
  }

  private func element(_ identifier: String, _ kind: ElementKind) -> ScreenElement {
    ScreenElement(screen: self, description: "\(kind.words) “\(identifier)”") {
      $0.withIdentifier(identifier).compactMap { $0.itself(or: kind) }
    }
  }

  public func button(_ identifier: String) -> ScreenElement { element(identifier, .button) }
  public func link(_ identifier: String) -> ScreenElement { element(identifier, .link) }
  public func textField(_ identifier: String) -> ScreenElement { element(identifier, .textField) }
  public func secureField(_ identifier: String) -> ScreenElement {
    element(identifier, .secureField)
  }
  public func textEditor(_ identifier: String) -> ScreenElement { element(identifier, .textEditor) }
  public func toggle(_ identifier: String) -> ScreenElement { element(identifier, .toggle) }
  public func picker(_ identifier: String) -> ScreenElement { element(identifier, .picker) }
  public func datePicker(_ identifier: String) -> ScreenElement { element(identifier, .datePicker) }
  public func stepper(_ identifier: String) -> ScreenElement { element(identifier, .stepper) }
  public func slider(_ identifier: String) -> ScreenElement { element(identifier, .slider) }
  public func menu(_ identifier: String) -> ScreenElement { element(identifier, .menu) }
  public func image(_ identifier: String) -> ScreenElement { element(identifier, .image) }
  public func progress(_ identifier: String) -> ScreenElement { element(identifier, .progress) }
  public func filePicker(_ identifier: String) -> ScreenElement { element(identifier, .filePicker) }
  public func list(_ identifier: String) -> ScreenElement { element(identifier, .list) }

  public func table(_ identifier: String) -> ScreenElement { element(identifier, .table) }

  // MARK: By words

  /// A text that says exactly these words.
  public func text(_ words: String) -> ScreenElement {
    ScreenElement(screen: self, description: "text “\(words)”") {
      $0.withWords(words).filter { $0.role != .textRun }
    }
  }

  /// A text that contains these words.
  public func text(containing words: String) -> ScreenElement {
    ScreenElement(screen: self, description: "text containing “\(words)”") {
      $0.all { ElementKind.text.matches($0) && $0.words.contains(words) }
    }
  }

  /// An element of a kind by its label: what a person reads on it, or hears.
  public func element(_ kind: ElementKind, label: String) -> ScreenElement {
    ScreenElement(screen: self, description: "\(kind.words) labelled “\(label)”") {
      $0.all {
        if kind == .link, $0.role == .textRun { return $0.isLink && $0.words == label }
        return kind.matches($0) && $0.spokenLabel == label
      }
    }
  }

  public func button(label: String) -> ScreenElement { element(.button, label: label) }
  public func link(label: String) -> ScreenElement { element(.link, label: label) }
  public func toggle(label: String) -> ScreenElement { element(.toggle, label: label) }
  public func picker(label: String) -> ScreenElement { element(.picker, label: label) }
  public func datePicker(label: String) -> ScreenElement { element(.datePicker, label: label) }
  public func stepper(label: String) -> ScreenElement { element(.stepper, label: label) }
  public func slider(label: String) -> ScreenElement { element(.slider, label: label) }
  public func menu(label: String) -> ScreenElement { element(.menu, label: label) }
  /// What heads a column of a table. Tapped, it sorts the rows by it.
  public func columnHeader(label: String) -> ScreenElement { element(.columnHeader, label: label) }
  public func image(label: String) -> ScreenElement { element(.image, label: label) }

  /// A field by its label, or by what it says while it is empty.
  public func textField(label: String) -> ScreenElement { field(.textField, label) }
  public func secureField(label: String) -> ScreenElement { field(.secureField, label) }
  public func textEditor(label: String) -> ScreenElement { field(.textEditor, label) }

  private func field(_ kind: ElementKind, _ label: String) -> ScreenElement {
    ScreenElement(screen: self, description: "\(kind.words) labelled “\(label)”") {
      $0.all {
        kind.matches($0) && ($0.spokenLabel == label || $0[.prompt] == label)
      }
    }
  }

  // MARK: By kind

  /// Every element of a kind, in reading order.
  public func all(_ kind: ElementKind) -> [ScreenElement] {
    present.all { kind.matches($0) }.enumerated().map { index, node in
      ScreenElement(screen: self, description: "\(kind.words) \(index)") {
        $0.nodes[node.id] === node ? [node] : []
      }
    }
  }

  /// The uppermost sheet, alert or dialog.
  public var modal: ScreenElement {
    ScreenElement(screen: self, description: "the uppermost modal") { [graph] tree in
      graph.modalStack.last.flatMap { tree.nodes[$0] }.map { [$0] } ?? []
    }
  }
}

extension TreeNode {
  /// This element if it is of a kind, else the only one of that kind inside of it: an identifier
  /// may be on a box around the control.
  fileprivate func itself(or kind: ElementKind) -> TreeNode? {
    if kind.matches(self) { return self }
    var found: [TreeNode] = []
    walk { if kind.matches($0) { found.append($0) } }
    return found.count == 1 ? found[0] : nil
  }
}
