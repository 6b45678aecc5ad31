// `import CoreImage` brings the names of `import CoreGraphics`, and filters of codes and of their colours.
@_exported import ApusCoreGraphics
@_exported import class ApusUI.CGImage
@_exported import class ApusUI.CIColor
@_exported import class ApusUI.CIContext
@_exported import struct ApusUI.CIContextOption
@_exported import class ApusUI.CIFilter
@_exported import protocol ApusUI.CIFilterProtocol
@_exported import protocol ApusUI.CIQRCodeGenerator
@_exported import protocol ApusUI.CICode128BarcodeGenerator
@_exported import protocol ApusUI.CIFalseColor
@_exported import protocol ApusUI.CIColorInvert
@_exported import protocol ApusUI.CIMaskToAlpha
@_exported import class ApusUI.CIImage
@_exported import let ApusUI.kCIInputImageKey
@_exported import let ApusUI.kCIOutputImageKey
