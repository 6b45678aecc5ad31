import Foundation

extension UILabel {
  /// Sample bounds for the insets of subclasses.
  private static let sample = CGRect(x: 0, y: 0, width: 300, height: 100)

  /// The distances from the edges that a subclass leaves free when it places the words.
  private var placedInsets: EdgeInsets {
    guard type(of: self) != UILabel.self else { return EdgeInsets() }
    probed.placed = nil
    _ = textRect(forBounds: Self.sample, limitedToNumberOfLines: numberOfLines)
    return Self.insets(of: probed.placed)
  }

  /// The distances from the edges that a subclass leaves free when it draws the words.
  private var drawnInsets: EdgeInsets {
    guard type(of: self) != UILabel.self else { return EdgeInsets() }
    probed.drawn = nil
    CGContext(size: Self.sample.size).record { drawText(in: Self.sample) }
    return Self.insets(of: probed.drawn)
  }

  private static func insets(of rect: CGRect?) -> EdgeInsets {
    guard let rect else { return EdgeInsets() }
    return EdgeInsets(
      top: rect.minY, leading: rect.minX, bottom: sample.maxY - rect.maxY,
      trailing: sample.maxX - rect.maxX)
  }

  /// The insets of the words. Most subclasses give equal insets in both methods.
  var textInsets: EdgeInsets {
    let (placed, drawn) = (placedInsets, drawnInsets)
    return EdgeInsets(
      top: max(placed.top, drawn.top), leading: max(placed.leading, drawn.leading),
      bottom: max(placed.bottom, drawn.bottom), trailing: max(placed.trailing, drawn.trailing))
  }

  /// The words as UIKit measures them, which knows nothing of what a subclass draws.
  var measuredWords: AnyView { shownWords(placedInsets) }

  /// The size of the words without a limit of the room.
  var naturalSize: CGSize {
    let apart = ApartView(measuredWords)
    defer { apart.end() }
    return apart.size
  }
}

/// Insets around content. Zero insets add no box.
struct Inset: ViewModifier {
  let insets: EdgeInsets

  func body(content: Content) -> some View {
    if insets == EdgeInsets() {
      content
    } else {
      content.padding(insets)
    }
  }
}
