import ApusUI
import Foundation
import LayoutSolver
import ScreenLayout
import ViewGraph

/// The colours of text and ground.
@MainActor
struct Contrast {
  private struct Components {
    var red, green, blue: Double

    /// The colour below another colour.
    func under(_ paint: (red: Double, green: Double, blue: Double, opacity: Double)) -> Components {
      func mixed(_ back: Double, _ front: Double) -> Double {
        back + (front - back) * paint.opacity
      }
      return Components(
        red: mixed(red, paint.red), green: mixed(green, paint.green), blue: mixed(blue, paint.blue))
    }

    /// The relative luminance that WCAG 2 defines.
    var luminance: Double {
      let parts = [red, green, blue].map { part in
        part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }
  }

  let isDark: Bool

  /// The fault of a text's colour; nil for a colour that is right or unknown.
  func fault(of node: TreeNode, in root: TreeNode) -> String? {
    guard node.role == .text, !node.words.isEmpty, let font = node.drawnFont,
      let ink = ink(of: node), let ground = ground(of: node, in: root)
    else { return nil }
    let isDark = isDark(at: node)
    var color = ink.components(isDark: isDark)
    for around in node.lineage { color.opacity *= around[.opacity] ?? 1 }
    let (text, back) = (ground.under(color).luminance, ground.luminance)
    let ratio = (max(text, back) + 0.05) / (min(text, back) + 0.05)
    let isLarge = font.size >= 18 || (font.size >= 14 && font.weight >= 700)
    let needed = isLarge ? 3.0 : 4.5
    guard ratio < needed - 0.005 else { return nil }
    return "its contrast is \(ratio.short) to 1, and shall be \(needed.short) to 1"
  }

  private func isDark(at node: TreeNode) -> Bool {
    for around in node.lineage {
      if let scheme = around[.colorScheme] ?? around[.preferredColorScheme] {
        return scheme == .dark
      }
    }
    return isDark
  }

  // MARK: Ink

  /// The colour that the author gave a text; nil: a control of the system has its own, or it is no single colour.
  private func ink(of node: TreeNode) -> Paint? {
    for around in node.lineage {
      if around.has(.foregroundGradient) { return nil }
      if let paint = around[.foreground] { return paint }
      switch around.role {
      case .button, .link, .menu, .filePicker:
        if around[.look] != .plain {
          return tint(of: around).flatMap { controlInk(of: around, $0) }
        }
      case .picker, .datePicker, .stepper, .tab, .columnHeader, .bar, .sectionHeader,
        .sectionFooter,
        .modal:
        return nil
      default: break
      }
    }
    return Paint(.primary)
  }

  /// The colour that the author gave to controls.
  private func tint(of control: TreeNode) -> Paint? {
    control.lineage.lazy.compactMap { $0[.tint] }.first
  }

  private func controlInk(of control: TreeNode, _ tint: Paint) -> Paint? {
    switch control[.look] {
    case .borderedProminent: Paint(.white)
    case .bordered: nil
    default: tint
    }
  }

  // MARK: Ground

  /// The colour behind a text; nil: it is no single colour.
  private func ground(of node: TreeNode, in root: TreeNode) -> Components? {
    guard let box = node.layout?.core.frame else { return nil }
    var painter = Painter(contrast: self, x: box.x + box.width / 2, y: box.y + box.height / 2)
    painter.paint(root, until: node)
    return painter.ground
  }

  /// Paints what lies at a point, from the back to the front.
  @MainActor
  private struct Painter {
    let contrast: Contrast
    let x, y: Double
    var ground: Components?
    private var isDone = false

    init(contrast: Contrast, x: Double, y: Double) {
      self.contrast = contrast
      (self.x, self.y) = (x, y)
      ground = Components(red: 1, green: 1, blue: 1)
        .under(Paint(.background).components(isDark: contrast.isDark))
    }

    mutating func paint(_ node: TreeNode, until end: TreeNode) {
      if node === end { isDone = true }
      // The text's own ground lies behind it, too.
      if !node.hides, node.layout?.outer.frame.contains(x: x, y: y) == true { fill(node) }
      var children = node.shownChildren
      if node[.layering] == .behind, let layer = children.popLast() {
        children.insert(layer, at: 0)
      }
      for child in children where !isDone { paint(child, until: end) }
    }

    private mutating func fill(_ node: TreeNode) {
      let isDark = contrast.isDark(at: node)
      switch node.role {
      case .image:
        ground = nil
        return
      case .modal where node.isWindow: break
      case .modal, .page: put(Paint(.background), isDark)
      case .row where node.lineage.contains { $0.role == .list || $0.role == .form }:
        if let paint = node[.rowBackground] { put(paint, isDark) }
      case .button, .link:
        if node[.look] == .borderedProminent {
          put(contrast.tint(of: node) ?? Paint(.accent), isDark)
        }
      case .shape:
        if node.has(.backgroundGradient) || node.has(.foregroundGradient) { ground = nil }
        if let paint = node[.paint] { put(paint, isDark) }
      default: break
      }
      if node.has(.backgroundGradient) || node.has(.material) { ground = nil }
      if let paint = node[.background] { put(paint, isDark) }
    }

    private mutating func put(_ paint: Paint, _ isDark: Bool) {
      let components = paint.components(isDark: isDark)
      if components.opacity >= 1 {
        ground = Components(red: components.red, green: components.green, blue: components.blue)
      } else {
        ground = ground?.under(components)
      }
    }
  }
}
