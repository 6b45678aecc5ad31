// `import CoreGraphics` brings Foundation's lengths, and what draws in a view, and the maps and lines that ApusUI declares.
@_exported import Foundation

@_exported import struct ApusUI.CGAffineTransform
@_exported import class ApusUI.CGColor
@_exported import class ApusUI.CGColorSpace
@_exported import func ApusUI.CGColorSpaceCreateDeviceRGB
@_exported import class ApusUI.CGContext
@_exported import class ApusUI.CGGradient
@_exported import struct ApusUI.CGGradientDrawingOptions
@_exported import class ApusUI.CGImage
@_exported import enum ApusUI.CGLineCap
@_exported import enum ApusUI.CGLineJoin
@_exported import class ApusUI.CGPath
@_exported import enum ApusUI.CGPathDrawingMode
@_exported import enum ApusUI.CGPathFillRule
@_exported import struct ApusUI.CGVector
