@_exported import ApusCoreMedia
@_exported import Foundation
