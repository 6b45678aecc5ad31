import ViewGraph

/// A symbol or a picture.
///
/// Symbols have SF Symbols' names. Pictures with a name are those of the app's asset catalogues, and
/// files beside them. A name that is not there shows a placeholder, and the log says so once.
///
/// ```swift
/// struct Heart: View {
///   var body: some View {
///     Image(systemName: "heart.fill")
///       .foregroundStyle(.red)
///       .accessibilityLabel("Liked")
///   }
/// }
/// ```
public struct Image: View, Equatable {
  public typealias Body = Never

  enum Source: Equatable {
    case symbol(String)
    /// At an address.
    case picture(String, scale: Double)
    /// Of an asset catalogue.
    case named(String, bundlePath: String?)
    /// In memory.
    case shown(ShownPicture)
  }

  let source: Source
  /// What it shows, in words; nil: it says nothing that is not there in words.
  var label: Text?
  var attributes: [StoredAttribute] = []
  /// Nil: as the catalogue says.
  var rendering: TemplateRenderingMode?
  /// Nil: as the environment says.
  var symbolRendering: SymbolRenderingMode?
  /// The picture's one colour; nil: its own colours, or that of its surroundings.
  var tint: Color?
  /// How a symbol looks by its `UIImage`.
  var look: SymbolLook?

  nonisolated init(source: Source, label: Text? = nil) {
    self.source = source
    self.label = label
  }

  /// A symbol. A name that is not known shows a placeholder, and is logged once.
  ///
  /// - Parameter systemName: The symbol's name, such as `person.crop.circle`.
  nonisolated public init(systemName: String) { self.init(source: .symbol(systemName)) }

  /// - Parameter variableValue: How much of the symbol is filled, 0 … 1.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName))
    if let variableValue { attributes.append(StoredAttribute(.number, variableValue)) }
  }

  /// A picture from the app's catalogues. Its name is what assistive technology reads.
  ///
  /// - Parameters:
  ///   - name: The picture's name in a catalogue, or a file's name.
  ///   - bundle: Where the catalogue lies; nil: in the main bundle, or in any bundle of resources
  ///     beside the program.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle, label: Text(name))
  }

  /// A picture from the app's catalogues, with words for assistive technology.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .named(name, bundlePath: bundle?.bundlePath), label: label)
  }

  /// A picture from the app's catalogues that assistive technology leaves out.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundlePath: bundle?.bundlePath))
  }

  /// What a `UIImage` shows: a picture in memory, a symbol, or a picture from the app's catalogues.
  nonisolated public init(uiImage: UIImage) {
    self.init(source: uiImage.source)
    rendering = uiImage.rendering
    tint = uiImage.ownTint?.color
    look = uiImage.symbolConfiguration?.look
  }

  public static func _emit(_ view: Image, _ context: EmissionContext) {
    let environment = context.environment
    let isRedacted = environment.isRedacted
    context.open(.image) { writer in
      if !isRedacted, let label = view.label { writer.set(.label, label.resolved(in: environment)) }
      for attribute in view.look?.attributes ?? [] { writer.set(attribute) }
    }
    switch view.source {
    case .symbol(let name):
      context.writer.set(.symbol, environment.symbolVariants.applied(to: name))
      let scale = view.look?.scale ?? environment.imageScale
      if scale != .medium { context.writer.set(.controlSize, scale.element) }
      let mode = view.symbolRendering ?? (view.rendering == .original ? .multicolor : nil)
      if view.tint == nil, let look = view.look, look.mode != nil {
        look.writeColors(context)
      } else if view.tint == nil, let layers = SymbolRenderingMode.layers(mode, in: environment) {
        context.writer.set(.symbolLayers, layers)
      }
    case .picture(let address, let scale):
      let address = context.shownAddress(of: address)
      context.writer.set(.source, address)
      if scale != 1 { context.writer.set(.sources, "\(address) \(scale)x") }
      if view.rendering == .template { context.writer.set(.isTemplate, true) }
    case .named(let name, let bundlePath):
      let picture = AssetLibrary.shared.picture(
        name, bundlePath: bundlePath, isDark: environment.colorScheme == .dark)
      if let picture {
        view.emit(picture, context)
      } else {
        context.writer.set(.symbol, missingSymbol)
      }
    case .shown(let picture): view.emit(picture, context)
    }
    for attribute in view.attributes { context.writer.set(attribute) }
    if let tint = view.tint { context.writer.set(.foreground, tint.paint(in: environment)) }
    if isRedacted { context.writer.set(.isRedacted, true) }
    context.close { _ in view.isResizable ? 3 : 0 }
  }

  private func emit(_ picture: ShownPicture, _ context: EmissionContext) {
    context.writer.set(.source, picture.address)
    if let sources = picture.sources { context.writer.set(.sources, sources) }
    context.writer.set(.naturalSize, [picture.width, picture.height])
    if tint != nil || (rendering ?? picture.intent) == .template {
      context.writer.set(.isTemplate, true)
    }
  }

  /// What stands in for a picture that is not there.
  static let missingSymbol = "questionmark.square"

  private var isResizable: Bool { attributes.contains { $0.key == .isResizable } }
}

