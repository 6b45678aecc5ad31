import ApusUniformTypeIdentifiers
import Foundation

extension NSItemProvider {
  /// Hands over a copy of the content as a file, which is deleted when the handler returns.
  ///
  /// - Parameter typeIdentifier: The identifier of a type to which the form conforms.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let form = representation(for: typeIdentifier)
    let name =
      form?.file?.lastPathComponent
      ?? [suggestedName ?? "Content", form?.type.preferredFilenameExtension]
      .compactMap { $0 }.joined(separator: ".")
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let copy = folder.appendingPathComponent(name)
        try data.write(to: copy)
        completionHandler(copy, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Adds a form whose file is made when somebody reads it.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the form's type.
  ///   - fileOptions: The file is copied.
  ///   - visibility: Each form is read by this app alone.
  ///   - loadHandler: Hands over the file's address, or tells why there is none.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: RepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(typeIdentifier) { done in
      loadHandler { url, _, error in
        guard let url else { return done(nil, error) }
        do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
      }
    }
  }

  /// Reads a form as a value: an address, a text, the address of a file, or bytes.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of a type to which the form conforms.
  ///   - options: No option changes the value.
  @discardableResult
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) -> Progress {
    let form = representation(for: typeIdentifier)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data, let form else { completionHandler?(nil, error); return }
      if form.type.conforms(to: .url), let url = try? URL(itemProviderData: data) {
        completionHandler?(url as NSURL, nil)
      } else if form.type.conforms(to: .plainText) {
        completionHandler?(NSString(string: String(decoding: data, as: UTF8.self)), nil)
      } else if let file = form.file {
        completionHandler?(file as NSURL, nil)
      } else {
        completionHandler?(data as NSData, nil)
      }
    }
  }
}

/// What becomes of a file that a provider hands over.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The reader may read the file where it lies.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}
