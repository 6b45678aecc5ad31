import Foundation
import ViewGraph

/// The ways in which words are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines break at the edges of the rectangle. Without it words stand on one line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Lines have the distance of the font. They always have it here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Asks for the size of the letters' outlines. Words are measured by their lines here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line that fits is cut. Words are measured whole here.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// Facts about a drawing of words.
open class NSStringDrawingContext: NSObject {
  /// The least factor by which letters shrink to fit. Letters keep their size here.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor by which letters have shrunk: 1.
  open var actualScaleFactor: CGFloat { 1 }
  /// The rectangle of the words that were measured last, in points.
  open internal(set) var totalBounds = CGRect.zero
}

// Sizes come from the table of widths, as in tests. The browser's font may be a little wider or narrower.
extension NSAttributedString {
  /// The size of the words on lines that break nowhere, in points.
  public func size() -> CGSize { measured(nil) }

  /// The rectangle that the words fill at the origin, in points.
  ///
  /// - Parameters:
  ///   - size: The room. Its width counts where lines break at edges.
  ///   - options: Whether lines break at the edges.
  ///   - context: Gets the rectangle.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let breaks = options.contains(.usesLineFragmentOrigin) && size.width > 0
    let width = breaks && size.width < 100_000 ? size.width : nil
    let rect = CGRect(origin: .zero, size: measured(width))
    context?.totalBounds = rect
    return rect
  }

  /// The size of lines that are at most so wide, in points.
  private func measured(_ width: CGFloat?) -> CGSize {
    guard length > 0 else { return .zero }
    var runs: [PlainRun] = []
    var spacing = 0.0
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      var run = font.run(attributedSubstring(from: range).string)
      if let kern = attributes[.kern] as? NSNumber { run.tracking = kern.doubleValue }
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle {
        spacing = max(spacing, Double(style.lineSpacing))
      }
      runs.append(run)
    }
    let size = LinkedLayouts.first?.measure(
      runs, lineSpacing: spacing, width: width.map(Double.init))
    return CGSize(width: size?.width ?? 0, height: size?.height ?? 0)
  }
}

extension UIFont {
  /// Words in the font, to be measured.
  fileprivate func run(_ text: String) -> PlainRun {
    let weight = font.ownWeight?.value ?? (font.base == .style(.headline) ? 600 : 400)
    var run = PlainRun(text, size: Double(pointSize), weight: Int(weight))
    run.isMonospaced = font.isMonospaced || font.design == .monospaced
    if case .custom(let name, _) = font.base {
      run.file = AppFonts.shared.file(named: name, weight: run.weight)
    }
    return run
  }
}

extension NSString {
  /// The size of the words on lines that break nowhere, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: description, attributes: attrs).size()
  }

  /// The rectangle that the words fill at the origin, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: description, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension String {
  /// The size of the words on lines that break nowhere, in points.
  ///
  /// ```swift
  /// let width = title.size(withAttributes: [.font: UIFont.boldSystemFont(ofSize: 17)]).width
  /// ```
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// The rectangle that the words fill at the origin, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
