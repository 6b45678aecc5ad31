// `import UIKit` brings Foundation and the few names of UIKit's that ApusUI declares, as
// `import SwiftUI` brings them on iOS too; nothing else of ApusUI.

@_exported import Foundation

@_exported import enum ApusUI.UIAccessibility
@_exported import class ApusUI.UIApplication
@_exported import class ApusUI.UIBarAppearance
@_exported import struct ApusUI.UIColor
@_exported import class ApusUI.UIDevice
@_exported import struct ApusUI.UIEdgeInsets
@_exported import class ApusUI.UIFeedbackGenerator
@_exported import class ApusUI.UIFont
@_exported import class ApusUI.UIImage
@_exported import class ApusUI.UIImpactFeedbackGenerator
@_exported import enum ApusUI.UIKeyboardType
@_exported import class ApusUI.UINavigationBar
@_exported import class ApusUI.UINavigationBarAppearance
@_exported import class ApusUI.UINotificationFeedbackGenerator
@_exported import class ApusUI.UIPasteboard
@_exported import class ApusUI.UIScene
@_exported import class ApusUI.UIScreen
@_exported import class ApusUI.UISelectionFeedbackGenerator
@_exported import class ApusUI.UITabBar
@_exported import class ApusUI.UITabBarAppearance
@_exported import enum ApusUI.UITextAutocapitalizationType
@_exported import struct ApusUI.UITextContentType
@_exported import struct ApusUI.UITraitCollection
@_exported import enum ApusUI.UIUserInterfaceIdiom
@_exported import enum ApusUI.UIUserInterfaceStyle
@_exported import class ApusUI.UIWindow
@_exported import class ApusUI.UIWindowScene
@_exported import struct ApusUI.Selector
