import Foundation

/// The key of the picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's picture.
public let kCIOutputImageKey = "outputImage"

/// Makes or changes a picture.
///
/// There are filters that make codes and change their colours: `CIQRCodeGenerator`, `CICode128BarcodeGenerator`,
/// `CIFalseColor`, `CIColorInvert` and `CIMaskToAlpha`.
///
/// ```swift
/// let filter = CIFilter.qrCodeGenerator()
/// filter.message = Data("https://example.com".utf8)
/// ```
open class CIFilter: NSObject {
  private let kind: FilterKind
  private var values: [String: Any] = [:]

  init(_ kind: FilterKind) {
    self.kind = kind
    super.init()
    setDefaults()
  }

  /// A filter with a name and default values; nil if no filter has the name.
  ///
  /// > Note: A page has filters of codes and of their colours.
  public convenience init?(name: String) {
    guard let kind = FilterKind(rawValue: name) else {
      notDrawn("CIFilter(name:)", "there are filters of codes and of their colours")
      return nil
    }
    self.init(kind)
  }

  /// A filter with a name and values by key; nil if no filter has the name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The filter's name.
  public var name: String { kind.rawValue }
  /// The keys of the filter's values.
  public var inputKeys: [String] { kind.inputKeys }
  /// The keys of the filter's results.
  public var outputKeys: [String] { [kCIOutputImageKey] }

  /// Gives all values back that the filter had at first.
  open func setDefaults() { values = kind.defaults }

  /// Sets a value by its key; nil takes it away.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// The value for a key, or the picture.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : values[key]
  }

  /// The result of the filter; nil if a value is missing or does not fit.
  open var outputImage: CIImage? { kind.picture(of: values) }
}

/// Apple's names of the filters.
enum FilterKind: String {
  case qrCode = "CIQRCodeGenerator"
  case code128 = "CICode128BarcodeGenerator"
  case falseColor = "CIFalseColor"
  case colorInvert = "CIColorInvert"
  case maskToAlpha = "CIMaskToAlpha"

  var inputKeys: [String] {
    switch self {
    case .qrCode: ["inputMessage", "inputCorrectionLevel"]
    case .code128: ["inputMessage", "inputQuietSpace", "inputBarcodeHeight"]
    case .falseColor: [kCIInputImageKey, "inputColor0", "inputColor1"]
    case .colorInvert, .maskToAlpha: [kCIInputImageKey]
    }
  }

  var defaults: [String: Any] {
    switch self {
    case .qrCode: ["inputCorrectionLevel": "M"]
    case .code128: ["inputQuietSpace": Float(10), "inputBarcodeHeight": Float(32)]
    case .falseColor:
      [
        "inputColor0": CIColor(red: 0.3, green: 0, blue: 0),
        "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8),
      ]
    case .colorInvert, .maskToAlpha: [:]
    }
  }

  func picture(of values: [String: Any]) -> CIImage? {
    switch self {
    case .qrCode: Self.qrCode(values)
    case .code128: Self.code128(values)
    case .falseColor: Self.falseColor(values)
    case .colorInvert:
      (values[kCIInputImageKey] as? CIImage)?.recolored {
        [255 - $0.x, 255 - $0.y, 255 - $0.z, $0.w]
      }
    case .maskToAlpha:
      (values[kCIInputImageKey] as? CIImage)?.recolored {
        [255, 255, 255, UInt8(($0.brightness * Double($0.w)).rounded())]
      }
    }
  }

  private static func qrCode(_ values: [String: Any]) -> CIImage? {
    guard let message = values["inputMessage"] as? Data,
      let name = values["inputCorrectionLevel"] as? String,
      let level = QRCode.Level(rawValue: name), let code = QRCode(Array(message), level: level)
    else { return nil }
    // Each side has one light module.
    let inside = 1...code.size
    return CIImage(
      Bitmap(width: code.size + 2, height: code.size + 2) { x, y in
        inside ~= x && inside ~= y && code.modules[y - 1][x - 1] ? .dark : .light
      })
  }

  private static func code128(_ values: [String: Any]) -> CIImage? {
    guard let message = values["inputMessage"] as? Data, let code = Code128(Array(message)) else {
      return nil
    }
    func number(_ key: String, _ range: ClosedRange<Double>) -> Int {
      let value = values[key]
      let number = (value as? NSNumber)?.doubleValue ?? (value as? Float).map(Double.init) ?? 0
      return Int(min(max(number, range.lowerBound), range.upperBound))
    }
    let quiet = number("inputQuietSpace", 0...100)
    let height = number("inputBarcodeHeight", 1...500)
    let bars = code.modules
    return CIImage(
      Bitmap(width: bars.count + 2 * quiet, height: height) { x, _ in
        bars.indices ~= x - quiet && bars[x - quiet] ? .dark : .light
      })
  }

  private static func falseColor(_ values: [String: Any]) -> CIImage? {
    guard let dark = values["inputColor0"] as? CIColor,
      let light = values["inputColor1"] as? CIColor
    else { return nil }
    return (values[kCIInputImageKey] as? CIImage)?.recolored { color in
      let mixed = dark.numbers + (light.numbers - dark.numbers) * color.brightness
      let opacity = mixed.w * Double(color.w) / 255
      let drawn = (mixed * 255).rounded(.toNearestOrAwayFromZero).clamped(
        lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      return [
        UInt8(drawn.x), UInt8(drawn.y), UInt8(drawn.z),
        UInt8((min(max(opacity, 0), 1) * 255).rounded()),
      ]
    }
  }
}

extension Bitmap.Color {
  fileprivate static let dark = Bitmap.Color(0, 0, 0, 255)
  fileprivate static let light = Bitmap.Color(255, 255, 255, 255)

  /// The brightness from 0 to 1.
  fileprivate var brightness: Double {
    (0.2126 * Double(x) + 0.7152 * Double(y) + 0.0722 * Double(z)) / 255
  }
}
