import ViewGraph

/// A picture in memory, a symbol by name, or a picture of the app's catalogues.
public final class UIImage: Equatable, Sendable {
  private enum Content: Equatable {
    case data(Data, PictureHeader)
    case symbol(String)
    case named(String, bundlePath: String?)
  }

  /// In which colours a picture is drawn.
  public enum RenderingMode: Int, Sendable {
    /// As the catalogue says.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// In the foreground colour.
    case alwaysTemplate
  }

  private let content: Content
  /// How many pixels a point has.
  public let scale: CGFloat
  /// In which colours the picture is drawn.
  public let renderingMode: RenderingMode
  /// The picture's one colour; nil: its own colours.
  private let tint: UIColor?
  /// The pixels of pictures made from pixels. Nil for files, because servers read none.
  private let pixels: Bitmap?
  /// How it looks as a symbol.
  public let symbolConfiguration: SymbolConfiguration?

  private init(
    _ content: Content, scale: CGFloat = 1, mode: RenderingMode = .automatic, tint: UIColor? = nil,
    symbol: SymbolConfiguration? = nil, pixels: Bitmap? = nil
  ) {
    self.content = content
    self.pixels = pixels
    self.scale = scale
    self.tint = tint
    symbolConfiguration = symbol
    renderingMode = mode
  }