extension Image {
  /// Whether a picture is drawn in the foreground colour or in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How a picture fills a larger space: repeated or stretched.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// How smoothly a picture is scaled.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable {
    /// The sizes, from the smallest to the largest.
    case small, medium, large
    var element: ElementControlSize {
      switch self {
      case .small: .small
      case .medium: .regular
      case .large: .large
      }
    }
  }

  /// Fills the space that it is offered.
  nonisolated public func resizable() -> Image {
    adding(StoredAttribute(.isResizable, true))
  }

  /// A template is drawn in the foreground colour, an original in its own; nil: as the catalogue says.
  ///
  /// An original symbol has several colours, as with `.multicolor`.
  ///
  /// ```swift
  /// Image(systemName: "cloud.sun.fill").renderingMode(.original)
  /// ```
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.rendering = renderingMode
    if renderingMode == .template { copy.tint = nil }
    return copy
  }

  /// With how many colours a symbol is drawn; nil: as its surroundings say.
  ///
  /// > Note: With `.multicolor`, only the symbols have colours whose own are known here.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolRendering = mode
    return copy
  }

  /// How smoothly a larger or smaller picture is drawn: `.none` keeps the edges of its pixels.
  ///
  /// ```swift
  /// Image(uiImage: code).interpolation(.none).resizable()
  /// ```
  nonisolated public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.attributes.removeAll { $0.key == .isPixelated }
    return interpolation == .none ? copy.adding(StoredAttribute(.isPixelated, true)) : copy
  }

  /// > Note: Has no meaning on a page: the browser chooses.
  nonisolated public func antialiased(
    _ isAntialiased: Bool, file: StaticString = #file, line: UInt = #line
  ) -> Image {
    noMeaning("antialiased(_:)", file, line)
    return self
  }

  private nonisolated func adding(_ attribute: StoredAttribute) -> Image {
    var copy = self
    copy.attributes.append(attribute)
    return copy
  }
}

/// Forms of a symbol that its name ends with: `fill`, `circle`, …
public struct SymbolVariants: Hashable, Sendable {
  var parts: [String] = []

  /// The symbol as it is named.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(parts: ["circle"])
  /// In a square.
  public static let square = SymbolVariants(parts: ["square"])
  /// In a rectangle.
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  /// Filled.
  public static let fill = SymbolVariants(parts: ["fill"])
  /// Crossed out.
  public static let slash = SymbolVariants(parts: ["slash"])

  /// These variants, in a circle.
  public var circle: SymbolVariants { adding("circle") }
  /// These variants, in a square.
  public var square: SymbolVariants { adding("square") }
  /// These variants, in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }
  /// These variants, filled.
  public var fill: SymbolVariants { adding("fill") }
  /// These variants, crossed out.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether all parts of `other` are among these.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.parts.allSatisfy(parts.contains)
  }

  private func adding(_ part: String) -> SymbolVariants {
    SymbolVariants(parts: parts.contains(part) ? parts : parts + [part])
  }

  /// SF Symbols' order: `person.slash.circle.fill`.
  func applied(to name: String) -> String {
    guard !parts.isEmpty else { return name }
    let present = name.split(separator: ".").map(String.init)
    let order = ["slash", "circle", "square", "rectangle", "fill"]
    let base = present.last == "fill" && parts.contains("fill") ? present.dropLast() : present[...]
    let added = order.filter { parts.contains($0) && !base.contains($0) }
    let named = (base + added).joined(separator: ".")
    guard added.last == "fill", added.count == 1, UnfilledSymbols.contains(name) else {
      return named
    }
    return name
  }
}

private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private struct SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
  /// Which forms symbols have here.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// How large symbols in this view are beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Which forms the symbols in this view have, beside those that they have already.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { variants in
      for part in variant.parts where !variants.parts.contains(part) {
        variants.parts.append(part)
      }
    }
  }
}
