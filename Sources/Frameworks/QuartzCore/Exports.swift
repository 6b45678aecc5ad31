// `import QuartzCore` brings the names of `import CoreGraphics`, the layers, and the time since the start.
@_exported import ApusCoreGraphics
@_exported import struct ApusUI.CACornerMask
@_exported import class ApusUI.CADisplayLink
@_exported import struct ApusUI.CAFrameRateRange
@_exported import class ApusUI.CAGradientLayer
@_exported import struct ApusUI.CAGradientLayerType
@_exported import class ApusUI.CALayer
@_exported import class ApusUI.CAShapeLayer
@_exported import struct ApusUI.CAShapeLayerFillRule
@_exported import struct ApusUI.CAShapeLayerLineCap
@_exported import struct ApusUI.CAShapeLayerLineJoin
@_exported import func ApusFoundation.CACurrentMediaTime
@_exported import typealias ApusFoundation.CFTimeInterval
