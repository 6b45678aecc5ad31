/// Why a file is no photo for a report.
enum PhotoFault: Error {
  case empty
  case tooLarge
  case notAnImage

  /// In words for a person.
  var message: String {
    switch self {
    case .empty: L10n.errorPhotoEmpty
    case .tooLarge: L10n.errorPhotoTooLarge
    case .notAnImage: L10n.errorPhotoNotAnImage
    }
  }
}
