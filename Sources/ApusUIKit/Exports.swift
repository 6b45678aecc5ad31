// `import UIKit` brings Foundation and the few names of UIKit's that ApusUI declares, as
// `import SwiftUI` brings them on iOS too; nothing else of ApusUI.

@_exported import Foundation

@_exported import enum ApusUI.UIAccessibility
@_exported import class ApusUI.UIApplication
@_exported import struct ApusUI.UIColor
@_exported import class ApusUI.UIDevice
@_exported import struct ApusUI.UIEdgeInsets
@_exported import class ApusUI.UIImage
@_exported import enum ApusUI.UIKeyboardType
@_exported import class ApusUI.UIScene
@_exported import class ApusUI.UIScreen
@_exported import enum ApusUI.UITextAutocapitalizationType
@_exported import struct ApusUI.UITextContentType
@_exported import enum ApusUI.UIUserInterfaceIdiom
@_exported import class ApusUI.UIWindow
@_exported import class ApusUI.UIWindowScene
