import LayoutSolver
import ViewGraph

/// What of an element a person can bring into sight, by where it lies.
extension LayoutElement {
  /// This element and those around it, innermost first.
  package var lineage: Lineage<Self> { Lineage(self) }
  /// Those around it, innermost first.
  package var surroundings: Lineage<Self> { Lineage(parent) }

  /// Whether what is around it shows it: a `ViewThatFits` shows one of its views.
  package var isChosen: Bool { layout?.outer.isShown ?? true }

  /// Whether something of its box can be brought onto the screen.
  package func isInSight(on screen: LayoutFrame) -> Bool {
    // What is not laid out, such as an option of a closed menu, is judged by what it says alone.
    guard let frame = layout?.core.frame else { return true }
    if drawsItself, frame.isEmpty { return false }
    var seen = frame
    // A box without a size is not drawn, but what is in it may be.
    if seen.isEmpty { return true }
    for node in surroundings {
      guard let layout = node.layout else { continue }
      if node.scrolls {
        // It can be scrolled to wherever the scroll view itself is seen.
        seen = layout.core.frame
        continue
      }
      guard node.clips else { continue }
      guard let rest = seen.intersection(layout.filledFrame) else { return false }
      seen = rest
    }
    // A page that is too high for its window scrolls.
    return seen.x < screen.maxX && seen.maxX > screen.x
  }

  /// Whether there is anything of it that a finger could touch. Where the app gives it or something
  /// around it no length, it and all inside of it may be without a size, or cut off.
  package var hasArea: Bool {
    guard let layout, lineage.contains(where: \.hasNoLength) else { return true }
    let isCutOff = surroundings.contains { node in
      node.clips && node.layout?.outer.frame.isEmpty == true
    }
    return !isCutOff && (!layout.core.frame.isEmpty || children.contains(where: \.isSomewhere))
  }

  private var hasNoLength: Bool {
    self[.width] == 0 || self[.height] == 0 || self[.maximumWidth] == 0
      || self[.maximumHeight] == 0
  }

  private var isSomewhere: Bool {
    layout?.core.frame.isEmpty == false || children.contains(where: \.isSomewhere)
  }

  var clips: Bool { flag(.isClipped) || has(.clipShape) }

  var scrolls: Bool { role == .scroll || role == .list || role == .form }

  /// Whether it shows something of its own, so that without a size there is nothing to see.
  private var drawsItself: Bool {
    switch role {
    case .text: hasWords
    case .image, .media, .frame, .site, .shape, .textField, .secureField, .textEditor, .toggle,
      .slider,
      .stepper,
      .datePicker, .colorPicker:
      true
    default: false
    }
  }

  private var hasWords: Bool {
    if flag(.isRedacted) { return false }
    if let text = self[.text] { return !text.isEmpty }
    return children.contains(where: \.hasWords)
  }
}

extension LayoutFrame {
  fileprivate var isEmpty: Bool { width <= 0 || height <= 0 }
}
