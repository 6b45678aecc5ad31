import ApusUniformTypeIdentifiers
import Foundation

/// A class whose objects are made of the bytes of an ``NSItemProvider``.
public protocol NSItemProviderReading: AnyObject, SendableMetatype {
  /// The identifiers of the types that it reads, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Makes an object of bytes.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects are content for an ``NSItemProvider``.
public protocol NSItemProviderWriting: AnyObject, SendableMetatype {
  /// The identifiers of the types of its forms, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// The identifiers of the types of this object's forms.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Hands over the bytes of a form, or tells why there are none.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }
}

extension NSItemProvider {
  /// A provider of the forms of an object.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  /// A provider of a value of one type: a text, an address or bytes. Another value is nothing that can be read.
  ///
  /// - Parameter typeIdentifier: The identifier of its type; nil: the type that the value has.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    let form: (data: Data, type: UTType)? =
      switch item {
      case let text as NSString: (Data(String(text).utf8), .utf8PlainText)
      case let address as NSURL: (Data(address.absoluteString.utf8), .url)
      case let bytes as NSData: (bytes as Data, .data)
      default: nil
      }
    if let form {
      add(typeIdentifier ?? form.type.identifier) { done in
        done(form.data, nil)
        return nil
      }
    }
  }

  /// A provider of a file; nil if no file is there.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
    self.init(file: fileURL, type: type.identifier, name: fileURL.lastPathComponent)
  }

  /// Adds the forms of an object.
  ///
  /// - Parameter visibility: Each form is read by this app alone.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: RepresentationVisibility
  ) {
    // Providers hand an object from thread to thread, as Apple's do.
    nonisolated(unsafe) let object = object
    for type in object.writableTypeIdentifiersForItemProvider {
      add(type) { done in
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
      }
    }
  }

  /// Whether objects of a class can be made of a form.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    readableType(of: aClass) != nil
  }

  private func readableType(of aClass: any NSItemProviderReading.Type) -> String? {
    aClass.readableTypeIdentifiersForItemProvider.first(where: hasItemConformingToTypeIdentifier)
  }

  /// Makes an object of a form.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = readableType(of: aClass)
    return read(type) { data in
      try aClass.object(withItemProviderData: data, typeIdentifier: type ?? "")
    } completionHandler: { object, error in
      completionHandler(object, error)
    }
  }

  /// Whether the content is text.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool {
    canLoadObject(ofClass: NSString.self)
  }

  /// Reads the content as text.
  @discardableResult
  public func loadObject(
    ofClass aClass: String.Type,
    completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    read(
      readableType(of: NSString.self), { String(decoding: $0, as: UTF8.self) },
      completionHandler: completionHandler)
  }

  /// Whether the content is an address.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool {
    canLoadObject(ofClass: NSURL.self)
  }

  /// Reads the content as an address.
  @discardableResult
  public func loadObject(
    ofClass aClass: URL.Type,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    read(
      readableType(of: NSURL.self), URL.init(itemProviderData:),
      completionHandler: completionHandler)
  }

  private func read<Value>(
    _ type: String?, _ value: @escaping @Sendable (Data) throws -> Value,
    completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    guard let type else {
      let error = Self.failure(.unavailableCoercionError)
      DispatchQueue.global(qos: .userInitiated).async { completionHandler(nil, error) }
      return Progress(totalUnitCount: 1)
    }
    return loadDataRepresentation(forTypeIdentifier: type) { data, error in
      guard let data else { return completionHandler(nil, error) }
      do { completionHandler(try value(data), nil) } catch { completionHandler(nil, error) }
    }
  }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText, .plainText, .text].map(\.identifier)
  }

  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier]
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    NSString(string: String(decoding: data, as: UTF8.self)) as! Self
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(self).utf8), nil)
    return nil
  }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier]
  }

  public static var writableTypeIdentifiersForItemProvider: [String] {
    [UTType.url.identifier]
  }

  /// Addresses of files have another type than those of pages.
  public var writableTypeIdentifiersForItemProvider: [String] {
    [(isFileURL ? UTType.fileURL : .url).identifier]
  }

  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    try URL(itemProviderData: data) as NSURL as! Self
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }
}

extension URL {
  /// The address in a text.
  init(itemProviderData data: Data) throws {
    let text = String(decoding: data, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    guard let url = URL(string: text), url.scheme != nil else {
      throw NSItemProvider.failure(.unavailableCoercionError)
    }
    self = url
  }
}
