import ApusCoreTransferable
import ApusFoundation
import ApusUI
import Foundation

/// The way in which a ``PHPickerViewController`` is used.
public struct PHPickerConfiguration: Equatable, Hashable, Sendable {
  /// How a file is handed over: a browser does it as the file is.
  public enum AssetRepresentationMode: Int, Sendable {
    case automatic, current, compatible
  }

  /// The order of several items: a browser gives them as they are chosen.
  public enum Selection: Int, Sendable {
    case `default`, ordered
  }

  /// How a file is handed over.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The order of several items.
  public var selection = Selection.default
  /// The most items; 0 for any number.
  public var selectionLimit = 1
  /// The offered kinds; `nil` for all pictures and films.
  public var filter: PHPickerFilter?

  /// A picker of one item.
  public init() {}
  /// A picker of one item from the person's library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// An item that a person has chosen.
public struct PHPickerResult: Equatable, Hashable, Sendable {
  /// Reads the item's file.
  public let itemProvider: NSItemProvider
  /// The name of the item in the person's library: a browser tells none.
  public var assetIdentifier: String? { nil }

  @MainActor init(_ file: PickedFile) {
    let type = PhotosPickerItem(file).supportedContentTypes.first ?? .data
    itemProvider = NSItemProvider(file: file.url, type: type.identifier, name: file.name)
  }
}

/// Lets a person choose pictures or films: by the browser's chooser of files, one at a time.
///
/// The delegate takes the controller away. A file of more than 8 MiB is refused, and the page says so.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  /// The mode of the picker.
  public let configuration: PHPickerConfiguration
  /// Hears of what was chosen.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// A controller that is used in a way.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let types = (configuration.filter?.types ?? ["image/*", "video/*"]).sorted()
    let limit = configuration.selectionLimit
    setContent { [weak self] in
      ChooserPage(
        .photos, types: types, mostFiles: limit == 0 ? .max : limit,
        choose: { self?.finish($0) }, cancel: { self?.finish([]) })
    }
  }

  private func finish(_ files: [PickedFile]) {
    delegate?.picker(self, didFinishPicking: files.map(PHPickerResult.init))
  }
}

/// Hears of what a person has chosen.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person has chosen, or (no results) wants nothing.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
