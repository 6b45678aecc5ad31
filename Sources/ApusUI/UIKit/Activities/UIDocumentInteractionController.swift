import ApusUniformTypeIdentifiers
import Foundation
import ViewGraph

/// Hands one file to the person: the browser saves a copy.
///
/// A page has no menu of the apps that open a file. The person opens what the browser has saved.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  /// The file.
  open var url: URL?
  /// The name that the file's copy has; its own name unless another is set.
  open var name: String?
  /// The identifier of the file's type. The file's ending gives the initial one.
  open var uti: String?
  /// Facts for the app that opens the file. A page does not read them.
  open var annotation: Any?
  /// The object that is told about the file's use.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?

  /// A controller of a file.
  public init(url: URL) {
    self.url = url
    name = url.lastPathComponent
    uti = UTType(filenameExtension: url.pathExtension)?.identifier
  }

  /// Shows no preview, because a page has no viewer for files.
  ///
  /// - Returns: False.
  open func presentPreview(animated: Bool) -> Bool { false }

  /// Hands the file to the person.
  ///
  /// - Returns: False if the file cannot be read.
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    hand()
  }

  /// Hands the file to the person.
  ///
  /// - Returns: False if the file cannot be read.
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    hand()
  }

  private func hand() -> Bool {
    guard let url, let file = try? ExportedFile(copyOf: url, named: name) else { return false }
    return (try? ExportedFile.hand([file], to: Graph.current?.session)) != nil
  }
}

/// Hears of a file that is handed to the person. All methods are optional.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// The controller over which a preview would stand. A page shows no preview and asks for none.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller without a content.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { UIViewController() }
}
