// `import CoreGraphics` brings Foundation's lengths, and the maps and lines that ApusUI declares.
@_exported import Foundation

@_exported import struct ApusUI.CGAffineTransform
@_exported import class ApusUI.CGColor
@_exported import enum ApusUI.CGLineCap
@_exported import enum ApusUI.CGLineJoin
@_exported import struct ApusUI.CGVector
