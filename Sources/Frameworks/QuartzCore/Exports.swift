// `import QuartzCore` brings the names of `import CoreGraphics`, and the time since the start.
@_exported import ApusCoreGraphics
@_exported import func ApusFoundation.CACurrentMediaTime
@_exported import typealias ApusFoundation.CFTimeInterval
