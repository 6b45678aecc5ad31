import Foundation
import ViewGraph

/// The clipboard of the person whose view, action or task is running.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = code }
/// ```
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The only one.
  public class var general: UIPasteboard { one }
  private static let one = UIPasteboard()

  private init() {}

  /// A text of the clipboard. A browser tells a page nothing of what other apps put there, so this is the
  /// text that the app itself put there last, on this page.
  public var string: String? {
    get { Graph.current?.session.copiedText }
    set {
      guard let session = Graph.current?.session else { return }
      session.copiedText = newValue
      if let newValue { session.perform(.copy(newValue)) }
    }
  }

  /// Texts of the clipboard: see ``string``. Several come below each other.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.joined(separator: "\n") }
  }

  /// An address of the clipboard: see ``string``.
  public var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }

  /// Whether there is a text: see ``string``.
  public var hasStrings: Bool { string != nil }

  /// Whether there is an address: see ``string``.
  public var hasURLs: Bool { url?.scheme != nil }

  /// Addresses of the clipboard: see ``string``. Several come below each other.
  public var urls: [URL]? {
    get {
      string.map { text in
        text.split(separator: "\n").compactMap { URL(string: String($0)) }
          .filter { $0.scheme != nil }
      }
    }
    set { string = newValue?.map(\.absoluteString).joined(separator: "\n") }
  }

  /// The text of the clipboard as a provider: see ``string``. A page copies no other content.
  public var itemProviders: [NSItemProvider] {
    get { string.map { [NSItemProvider(object: $0 as NSString)] } ?? [] }
    set { if !newValue.isEmpty { noMeaning("UIPasteboard.itemProviders") } }
  }

  /// Nil: a page copies text alone.
  public var image: UIImage? {
    get { nil }
    set { if newValue != nil { noMeaning("UIPasteboard.image") } }
  }

  /// Nil: a page copies text alone.
  public var images: [UIImage]? {
    get { nil }
    set { if newValue != nil { noMeaning("UIPasteboard.images") } }
  }

  /// False: a page copies text alone.
  public var hasImages: Bool { false }
}
