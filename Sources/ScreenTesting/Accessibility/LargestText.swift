import LayoutSolver
import ScreenLayout
import ViewGraph

/// The screen as a person sees it who asked for the largest text.
@MainActor
struct LargestText {
  private let tree: ScreenTree
  private var grown: [TreeNode] = []

  /// The clipped parts of texts, by their elements.
  ///
  /// The screen's own elements grow, and are as before afterwards. The app does not notice.
  static func faults(on screen: Screen) -> [NodeID: String] {
    var large = LargestText(tree: screen.present)
    for child in large.tree.root.children { large.grow(child, style: .body, isOutermost: true) }
    screen.layOut(large.tree)
    var faults: [NodeID: String] = [:]
    large.tree.root.walk { node in
      if let fault = fault(of: node, on: screen.size.metrics.frame) { faults[node.id] = fault }
    }
    for node in large.grown { large.tree.set(.textScale, nil, on: node) }
    screen.layOut(large.tree)
    return faults
  }

  private init(tree: ScreenTree) { self.tree = tree }

  private static func fault(of node: TreeNode, on screen: LayoutFrame) -> String? {
    guard node.role == .text, let frame = node.layout?.core.frame, frame.width > 0, frame.height > 0
    else { return nil }
    if node.isTextCut { return "is cut off at the largest text size" }
    for around in node.lineage {
      guard let box = around.layout?.outer.frame else { continue }
      if around.role == .scroll || around.role == .list || around.role == .form { return nil }
      guard around.flag(.isClipped) || around.has(.clipShape) else { continue }
      if !box.holds(frame) { return "is clipped at the largest text size" }
    }
    let sticksOut = frame.x < screen.x - 0.5 || frame.maxX > screen.maxX + 0.5
    return sticksOut ? "sticks out of the screen at the largest text size" : nil
  }

  /// Lets each font grow that follows the text size: those of a fixed size do not.
  ///
  /// - Parameter isOutermost: Whether the element inherits nothing: a window or a sheet.
  private mutating func grow(_ node: TreeNode, style: FontStyle, isOutermost: Bool) {
    let own = node[.fontStyle]
    if isOutermost || (own != nil && node[.fontSize] == nil) {
      // An author's text size scales the visitor's size, as on a page.
      if !node.has(.textScale) { set(Self.factor(own ?? style), on: node) }
    }
    for child in node.children {
      grow(child, style: own ?? style, isOutermost: child.role == .modal)
    }
  }

  private mutating func set(_ factor: Double, on node: TreeNode) {
    tree.set(.textScale, .number(factor), on: node)
    grown.append(node)
  }

  /// How much larger a style is at the largest text size than at the usual one.
  private static func factor(_ style: FontStyle) -> Double {
    let largest: Double =
      switch style {
      case .largeTitle: 60
      case .title: 58
      case .title2: 56
      case .title3: 55
      case .headline, .body: 53
      case .callout: 51
      case .subheadline: 49
      case .footnote: 44
      case .caption: 43
      case .caption2: 40
      }
    return largest / FontMetrics(style).size
  }
}

extension LayoutFrame {
  /// Whether a frame lies within this one, to half a point.
  fileprivate func holds(_ other: LayoutFrame) -> Bool {
    other.x >= x - 0.5 && other.y >= y - 0.5 && other.maxX <= maxX + 0.5 && other.maxY <= maxY + 0.5
  }
}