  /// Nil if the data is no PNG, JPEG, GIF, WebP or AVIF, or declares more pixels than a browser can
  /// hold.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Nil if the data is no PNG, JPEG, GIF, WebP or AVIF, or declares more pixels than a browser can
  /// hold.
  ///
  /// - Parameter scale: How many pixels a point has.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data), header.format.isDrawn, !header.format.isVector,
      header.isReasonable
    else { return nil }
    self.init(.data(data, header), scale: scale > 0 ? scale : 1)
  }

  /// A picture without pixels.
  public convenience init() {
    let header = PictureHeader(format: .svg, width: 1, height: 1)
    self.init(.data(Self.nothing, header))
  }

  private static let nothing = Data(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#.utf8)

  /// What code of UIKit drew.
  convenience init(_ drawn: DrawnPicture, scale: CGFloat) {
    self.init(drawn: drawn.data, size: drawn.size, scale: scale)
  }

  /// An SVG picture of the program's own.
  convenience init(drawn data: Data, size: CGSize, scale: CGFloat) {
    let header = PictureHeader(
      format: .svg, width: Double(size.width * scale), height: Double(size.height * scale))
    self.init(.data(data, header), scale: scale)
  }

  /// Pixels in memory, as a PNG picture.
  convenience init(bitmap: Bitmap, scale: CGFloat) {
    let header = PictureHeader(
      format: .png, width: Double(bitmap.width), height: Double(bitmap.height))
    self.init(.data(bitmap.png, header), scale: scale > 0 ? scale : 1, pixels: bitmap)
  }

  /// A symbol by name. Never `nil`: a name that is not known shows a placeholder.
  public convenience init?(systemName: String) { self.init(.symbol(systemName)) }

  /// A symbol by name that looks as a configuration says. Never `nil`: a name that is not known shows a placeholder.
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    self.init(.symbol(systemName), symbol: configuration as? SymbolConfiguration)
  }

  /// A picture from the app's catalogues by name; `nil` if there is none.
  public convenience init?(named name: String) { self.init(named: name, bundlePath: nil) }

  /// A picture with this name in the catalogues of a bundle; `nil` for unknown names.
  ///
  /// - Parameters:
  ///   - bundle: Nil: the app's.
  ///   - traitCollection: Has no effect: a page shows the picture that the visitor's window needs.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name, bundlePath: bundle?.bundlePath)
  }

  /// A picture with this name in the catalogues of a bundle; `nil` for unknown names.
  ///
  /// - Parameters:
  ///   - bundle: Nil: the app's.
  ///   - configuration: Has no effect: it is for symbols.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, bundlePath: bundle?.bundlePath)
  }

  /// The picture that a catalogue's generated code names.
  public convenience init(resource: ImageResource) {
    self.init(.named(resource.name, bundlePath: resource.bundle.bundlePath))
  }

  private convenience init?(named name: String, bundlePath: String?) {
    guard AssetLibrary.shared.picture(name, bundlePath: bundlePath, isDark: false) != nil else {
      return nil
    }
    self.init(.named(name, bundlePath: bundlePath))
  }

  /// The picture in a file on the server, of at most 16 MiB; `nil` if there is none, or it is no PNG,
  /// JPEG, GIF, WebP or AVIF.
  public convenience init?(contentsOfFile path: String) {
    guard let data = ServedFiles.contents(path) else { return nil }
    self.init(data: data)
  }

  /// The picture's width and height in points; zero for a symbol.
  public var size: CGSize {
    switch content {
    case .data(Self.nothing, _): return .zero
    case .data(_, let header):
      return CGSize(width: header.width / Double(scale), height: header.height / Double(scale))
    case .symbol: return .zero
    case .named(let name, let path):
      let shown = AssetLibrary.shared.picture(name, bundlePath: path, isDark: false)
      return shown.map { CGSize(width: $0.width, height: $0.height) } ?? .zero
    }
  }

  /// The same pixels, drawn smaller or larger; nil for a symbol.
  func withSize(factor: CGFloat) -> UIImage? {
    switch content {
    case .data:
      UIImage(
        content, scale: scale / factor, mode: renderingMode, tint: tint, pixels: pixels)
    case .named:
      UIGraphicsImageRenderer(
        size: CGSize(width: size.width * factor, height: size.height * factor)
      )
      .image { draw(in: $0.format.bounds) }
    case .symbol: nil
    }
  }

  /// The same picture in its own colours, or in the foreground colour.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      content, scale: scale, mode: renderingMode, tint: tint, symbol: symbolConfiguration,
      pixels: pixels)
  }

  /// The same picture in one colour, as opaque as it is.
  ///
  /// A template, and a symbol whose rendering mode is automatic, have the colour of their surroundings all the same.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// The same picture in one colour and in a rendering mode. With `.alwaysOriginal` it has this colour anywhere.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      content, scale: scale, mode: renderingMode, tint: color, symbol: symbolConfiguration,
      pixels: pixels)
  }

  /// The same symbol as a configuration says. A picture stays as it is.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard isSymbolImage else { return self }
    return UIImage(
      content, scale: scale, mode: renderingMode, tint: tint,
      symbol: configuration as? SymbolConfiguration)
  }

  /// The same symbol with what a configuration says, and else as before; `nil` for a picture.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// Whether it is a symbol.
  public var isSymbolImage: Bool { symbolName != nil }

  /// The picture's one colour in any surroundings; nil: its own colours, or that of its surroundings.
  var ownTint: UIColor? {
    switch (renderingMode, content) {
    case (.alwaysTemplate, _), (.automatic, .symbol): nil
    case (.alwaysOriginal, _), (.automatic, _): tint
    }
  }

  /// The pixels of a picture that `CGImage` or Core Image made; nil for other pictures, whose files no server reads.
  public var cgImage: CGImage? {
    if let pixels { return CGImage(pixels) }
    if !isSymbolImage { notDrawn("UIImage.cgImage", "it is nil for pictures of files") }
    return nil
  }

  /// The name of a symbol; nil for a picture.
  var symbolName: String? {
    guard case .symbol(let name) = content else { return nil }
    return name
  }

  /// The bytes of a PNG picture without a tint; nil for other pictures.
  public func pngData() -> Data? { bytes(.png) }

  /// The bytes of a JPEG picture without a tint, which are not compressed again; nil for other pictures.
  public func jpegData(compressionQuality: CGFloat) -> Data? { bytes(.jpeg) }

  private func bytes(_ format: PictureHeader.Format) -> Data? {
    // Nobody here colours pixels.
    guard tint == nil, case .data(let data, let header) = content, header.format == format else {
      return nil
    }
    return data
  }

  var source: Image.Source {
    switch content {
    case .data(let data, let header):
      let size = size
      return .shown(
        ShownPicture(
          address: "data:\(header.format.rawValue);base64,\(data.base64EncodedString())",
          sources: nil, width: size.width, height: size.height))
    case .symbol(let name): return .symbol(name)
    case .named(let name, let path): return .named(name, bundlePath: path)
    }
  }

  var rendering: Image.TemplateRenderingMode? {
    switch renderingMode {
    case .automatic: nil
    case .alwaysOriginal: .original
    case .alwaysTemplate: .template
    }
  }

  public static func == (first: UIImage, second: UIImage) -> Bool {
    first === second
      || first.content == second.content && first.scale == second.scale
        && first.renderingMode == second.renderingMode && first.tint == second.tint
        && first.symbolConfiguration == second.symbolConfiguration
  }
}
