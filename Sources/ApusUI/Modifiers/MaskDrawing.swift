import ViewGraph

/// Draws the elements of a mask in the box of the view that it masks.
///
/// How large that is only the page knows, so boxes are shares of it and points: frames and padding
/// are points, and what stacks leave over is shared out. Of words only the page knows the size, too:
/// they stand by themselves, aligned, in a box that is known.
struct MaskDrawing {
  private(set) var layers: [MaskLayer] = []
  /// What cannot be drawn in a mask, in words for a log.
  private(set) var missing: String?

  typealias Length = MaskLayer.Length
  typealias Box = MaskLayer.Box

  /// What an element wants of a direction.
  private enum Extent {
    case points(Double)
    case fills
    case unknown
  }

  private struct Inherited {
    var opacity = 1.0
    var font = MaskLayer.Font()
    /// Where what has no known size stands in its box.
    var alignment: ElementAlignment
    var isCutOut = false
  }

  init(_ elements: [WrittenElement], alignment: ElementAlignment, font: [StoredAttribute]) {
    var inherited = Inherited(alignment: alignment)
    inherited.font = MaskLayer.Font(WrittenElement(.text, font), in: inherited.font)
    for element in elements { place(element, in: .whole, alignment, inherited) }
  }

  // MARK: Sizes

  private func extent(
    _ element: WrittenElement, _ axis: Axis, _ outer: MaskLayer.Font
  ) -> Extent {
    let font = element.font(outer)
    if let length = element[axis == .horizontal ? .width : .height] {
      return .points(length)
    }
    let fills = element[.fills] ?? []
    if fills.contains(axis == .horizontal ? .horizontal : .vertical) { return .fills }
    let padding = element.padding
    let sides =
      axis == .horizontal ? padding.leading + padding.trailing : padding.top + padding.bottom
    switch element.role {
    case .image where element.has(.symbol):
      return .points(1.25 * font.points + sides)
    case .text, .image: return .unknown
    case .spacer, .shape: return .fills
    default: break
    }
    let inner = element.layered.map { extent($0, axis, font) }
    var sum = 0.0
    var greatest = 0.0
    for extent in inner {
      guard case .points(let points) = extent else {
        if case .fills = extent { return .fills }
        return .unknown
      }
      sum += points
      greatest = max(greatest, points)
    }
    let isAlong = element.role == .stack && element.axis == axis
    let gaps = Double(max(0, inner.count - 1)) * element.spacing
    return .points((isAlong ? sum + gaps : greatest) + sides)
  }

  // MARK: Places

  /// Draws an element in a part of a box, where its alignment puts it.
  private mutating func place(
    _ element: WrittenElement, in box: Box, _ alignment: ElementAlignment, _ inherited: Inherited
  ) {
    var own = box
    if case .points(let points) = extent(element, .horizontal, inherited.font) {
      own.width = Length(points: points)
      own.x = box.x + (box.width - own.width) * alignment.horizontalShare
    }
    if case .points(let points) = extent(element, .vertical, inherited.font) {
      own.height = Length(points: points)
      own.y = box.y + (box.height - own.height) * alignment.verticalShare
    }
    var inherited = inherited
    inherited.alignment = alignment
    draw(element, in: own, inherited)
  }

  private mutating func draw(
    _ element: WrittenElement, in box: Box, _ inherited: Inherited
  ) {
    if element.flag(.isHidden) { return }
    var (box, inherited) = (box, inherited)
    inherited.font = element.font(inherited.font)
    inherited.opacity *= element[.opacity] ?? 1
    if element[.blendMode] == .destinationOut { inherited.isCutOut = true }
    if let offset = element[.offset], offset.count == 2 {
      box.x = box.x + Length(points: offset[0])
      box.y = box.y + Length(points: offset[1])
    }
    for (key, name) in Self.effects where element.attributes[key] != nil { missing = name }
    if let paint = element[.background] {
      add(.shape([Double(ShapeKind.rectangle.rawValue)], isEvenOdd: false), paint, box, inherited)
    }
    let padding = element.padding
    box.x = box.x + Length(points: padding.leading)
    box.y = box.y + Length(points: padding.top)
    box.width = box.width - Length(points: padding.leading + padding.trailing)
    box.height = box.height - Length(points: padding.top + padding.bottom)
    drawContent(of: element, in: box, inherited)
  }

  private mutating func drawContent(
    of element: WrittenElement, in box: Box, _ inherited: Inherited
  ) {
    let center = ElementAlignment(.center, .center)
    switch element.role {
    case .shape: drawShape(element, in: box, inherited)
    case .text: add(.text(element.words, inherited.font), nil, box, inherited)
    case .image:
      guard let name = element[.symbol] else {
        missing = "a picture"
        return
      }
      add(.symbol(name), nil, box, inherited)
    case .stack: drawStack(element, in: box, inherited)
    case .box, .zstack, .label:
      let frame = element[.frameAlignment] ?? element[.alignment] ?? center
      for child in element.children {
        let isLayer = child.flag(.isLayer)
        place(child, in: box, isLayer ? child[.alignment] ?? center : frame, inherited)
      }
    case .spacer, .divider: break
    default: missing = "a \(element.role)"
    }
  }

