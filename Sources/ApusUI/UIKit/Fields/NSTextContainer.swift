import Foundation

/// The room in which a text view lays out its text.
@MainActor @preconcurrency
open class NSTextContainer {
  private let changed: () -> Void

  init(changed: @escaping () -> Void) { self.changed = changed }

  /// The distance of lines from the room's sides, in points. UIKit's own is 5; a page's text has none unless the app
  /// says so.
  open var lineFragmentPadding: CGFloat = 0 { didSet { changed() } }
  /// The most lines that are shown; 0 for all. Counts where the text cannot be edited.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The end of lines that are too long. Counts where the text cannot be edited.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
}
