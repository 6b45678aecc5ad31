/// A file or a folder in memory, with the files of the folder.
open class FileWrapper: NSObject {
  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Reads all of it at once. Files are always read so here.
    public static let immediate = ReadingOptions(rawValue: 1 << 0)
    /// Copies the bytes of the file into memory. Files are always read so here.
    public static let withoutMapping = ReadingOptions(rawValue: 1 << 1)
  }

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Writes beside the place first, so that a file is there whole or not at all.
    public static let atomic = WritingOptions(rawValue: 1 << 0)
    /// Sets ``FileWrapper/filename`` to the name of the place.
    public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
  }

  private var content: Content

  /// The name for a folder that the file is added to.
  open var preferredFilename: String?
  /// The name on the disk.
  open var filename: String?
  /// The attributes of the file, by the keys of `FileManager`.
  open var fileAttributes: [String: Any] = [:]

  /// A folder.
  ///
  /// - Parameter childrenByPreferredName: Its files and folders, by the names that they should have.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder([:])
    super.init()
    for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
      if child.preferredFilename == nil { child.preferredFilename = name }
      _ = add(child, named: name)
    }
  }

  /// A file.
  public init(regularFileWithContents contents: Data) {
    content = .file(contents)
    super.init()
  }

  /// A wrapper of a file on the disk, or of a folder with its files.
  ///
  /// - Throws: The error of the disk.
  public init(url: URL, options: ReadingOptions = []) throws {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    if attributes[.type] as? FileAttributeType == .typeDirectory {
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(
          url: url.appendingPathComponent(name), options: options)
      }
      content = .folder(children)
    } else {
      content = .file(try Data(contentsOf: url))
    }
    super.init()
    filename = url.lastPathComponent
    preferredFilename = url.lastPathComponent
    for (key, value) in attributes { fileAttributes[key.rawValue] = value }
  }

  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a link to another place: false, because links are followed.
  open var isSymbolicLink: Bool { false }

  /// The bytes of a file; `nil` of a folder.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }

  /// The files of a folder by their names; `nil` if this is a file.
  open var fileWrappers: [String: FileWrapper]? {
    if case .folder(let children) = content { children } else { nil }
  }

  /// Puts a file or a folder into this folder.
  ///
  /// - Parameter child: It must have a preferred name.
  /// - Returns: The name of the child in this folder. A number is added to a preferred name that is taken.
  open func addFileWrapper(_ child: FileWrapper) -> String {
    guard let name = child.preferredFilename, !name.isEmpty else {
      preconditionFailure("a file without a preferred name cannot be put into a folder")
    }
    return add(child, named: name)
  }

  /// Puts a new file into this folder.
  ///
  /// - Returns: The name that it has here.
  open func addRegularFile(
    withContents data: Data, preferredFilename fileName: String
  ) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes a file or a folder out of this folder.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(var children) = content, let key = keyForChildFileWrapper(child) else {
      return
    }
    children[key] = nil
    content = .folder(children)
  }

  /// The name of a file in this folder; `nil` if the folder does not hold the file.
  open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  private func add(_ child: FileWrapper, named name: String) -> String {
    guard case .folder(var children) = content else {
      preconditionFailure("a file is put into a file; only a folder has files")
    }
    var key = name
    var number = 1
    while children[key] != nil {
      number += 1
      key = "\(number)__#$!@%!#__\(name)"
    }
    children[key] = child
    content = .folder(children)
    return key
  }
}

extension FileWrapper {
  /// Writes the file or the folder to a place of the disk.
  ///
  /// - Parameter originalContentsURL: The place of an earlier version. All is written anew.
  /// - Throws: The error of the disk; an error for a name in a folder that is none.
  public func write(
    to url: URL, options: WritingOptions = [], originalContentsURL: URL?
  ) throws {
    let manager = FileManager.default
    if let data = regularFileContents {
      try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    } else {
      let place =
        options.contains(.atomic)
        ? url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)") : url
      try? manager.removeItem(at: place)
      try manager.createDirectory(at: place, withIntermediateDirectories: true)
      for (name, child) in fileWrappers ?? [:] {
        guard !name.contains("/"), name != ".", name != ".." else {
          throw CocoaError(.fileWriteInvalidFileName)
        }
        try child.write(
          to: place.appendingPathComponent(name), options: options.subtracting(.atomic),
          originalContentsURL: nil)
      }
      if place != url {
        try? manager.removeItem(at: url)
        try manager.moveItem(at: place, to: url)
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }

  /// Whether a place of the disk has the same files with the same bytes.
  public func matchesContents(of url: URL) -> Bool {
    guard let other = try? FileWrapper(url: url) else { return false }
    return hasContents(of: other)
  }

  private func hasContents(of other: FileWrapper) -> Bool {
    guard regularFileContents == other.regularFileContents,
      fileWrappers?.count == other.fileWrappers?.count
    else { return false }
    return (fileWrappers ?? [:]).allSatisfy { name, child in
      other.fileWrappers?[name].map(child.hasContents) ?? false
    }
  }
}
