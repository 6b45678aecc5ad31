import Dispatch
import Foundation

/// A class whose objects are made of the bytes of an ``NSItemProvider``.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The identifiers of the types that it reads, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of bytes.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A chosen file, or what was pasted, in its readable forms.
///
/// It reads the content outside of the main actor, and calls back there.
public final class NSItemProvider: NSObject, Sendable {
  /// Why nothing is read.
  public static let errorDomain = "NSItemProviderErrorDomain"

  /// Kinds of errors.
  public enum ErrorCode: Int, Sendable {
    case unknownError = -1
    case itemUnavailableError = -1000
    case unexpectedValueClassError = -1100
    case unavailableCoercionError = -1200
  }

  private enum Content: Sendable {
    case file(URL)
    case bytes(Data)

    func read() throws -> Data {
      switch self {
      case .file(let file): try Data(contentsOf: file)
      case .bytes(let bytes): bytes
      }
    }
  }

  private let content: Content
  /// The types that the file's type conforms to, itself among them.
  private let types: Set<String>
  /// The type identifiers of the file.
  public let registeredTypeIdentifiers: [String]
  /// The file's name without its extension.
  public let suggestedName: String?

  /// A provider of bytes in memory.
  ///
  /// - Parameters:
  ///   - type: The identifier of their type.
  ///   - types: The identifiers of the types that it conforms to.
  package init(data: Data, type: String, conformingTo types: Set<String>) {
    content = .bytes(data)
    self.types = types.union([type])
    registeredTypeIdentifiers = [type]
    suggestedName = nil
  }

  /// A provider of a file of the server.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - type: The identifier of its type.
  ///   - types: The identifiers of the types that it conforms to.
  ///   - name: The name that the file had.
  package init(file: URL, type: String, conformingTo types: Set<String>, name: String) {
    content = .file(file)
    self.types = types.union([type])
    registeredTypeIdentifiers = [type]
    suggestedName = (name as NSString).deletingPathExtension
  }

  /// Whether the file is there in a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    types.contains(typeIdentifier)
  }

  /// Whether a class reads the file.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableType(of: aClass) != nil
  }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first(where: types.contains)
  }

  /// Makes an object of the file.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let type = readableType(of: aClass)
    read(progress) { [self] in
      do {
        guard let type else { throw failure(.unavailableCoercionError) }
        let data = try content.read()
        completionHandler(
          try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return progress
  }

  /// Whether the content is text.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool { types.contains("public.text") }

  /// Reads the content as text.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    read(progress) { [self] in
      do {
        guard canLoadObject(ofClass: aClass) else { throw failure(.unavailableCoercionError) }
        completionHandler(String(decoding: try content.read(), as: UTF8.self), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return progress
  }

  /// Reads the bytes of the file.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    read(progress) { [self] in
      do {
        guard types.contains(typeIdentifier) else { throw failure(.itemUnavailableError) }
        completionHandler(try content.read(), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return progress
  }

  /// Hands over a copy of the file, which is deleted when the handler returns.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    read(progress) { [self] in
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        guard types.contains(typeIdentifier) else { throw failure(.itemUnavailableError) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy: URL
        switch content {
        case .file(let file):
          copy = folder.appendingPathComponent(file.lastPathComponent)
          try FileManager.default.copyItem(at: file, to: copy)
        case .bytes(let bytes):
          copy = folder.appendingPathComponent("Content")
          try bytes.write(to: copy)
        }
        completionHandler(copy, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
    return progress
  }

  private func read(_ progress: Progress, _ body: @escaping @Sendable () -> Void) {
    DispatchQueue.global(qos: .userInitiated).async {
      body()
      progress.completedUnitCount = 1
    }
  }

  private func failure(_ code: ErrorCode) -> NSError {
    NSError(domain: Self.errorDomain, code: code.rawValue)
  }
}
