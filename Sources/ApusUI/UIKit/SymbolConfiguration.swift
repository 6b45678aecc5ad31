import Foundation
import ViewGraph

extension UIImage {
  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    fileprivate var weight: Font.Weight? {
      switch self {
      case .unspecified: nil
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1, unspecified, small, medium, large

    fileprivate var scale: Image.Scale? {
      switch self {
      case .default, .unspecified: nil
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// How a picture looks. Those of symbols are ``SymbolConfiguration``s.
  // The class has no properties, and its subclass has one constant.
  public class Configuration: NSObject, @unchecked Sendable {}

  /// How a symbol looks: its size, the thickness of its lines, and its colours.
  ///
  /// ```swift
  /// let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold)
  /// Image(uiImage: UIImage(systemName: "star", withConfiguration: large)!)
  /// ```
  // Its only property is constant.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let look: SymbolLook

    init(_ look: SymbolLook) { self.look = look }

    /// Says nothing.
    public class var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }

    /// As large as letters of a size in points.
    public convenience init(pointSize: CGFloat) { self.init(SymbolLook(size: pointSize)) }
    /// As large as letters of a size in points, with lines of a thickness.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(SymbolLook(size: pointSize, weight: weight.weight))
    }
    /// As large as letters of a size in points, with lines of a thickness, smaller or larger beside text.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolLook(size: pointSize, weight: weight.weight, scale: scale.scale))
    }
    /// As large as a kind of text.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolLook(style: textStyle.style.0))
    }
    /// As large as a kind of text, smaller or larger beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolLook(style: textStyle.style.0, scale: scale.scale))
    }
    /// Symbols of a font's size and weight.
    public convenience init(font: UIFont) { self.init(SymbolLook(letters: font.font)) }
    /// As large as the letters of a font, and as thick, smaller or larger beside text.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(SymbolLook(letters: font.font, scale: scale.scale))
    }
    /// Smaller or larger beside text.
    public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale.scale)) }
    /// With lines of a thickness.
    public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight.weight)) }
    /// In one colour, each layer fainter than the one before.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(SymbolLook(colors: [Color(hierarchicalColor)], mode: .hierarchical))
    }
    /// Each layer has one colour.
    public convenience init(paletteColors: [UIColor]) {
      self.init(SymbolLook(colors: paletteColors.map { Color($0) }, mode: .palette))
    }
    /// In the symbol's own colours, if they are known here.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(mode: .multicolor))
    }
    /// In one colour.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(SymbolLook(mode: .monochrome))
    }

    /// This configuration with what another one says.
    public func applying(_ otherConfiguration: Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(look.applying(other.look))
    }

    public override func isEqual(_ object: Any?) -> Bool {
      (object as? SymbolConfiguration)?.look == look
    }
    public override var hash: Int { look.hashValue }
  }
}

/// The symbol with a configuration's size, thickness and colours.
nonisolated struct SymbolLook: Hashable, Sendable {
  var size: CGFloat?
  var style: Font.TextStyle?
  var letters: Font?
  var weight: Font.Weight?
  var scale: Image.Scale?
  var colors: [Color] = []
  var mode: SymbolRenderingMode?

  /// Letters of the symbol's size and thickness; nil: those around.
  var font: Font? {
    let base = letters ?? style.map { .system($0) } ?? size.map { .system(size: $0) }
    guard let weight else { return base }
    return base?.weight(weight)
  }

  func applying(_ other: SymbolLook) -> SymbolLook {
    var look = self
    if other.size != nil || other.style != nil || other.letters != nil {
      (look.size, look.style, look.letters) = (other.size, other.style, other.letters)
    }
    look.weight = other.weight ?? weight
    look.scale = other.scale ?? scale
    if !other.colors.isEmpty { look.colors = other.colors }
    look.mode = other.mode ?? mode
    return look
  }

  /// The attributes of its size.
  var attributes: [StoredAttribute] {
    if let font { return font.attributes }
    return weight.map { [StoredAttribute(.fontWeight, $0.value)] } ?? []
  }

  /// Writes its colours to the element that was opened last.
  @MainActor func writeColors(_ context: EmissionContext) {
    let paints = colors.map { $0.paint(in: context.environment) }
    if let first = paints.first { context.writer.set(.foreground, first) }
    switch mode {
    case .hierarchical: context.writer.set(.symbolLayers, [1])
    case .palette where paints.count > 1:
      context.writer.set(.symbolLayers, [2] + paints.dropFirst().map { Double($0.bits) })
    case .multicolor: context.writer.set(.symbolLayers, [3])
    default: break
    }
  }
}