  private mutating func drawShape(
    _ element: WrittenElement, in box: Box, _ inherited: Inherited
  ) {
    guard let shape = element[.shape] else { return }
    if element.has(.strokePaint) || element.has(.strokeGradient) {
      missing = "a line"
    }
    if let gradient = element[.gradient] {
      guard shape.first == Double(ShapeKind.rectangle.rawValue) else {
        missing = "a gradient in a shape"
        return
      }
      return add(.gradient(gradient), nil, box, inherited)
    }
    add(
      .shape(shape, isEvenOdd: element.flag(.isEvenOdd)), element[.paint], box, inherited)
  }

  private mutating func drawStack(
    _ stack: WrittenElement, in box: Box, _ inherited: Inherited
  ) {
    let isAcross = stack.axis == .horizontal
    let alignment = stack[.alignment] ?? ElementAlignment(.center, .center)
    var rest = isAcross ? box.width : box.height
    var flexible = 0.0
    for (index, child) in stack.children.enumerated() {
      switch extent(child, stack.axis, inherited.font) {
      case .points(let points): rest = rest - Length(points: points)
      case .fills: flexible += 1
      case .unknown:
        if stack.children.count > 1 { missing = "words beside something else" }
        flexible += 1
      }
      if index > 0 { rest = rest - Length(points: stack.spacing) }
    }
    // What nobody takes lies around the stack's content.
    var start = (isAcross ? box.x : box.y) + (flexible == 0 ? rest * 0.5 : Length())
    for child in stack.children {
      var length = rest * (1 / max(1, flexible))
      if case .points(let points) = extent(child, stack.axis, inherited.font) {
        length = Length(points: points)
      }
      var part = box
      if isAcross {
        (part.x, part.width) = (start, length)
      } else {
        (part.y, part.height) = (start, length)
      }
      place(child, in: part, alignment, inherited)
      start = start + length + Length(points: stack.spacing)
    }
  }

  private mutating func add(
    _ content: MaskLayer.Content, _ paint: Paint?, _ box: Box, _ inherited: Inherited
  ) {
    let clear = paint?.system == .clear ? 0 : Double(paint?.alpha ?? 255) / 255
    let opacity = inherited.opacity * clear
    if opacity == 0 { return }
    let layer = MaskLayer(
      box: box, opacity: opacity, alignment: inherited.alignment, content: content,
      isCutOut: inherited.isCutOut)
    if layer.coversAll { layers = [] }
    if layer.isCutOut {
      // A page cuts out of one layer, which is the first.
      if layers.isEmpty { return }
      guard layers.dropFirst().allSatisfy(\.isCutOut) else {
        missing = "a shape that is cut out of several"
        return
      }
    }
    layers.append(layer)
  }

  private static let effects: [(AttributeKey, String)] = [
    (.rotation, "a rotation"), (.scale, "a scale"), (.blur, "a blur"), (.clipShape, "a clip shape"),
    (.cornerRadius, "a corner radius"), (.maskGradient, "a mask"), (.maskLayers, "a mask"),
    (.rotation3D, "a rotation"), (.backgroundGradient, "a gradient behind a view"),
    (.position, "a position"), (.aspectRatio, "an aspect ratio"),
  ]
}

extension MaskLayer {
  /// Whether all of the view is seen through the layer.
  fileprivate var coversAll: Bool {
    guard case .shape(let shape, _) = content else { return false }
    return !isCutOut && opacity == 1 && box == .whole
      && shape.first == Double(ShapeKind.rectangle.rawValue)
  }
}

// MARK: What elements say

extension WrittenElement {
  fileprivate var axis: Axis { self[.axis] == .horizontal ? .horizontal : .vertical }
  fileprivate var spacing: Double { self[.spacing] ?? 8 }

  fileprivate var padding: (top: Double, leading: Double, bottom: Double, trailing: Double) {
    let sides = self[.padding] ?? []
    return sides.count == 4 ? (sides[0], sides[1], sides[2], sides[3]) : (0, 0, 0, 0)
  }

  /// The children that give a size: not what lies behind or in front of them.
  fileprivate var layered: [WrittenElement] {
    children.filter { role != .box || !$0.flag(.isLayer) }
  }

  fileprivate var words: String {
    if let text = self[.text] { return text }
    return children.map(\.words).joined()
  }

  fileprivate func font(_ outer: MaskLayer.Font) -> MaskLayer.Font {
    MaskLayer.Font(self, in: outer)
  }
}

extension MaskLayer.Font {
  /// What attributes change of the font around them.
  fileprivate init(_ attributes: some AttributeReading, in outer: MaskLayer.Font) {
    self = outer
    if let style = attributes[.fontStyle] {
      self.style = Int(style.rawValue)
      size = 0
      weight = 0
    }
    if let size = attributes[.fontSize] {
      self.size = size
      weight = 0
    }
    if let weight = attributes[.fontWeight] ?? attributes[.fontBaseWeight] { self.weight = weight }
    if let isItalic = attributes[.isItalic] { self.isItalic = isItalic }
  }
}

extension ElementAlignment {
  /// Where between leading, 0, and trailing, 1.
  fileprivate var horizontalShare: Double {
    switch horizontal {
    case .leading: 0
    case .trailing: 1
    case .center, .custom: 0.5
    }
  }

  /// Where between top, 0, and bottom, 1.
  fileprivate var verticalShare: Double {
    switch vertical {
    case .top: 0
    case .bottom: 1
    default: 0.5
    }
  }
}
