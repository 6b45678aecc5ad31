import ApusUI
import Foundation

/// Something that can be shown: a file.
public protocol QLPreviewItem: AnyObject {
  /// The address of the file.
  var previewItemURL: URL? { get }
  /// The name that is shown instead of the file's.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// None: the file's own name is shown.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

/// Shows files by their names, with buttons by which the browser saves or opens them.
///
/// > Note: A page draws no file.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  /// Says which files there are.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { contentChanged() } }
  /// Hears of the end.
  open weak var delegate: (any QLPreviewControllerDelegate)?
  /// The number of the file that is shown first. A page shows all names at once.
  open var currentPreviewItemIndex = 0

  /// Whether a file can be shown: it can be handed over.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL != nil }

  /// Asks again which files there are.
  open func reloadData() { contentChanged() }

  open override func viewDidLoad() {
    super.viewDidLoad()
    notDrawn("QLPreviewController", "a button hands the file to the person")
    setContent { [weak self] in
      FilePage(files: self?.files ?? []) { self?.finish() }
    }
  }

  private var files: [URL] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfPreviewItems(in: self)).compactMap {
      dataSource.previewController(self, previewItemAt: $0).previewItemURL
    }
  }

  private func finish() {
    delegate?.previewControllerWillDismiss(self)
    dismiss(animated: true)
  }
}

/// Says which files there are.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// The count of the files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// A file.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Hears of the end. The method is optional.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: AnyObject {
  /// The person is done.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
}
