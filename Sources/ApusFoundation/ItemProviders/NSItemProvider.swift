import ApusUniformTypeIdentifiers
import Dispatch
import Foundation

/// Content that a person drags, pastes or chooses, in its readable forms.
///
/// ```swift
/// let provider = NSItemProvider(object: note.title as NSString)
/// provider.loadObject(ofClass: NSString.self) { title, error in print(title as? String ?? "") }
/// ```
///
/// Handlers are called outside of the main actor.
// A lock guards its properties; a subclass of an app looks after its own.
open class NSItemProvider: NSObject, @unchecked Sendable {
  /// Why nothing is read.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Kinds of errors.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  /// Hands over bytes, or tells why there are none.
  public typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void

  /// A form of the content.
  struct Representation: Sendable {
    let type: UTType
    /// The file whose bytes they are, if the content is a file.
    var file: URL?
    let load: @Sendable (@escaping DataHandler) -> Progress?
  }

  private let lock = NSLock()
  private var representations: [Representation] = []
  private var name: String?

  /// A provider without content: see ``registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)``.
  public override init() {}

  /// A provider of bytes in memory.
  ///
  /// - Parameter type: The identifier of their type.
  package convenience init(data: Data, type: String) {
    self.init()
    add(type) { done in
      done(data, nil)
      return nil
    }
  }

  /// A provider of a file of the server.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - type: The identifier of its type.
  ///   - name: The name that the file had.
  package convenience init(file: URL, type: String, name: String) {
    self.init()
    add(type, file: file) { done in
      DispatchQueue.global(qos: .userInitiated).async {
        do { done(try Data(contentsOf: file), nil) } catch { done(nil, error) }
      }
      return nil
    }
    suggestedName = (name as NSString).deletingPathExtension
  }

  /// The type identifiers of the forms, the best first.
  open var registeredTypeIdentifiers: [String] { all.map(\.type.identifier) }

  /// The types of the forms, the best first.
  public var registeredContentTypes: [UTType] { all.map(\.type) }

  /// The name of the content without its extension.
  open var suggestedName: String? {
    get { lock.withLock { name } }
    set { lock.withLock { name = newValue } }
  }

  /// Whether a form conforms to a type.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(for: typeIdentifier) != nil
  }

  /// Which apps see a form. A page has one app.
  public struct RepresentationVisibility: Hashable, Sendable {
    public static let all = RepresentationVisibility()
    public static let team = RepresentationVisibility()
    public static let group = RepresentationVisibility()
    public static let ownProcess = RepresentationVisibility()
  }

  /// Adds a form whose bytes are made when somebody reads them.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the form's type.
  ///   - visibility: Each form is read by this app alone.
  ///   - loadHandler: Hands over the bytes, or tells why there are none.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    add(typeIdentifier, loadHandler)
  }

  /// Reads the bytes of a form.
  ///
  /// - Parameter typeIdentifier: The identifier of a type to which the form conforms.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping DataHandler
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    guard let representation = representation(for: typeIdentifier) else {
      let error = Self.failure(.itemUnavailableError)
      DispatchQueue.global(qos: .userInitiated).async { completionHandler(nil, error) }
      return progress
    }
    DispatchQueue.global(qos: .userInitiated).async {
      let own = representation.load { data, error in
        progress.completedUnitCount = 1
        completionHandler(data, error)
      }
      if let own { progress.addChild(own, withPendingUnitCount: 1) }
    }
    return progress
  }

  // MARK: Forms

  func add(
    _ type: String, file: URL? = nil,
    _ load: @escaping @Sendable (@escaping DataHandler) -> Progress?
  ) {
    // An identifier without a point is of no declared type, and equals itself alone.
    let type = UTType(type) ?? UTType(exportedAs: type)
    lock.withLock {
      representations.append(Representation(type: type, file: file, load: load))
    }
  }

  var all: [Representation] { lock.withLock { representations } }

  /// The first form that conforms to a type.
  func representation(for typeIdentifier: String) -> Representation? {
    let type = UTType(typeIdentifier) ?? UTType(exportedAs: typeIdentifier)
    return all.first { $0.type.conforms(to: type) }
  }

  static func failure(_ code: ErrorCode) -> NSError {
    NSError(domain: errorDomain, code: code.rawValue)
  }
}
