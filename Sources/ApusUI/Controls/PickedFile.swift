import ViewGraph

/// A file that a visitor chose. It is deleted when the visitor leaves, or once they have sent 32
/// others: copy what is to stay.
public struct PickedFile: Hashable, Sendable {
  /// As it was called on the visitor's device, without folders.
  public let name: String
  /// MIME type found from the content.
  public let type: String
  /// Bytes.
  public let size: Int
  /// Where it lies on the server.
  public let url: URL

  init(_ file: ChosenFile) {
    name = file.name
    type = file.type
    size = file.size
    url = URL(fileURLWithPath: file.path)
  }
}

/// A file that a visitor chose and a ``FilePickerButton`` refused.
public struct RefusedFile: Hashable, Sendable {
  /// Why a file was not taken.
  public enum Reason: Hashable, Sendable {
    /// The file has no content.
    case empty
    /// The visitor's browser did not send it.
    case tooLarge
    /// Its content is of none of the types.
    case wrongType
  }

  /// As it was called on the visitor's device, without folders.
  public let name: String
  /// Bytes.
  public let size: Int
  /// Why it was not taken.
  public let reason: Reason

  /// The message for the visitor, unless the screen handles the refusal.
  var message: String {
    let words: OwnWords =
      switch reason {
      case .empty: .fileEmpty
      case .tooLarge: .fileTooLarge
      case .wrongType: .fileOfWrongType
      }
    return PageWords.current[words]
  }
}
