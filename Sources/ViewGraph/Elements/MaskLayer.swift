/// The drawing that says how much of an element is seen, from back to front.
package struct LayeredMask: NumberList {
  package var layers: [MaskLayer]

  package init(_ layers: [MaskLayer]) { self.layers = layers }
}

/// One piece of the drawing that says how much of an element is seen.
package struct MaskLayer: Hashable, Sendable {
  /// A length that grows with the masked element: a share of its width or height, and points.
  package struct Length: Hashable, Sendable {
    package var share: Double
    package var points: Double

    package init(share: Double = 0, points: Double = 0) {
      self.share = share
      self.points = points
    }

    package static func + (first: Length, second: Length) -> Length {
      Length(share: first.share + second.share, points: first.points + second.points)
    }
    package static func - (first: Length, second: Length) -> Length { first + second * -1 }
    package static func * (length: Length, factor: Double) -> Length {
      Length(share: length.share * factor, points: length.points * factor)
    }
  }

  package struct Box: Hashable, Sendable {
    package var x, y, width, height: Length

    package init(x: Length, y: Length, width: Length, height: Length) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    package static let whole = Box(
      x: Length(), y: Length(), width: Length(share: 1), height: Length(share: 1))
  }

  package enum Content: Hashable, Sendable {
    /// In the form of `.shape`.
    case shape([Double], isEvenOdd: Bool)
    case gradient(ElementGradient)
    case symbol(String)
    /// Lines of words, aligned in their box as ``MaskLayer/alignment`` says.
    case text(String, Font)
  }

  package struct Font: Hashable, Sendable {
    /// ``FontStyle``, if there is no size.
    package var style = Int(FontStyle.body.rawValue)
    /// Points; 0: the style's.
    package var size = 0.0
    /// 100 … 900; 0: the style's.
    package var weight = 0
    package var isItalic = false

    package init() {}

    /// Its size in points, where a person has the usual one.
    package var points: Double {
      if size > 0 { return size }
      return Self.points.indices.contains(style - 1) ? Self.points[style - 1] : 17
    }

    /// By ``FontStyle``.
    private static let points = [34.0, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11]
  }

  package var box: Box
  package var opacity: Double
  package var alignment: ElementAlignment
  package var content: Content
  /// Whether it is cut out of the layers behind it.
  package var isCutOut: Bool

  package init(
    box: Box, opacity: Double, alignment: ElementAlignment, content: Content,
    isCutOut: Bool = false
  ) {
    self.isCutOut = isCutOut
    self.box = box
    self.opacity = opacity
    self.alignment = alignment
    self.content = content
  }
}

// MARK: As numbers

extension LayeredMask {
  /// Count of the numbers of each layer, and those.
  package var numbers: [Double] {
    layers.flatMap { layer in
      let numbers = layer.numbers
      return [Double(numbers.count)] + numbers
    }
  }

  /// Leaves out what is no layer.
  package init(numbers: [Double]) {
    layers = []
    var index = 0
    while index < numbers.count {
      let count = Int(max(0, min(100_000, numbers[index])))
      let end = min(index + 1 + count, numbers.count)
      if let layer = MaskLayer(Array(numbers[(index + 1)..<end])) { layers.append(layer) }
      index = end
    }
  }
}

extension MaskLayer {
  fileprivate var numbers: [Double] {
    let lengths = [box.x, box.y, box.width, box.height].flatMap { [$0.share, $0.points] }
    let head = lengths + [opacity, Double(alignment.rawValue), isCutOut ? 1 : 0]
    switch content {
    case .shape(let shape, let isEvenOdd): return head + [1, isEvenOdd ? 1 : 0] + shape
    case .gradient(let gradient): return head + [2] + gradient.numbers
    case .symbol(let name): return head + [3] + Self.numbers(of: name)
    case .text(let text, let font):
      return head
        + [4, Double(font.style), font.size, Double(font.weight), font.isItalic ? 1 : 0]
        + Self.numbers(of: text)
    }
  }

  fileprivate init?(_ numbers: [Double]) {
    guard numbers.count > 12,
      let alignment = Int(exactly: numbers[9]).flatMap(ElementAlignment.init)
    else {
      return nil
    }
    func length(_ index: Int) -> Length {
      Length(share: numbers[index], points: numbers[index + 1])
    }
    box = Box(x: length(0), y: length(2), width: length(4), height: length(6))
    opacity = numbers[8]
    self.alignment = alignment
    isCutOut = numbers[10] == 1
    let rest = Array(numbers[12...])
    switch numbers[11] {
    case 1: content = .shape(Array(rest.dropFirst()), isEvenOdd: rest[0] == 1)
    case 2:
      guard let gradient = ElementGradient(numbers: rest) else { return nil }
      content = .gradient(gradient)
    case 3: content = .symbol(Self.text(of: rest[...]))
    case 4 where rest.count >= 4:
      var font = Font()
      (font.style, font.size) = (Int(rest[0]), rest[1])
      (font.weight, font.isItalic) = (Int(rest[2]), rest[3] == 1)
      content = .text(Self.text(of: rest[4...]), font)
    default: return nil
    }
  }

  private static func numbers(of text: String) -> [Double] {
    text.unicodeScalars.map { Double($0.value) }
  }

  private static func text(of numbers: ArraySlice<Double>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: numbers.compactMap { Unicode.Scalar(UInt32(max(0, min(1.1e6, $0)))) })
    return String(text)
  }
}
