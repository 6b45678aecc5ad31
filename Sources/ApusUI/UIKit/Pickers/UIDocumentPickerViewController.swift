import ApusUniformTypeIdentifiers
import Foundation
import ViewGraph

/// Lets a person choose files by the browser's chooser, or hands files to the person.
///
/// It goes away when the person is done. A file of more than 8 MiB is refused, and the page says so.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
  private enum Purpose {
    case opening([UTType])
    case exporting([URL])
  }

  /// Hears of what was chosen.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether the person may choose several files.
  open var allowsMultipleSelection = false { didSet { contentChanged() } }
  /// Whether the endings of names are shown: they always are.
  open var shouldShowFileExtensions = true
  /// The folder in which the person begins. A browser begins where it likes, and a debug run says so once.
  open var directoryURL: URL? {
    didSet {
      if directoryURL != nil { noMeaning("UIDocumentPickerViewController.directoryURL") }
    }
  }
  private let purpose: Purpose

  /// A picker of files of some types.
  ///
  /// - Parameters:
  ///   - contentTypes: The types that are offered and taken.
  ///   - asCopy: Whether the app is handed copies. A browser always hands over copies, which the server keeps for the
  ///     visitor.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    purpose = .opening(contentTypes)
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of files of some types.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Hands files to the person: the browser saves a copy of each.
  ///
  /// - Parameter asCopy: Whether the files themselves stay: they do, whatever it is.
  public init(forExporting urls: [URL], asCopy: Bool) {
    purpose = .exporting(urls)
    super.init(nibName: nil, bundle: nil)
  }

  /// Hands files to the person: the browser saves a copy of each.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    guard case .opening(let types) = purpose else { return }
    setContent { [weak self] in
      FileChooser(
        offers: UTType.offers(of: types),
        allowsSeveral: self?.allowsMultipleSelection ?? false,
        takes: { UTType.takes(types, name: $0, type: $1) },
        onChoose: { self?.finish($0.map(\.url)) }, onCancel: { self?.finish([]) })
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard case .exporting(let urls) = purpose else { return }
    let places = try? ExportedFile.hand(
      urls.map { try ExportedFile(copyOf: $0) }, to: Graph.current?.session)
    finish(places ?? [])
    dismiss(animated: true)
  }

  private func finish(_ urls: [URL]) {
    if urls.isEmpty {
      delegate?.documentPickerWasCancelled(self)
    } else {
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    }
  }
}

/// Hears of the files that a person has chosen. All methods are optional.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The person has chosen files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The person wants none, or there is nothing to hand over.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
