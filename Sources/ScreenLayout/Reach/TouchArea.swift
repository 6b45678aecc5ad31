import LayoutSolver
import ViewGraph

extension LayoutElement {
  /// Whether a finger at a point touches this element.
  package func isTouched(x: Double, y: Double) -> Bool {
    touchAreas.contains { $0.contains(x: x, y: y) }
  }

  /// The areas in which a finger reaches it, in the screen's points.
  package var touchAreas: [LayoutFrame] {
    guard let layout else { return [] }
    let fillsFrame = TouchRule.fillsFrame { stored($0) }
    let own = fillsFrame ? layout.filledFrame : layout.core.frame
    switch role {
    case .textField, .secureField:
      let isFramed = self[.look] == .roundedBorder
      let line = layout.core.frame
      return [own, isFramed ? line : line.grown(down: TouchFigures.field)]
    case .picker:
      switch self[.look] ?? .automatic {
      case .segmented: return [layout.core.frame.grown(down: TouchFigures.segments)]
      case .wheel, .inline, .radioGroup: return [own]
      default:
        let box = layout.core.frame
        return [box, (labelledControl ?? box).grown(down: TouchFigures.field)]
      }
    // A press on the label does nothing.
    case .stepper: return [labelledControl ?? own]
    // A press beside its words opens it, too.
    case .disclosureLabel:
      var line = own
      if let around = parent?.layout?.core.frame { (line.x, line.width) = (around.x, around.width) }
      return [line.grown(down: TouchFigures.disclosure)]
    case .button, .link, .filePicker, .menu:
      if let row = filledRow { return [own, row] }
      if parent?.role == .modalActions { return [layout.outer.frame] }
      if isInBar { return [own, barArea(around: own)] }
      return [own]
    default: return [own]
    }
  }

  /// The frame of a labelled control.
  private var labelledControl: LayoutFrame? {
    guard let core = layout?.core, core.rule is LabelledRule else { return nil }
    return core.children.last?.frame
  }

  private var isInBar: Bool {
    parent?.role == .bar || parent?.parent?.role == .bar
      || parent?.role == .barItems && parent?[.barArea] == .bottom
  }

  private func barArea(around box: LayoutFrame) -> LayoutFrame {
    let width = max(TouchFigures.bar, box.width + 2 * TouchFigures.barMargin)
    let height = max(TouchFigures.bar, box.height)
    return LayoutFrame(
      x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width: width,
      height: height)
  }

  /// The part of its row that it is, if the row holds nothing besides: a person taps all of the row.
  private var filledRow: LayoutFrame? {
    guard role == .button || role == .link, let row = parent, row.role == .row,
      let box = row.layout?.core.frame
    else { return nil }
    if role == .button, self[.look] == .bordered || self[.look] == .borderedProminent { return nil }
    var (left, right) = (box.x, box.maxX)
    for other in row.children where other !== self {
      guard other.role == .barItems else { return nil }
      guard let tool = other.layout?.outer.frame, let area = other[.barArea], area != .over else {
        continue
      }
      if tool.x + tool.maxX < box.x + box.maxX {
        left = max(left, tool.maxX)
      } else {
        right = min(right, tool.x)
      }
    }
    return LayoutFrame(x: left, y: box.y, width: max(0, right - left), height: box.height)
  }
}

extension LayoutFrame {
  fileprivate func grown(down length: Double) -> LayoutFrame {
    LayoutFrame(x: x, y: y - length, width: width, height: height + 2 * length)
  }
}
