import ApusCoreTransferable

/// The pictures and films that a picker offers.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  /// MIME types, as a browser's chooser takes them.
  let types: Set<String>

  private init(_ types: Set<String>) { self.types = types }

  public static let images = PHPickerFilter(["image/*"])
  public static let videos = PHPickerFilter(["video/*"])
  /// Pictures: a browser hands over no moving ones.
  public static let livePhotos = PHPickerFilter(["image/*"])
  /// Pictures: a browser tells no more of them.
  public static let screenshots = PHPickerFilter(["image/*"])
  /// Pictures: a browser tells no more of them.
  public static let panoramas = PHPickerFilter(["image/*"])

  /// The offers of several filters together.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(subfilters.reduce(into: []) { $0.formUnion($1.types) })
  }
}

/// The library of photos of a device, from which a browser's chooser takes them.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { library }
}
