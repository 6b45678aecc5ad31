import Foundation

/// A filter with a picture.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The result of the filter; nil if a value is missing or does not fit.
  var outputImage: CIImage? { get }
}

/// Makes a QR code of bytes.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The bytes.
  var message: Data { get set }
  /// How much of the code may be lost: `L` 7 %, `M` 15 %, `Q` 25 %, `H` 30 %.
  var correctionLevel: String { get set }
}

/// Makes a line of bars of ASCII characters.
public protocol CICode128BarcodeGenerator: CIFilterProtocol {
  /// The characters.
  var message: Data { get set }
  /// How many pixels are light before and behind the bars.
  var quietSpace: Float { get set }
  /// How high the bars are, in pixels.
  var barcodeHeight: Float { get set }
}

/// Draws what is dark in one colour, what is light in another, and mixes them between.
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
  /// The colour of dark parts.
  var color0: CIColor { get set }
  /// The colour of light parts.
  var color1: CIColor { get set }
}

/// Turns each colour into its opposite.
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
}

/// Makes a white picture. Brightness becomes opacity.
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The picture.
  var inputImage: CIImage? { get set }
}

extension CIFilter {
  /// Makes a QR code of bytes, with one light module around it.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { NamedFilter(.qrCode) }
  /// Makes a line of bars of ASCII characters.
  public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
    NamedFilter(.code128)
  }
  /// Draws what is dark in one colour, what is light in another, and mixes them between.
  public class func falseColor() -> any CIFilter & CIFalseColor { NamedFilter(.falseColor) }
  /// Turns each colour into its opposite.
  public class func colorInvert() -> any CIFilter & CIColorInvert { NamedFilter(.colorInvert) }
  /// Makes a white picture. Brightness becomes opacity.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { NamedFilter(.maskToAlpha) }
}

/// A filter whose values have names. The protocol of the filter declares them.
private final class NamedFilter: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator,
  CIFalseColor, CIColorInvert, CIMaskToAlpha
{
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }

  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }

  var quietSpace: Float {
    get { value(forKey: "inputQuietSpace") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputQuietSpace") }
  }

  var barcodeHeight: Float {
    get { value(forKey: "inputBarcodeHeight") as? Float ?? 0 }
    set { setValue(newValue, forKey: "inputBarcodeHeight") }
  }

  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }

  var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .white }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}
