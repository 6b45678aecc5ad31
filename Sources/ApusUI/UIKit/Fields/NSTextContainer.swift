import Foundation

/// The room in which a text view lays out its text.
@MainActor @preconcurrency
open class NSTextContainer {
  var changed: () -> Void

  init(changed: @escaping () -> Void) { self.changed = changed }

  /// The distance of lines from the room's sides, in points. UIKit's own is 5; a page's text has none unless the app
  /// says so.
  open var lineFragmentPadding: CGFloat = 0 { didSet { changed() } }
  /// The limit of lines; 0 shows all lines. Editors ignore it.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The cut of long lines. Editors ignore it.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
}
