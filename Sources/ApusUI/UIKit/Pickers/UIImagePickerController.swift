import Foundation
import ViewGraph

/// Lets a person choose a picture or a film: by the browser's chooser of files.
///
/// The delegate is told, and takes the controller away, as on a phone. A file of more than 8 MiB is refused, and the
/// page says so.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where a picture comes from.
  public enum SourceType: Int, Sendable {
    /// The person's pictures.
    case photoLibrary = 0
    /// The camera. A page reaches none; the chooser of a phone offers it by itself.
    case camera = 1
    /// The person's pictures.
    case savedPhotosAlbum = 2
  }

  /// A key of what the delegate is told.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of the file: `public.image` or `public.movie`.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after the person has edited it. It is the original picture, because a page has no editor.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the person has cut out. A page cuts nothing, so it is absent.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of the film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Whether there is such a source: a page has the person's pictures, and no camera.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// The kinds of files of a source; `nil` if there is no such source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  /// Where pictures come from. The chooser of a page is the same for all, and a debug run says so once for the camera.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      if sourceType == .camera {
        notDrawn(
          "UIImagePickerController.sourceType",
          "the browser's chooser of files is shown, which offers a phone's camera by itself")
      }
    }
  }

  /// The kinds of files that are offered: `public.image`, `public.movie`.
  open var mediaTypes = ["public.image"] { didSet { state.contentVersion += 1 } }

  /// Cameras of a device. A page reaches none of them.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// Kinds of pictures that a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The light of a camera.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// The chosen camera, which a page does not reach.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The camera's light.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Whether there is such a camera: a page reaches none.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Whether the person may cut the picture. A page cuts nothing: ``InfoKey/editedImage`` is the picture as it was
  /// chosen, and a debug run says so once.
  open var allowsEditing = false {
    didSet {
      if allowsEditing {
        notDrawn(
          "UIImagePickerController.allowsEditing", "the picture comes as it was chosen")
      }
    }
  }

  private var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  override func makeContent() -> AnyView {
    _ = state.contentVersion
    return AnyView(
      ChooserPage(
        .photos, types: mimeTypes, choose: { [weak self] in self?.picked($0) },
        cancel: { [weak self] in self?.cancelled() }))
  }

  private var mimeTypes: [String] {
    let known = [
      "public.image": "image/*", "public.movie": "video/*", "public.video": "video/*",
      "public.png": "image/png", "public.jpeg": "image/jpeg",
    ]
    return mediaTypes.compactMap { known[$0] }
  }

  private func picked(_ files: [PickedFile]) {
    guard let file = files.first else { return }
    var info: [InfoKey: Any] = [:]
    if file.type.hasPrefix("video/") {
      info[.mediaType] = "public.movie"
      info[.mediaURL] = file.url
    } else {
      // A browser that cannot draw the file's format hands it over all the same.
      guard let data = try? Data(contentsOf: file.url), let image = UIImage(data: data) else {
        Graph.current?.session.perform(
          .notice(message: PageWords.current[.fileOfWrongType], id: ""))
        return
      }
      info[.mediaType] = "public.image"
      info[.imageURL] = file.url
      info[.originalImage] = image
      if allowsEditing { info[.editedImage] = image }
    }
    if let pickerDelegate {
      pickerDelegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    } else {
      dismiss(animated: true)
    }
  }

  private func cancelled() {
    if let pickerDelegate {
      pickerDelegate.imagePickerControllerDidCancel(self)
    } else {
      dismiss(animated: true)
    }
  }
}

/// Hears of the picture that a person has chosen. Both methods are optional; without them the picker goes away.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// The person has chosen a picture or a film.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The person wants none.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Takes the picker away.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    picker.dismiss(animated: true)
  }

  /// Takes the picker away.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
