// `import UIKit` brings Foundation and the few names of UIKit's that ApusUI declares, as
// `import SwiftUI` brings them on iOS too; nothing else of ApusUI.

@_exported import Foundation

@_exported import enum ApusUI.UIAccessibility
@_exported import struct ApusUI.UIColor
@_exported import class ApusUI.UIImage
@_exported import enum ApusUI.UIKeyboardType
@_exported import enum ApusUI.UITextAutocapitalizationType
@_exported import struct ApusUI.UITextContentType
