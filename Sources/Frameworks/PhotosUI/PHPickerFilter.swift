import ApusUI
import ApusCoreTransferable

/// The pictures and films that a picker offers.
///
/// A browser's chooser knows pictures and films, and no more of them: it offers what may be meant.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  /// The way in which a film or a picture is played.
  public enum PlaybackStyle: Int, Sendable {
    case unsupported, image, imageAnimated, livePhoto, video, videoLooping
  }

  /// MIME types, as a browser's chooser takes them.
  let types: Set<String>
  /// Whether it means all files of its types.
  private let isWhole: Bool

  private init(_ types: Set<String>, isWhole: Bool = false) {
    self.types = types
    self.isWhole = isWhole
  }

  private static let every: Set<String> = ["image/*", "video/*"]

  public static let images = PHPickerFilter(["image/*"], isWhole: true)
  public static let videos = PHPickerFilter(["video/*"], isWhole: true)
  /// Pictures: a browser hands over no moving ones.
  public static let livePhotos = PHPickerFilter(["image/*"])
  /// Pictures: a browser tells no more of them.
  public static let screenshots = PHPickerFilter(["image/*"])
  /// Pictures: a browser tells no more of them.
  public static let panoramas = PHPickerFilter(["image/*"])
  /// Pictures: a browser tells no more of them.
  public static let bursts = PHPickerFilter(["image/*"])
  /// Pictures: a browser tells no more of them.
  public static let depthEffectPhotos = PHPickerFilter(["image/*"])
  /// Films: a browser tells no more of them.
  public static let screenRecordings = PHPickerFilter(["video/*"])
  /// Films: a browser tells no more of them.
  public static let slomoVideos = PHPickerFilter(["video/*"])
  /// Films: a browser tells no more of them.
  public static let timelapseVideos = PHPickerFilter(["video/*"])
  /// Films: a browser tells no more of them.
  public static let cinematicVideos = PHPickerFilter(["video/*"])
  /// Pictures and films: a browser tells no more of them.
  public static let spatialMedia = PHPickerFilter(every)

  /// The files that are played in a way.
  public static func playbackStyle(_ playbackStyle: PlaybackStyle) -> PHPickerFilter {
    switch playbackStyle {
    case .video, .videoLooping: PHPickerFilter(["video/*"])
    case .imageAnimated: PHPickerFilter(["image/gif", "image/webp", "image/apng"])
    case .image, .livePhoto: PHPickerFilter(["image/*"])
    case .unsupported: PHPickerFilter([])
    }
  }

  /// The offers of several filters together.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      subfilters.reduce(into: []) { $0.formUnion($1.types) },
      isWhole: subfilters.allSatisfy(\.isWhole))
  }

  /// Pictures that several filters offer at once.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(
      subfilters.reduce(every) { types, next in
        let both = types.intersection(next.types)
        // An animated picture is a picture.
        let parts = next.types.filter { types.contains(String($0.prefix { $0 != "/" }) + "/*") }
        let own = types.filter { next.types.contains(String($0.prefix { $0 != "/" }) + "/*") }
        return both.union(parts).union(own.filter { !$0.hasSuffix("*") })
      },
      isWhole: subfilters.allSatisfy(\.isWhole))
  }

  /// Pictures that a filter leaves out. A browser cannot tell a screenshot from another picture, so both are offered.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    guard filter.isWhole else { return PHPickerFilter(every) }
    return PHPickerFilter(every.subtracting(filter.types), isWhole: true)
  }
}

/// Whether an app may read a person's library of photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// How an app reads a person's library of photos.
public enum PHAccessLevel: Int, Sendable { case addOnly = 1, readWrite = 2 }

/// The library of photos of a device, from which a browser's chooser takes them.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { library }

  /// Whether the app may read the library: it may not, because a page reads no library.
  public static func authorizationStatus(
    for accessLevel: PHAccessLevel
  ) -> PHAuthorizationStatus { .denied }
  /// Whether the app may read the library: it may not, because a page reads no library.
  public static func authorizationStatus() -> PHAuthorizationStatus { .denied }

  /// Answers that the app may not read the library, because a page reads no library.
  @discardableResult
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    noMeaning("PHPhotoLibrary.requestAuthorization(for:)")
    return .denied
  }

  /// Answers that the app may not read the library, because a page reads no library.
  public static func requestAuthorization(
    for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {
    noMeaning("PHPhotoLibrary.requestAuthorization(for:)")
    handler(.denied)
  }

  /// Answers that the app may not read the library, because a page reads no library.
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    noMeaning("PHPhotoLibrary.requestAuthorization(for:)")
    handler(.denied)
  }
}
