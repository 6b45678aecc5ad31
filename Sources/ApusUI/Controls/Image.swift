import ViewGraph

/// A symbol or a picture.
///
/// Symbols have SF Symbols' names. Pictures with a name are those of the app's assets, at
/// `/assets/<name>`.
public struct Image: View, Equatable {
  public typealias Body = Never

  enum Source: Equatable {
    case symbol(String)
    case picture(String)
  }

  let source: Source
  /// What it shows, in words; nil: it says nothing that is not there in words.
  var label: Text?
  var attributes: [TextAttribute] = []

  nonisolated init(source: Source, label: Text? = nil) {
    self.source = source
    self.label = label
  }

  nonisolated public init(systemName: String) { self.init(source: .symbol(systemName)) }

  /// - Parameter variableValue: How much of the symbol is filled, 0 … 1.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(source: .symbol(systemName))
    if let variableValue { attributes.append(TextAttribute(.number, .number(variableValue))) }
  }

  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .picture(Self.address(name)), label: Text(name))
  }

  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(source: .picture(Self.address(name)), label: label)
  }

  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(source: .picture(Self.address(name)))
  }

  nonisolated public init(uiImage: UIImage) { self.init(source: uiImage.source) }

  private nonisolated static func address(_ name: String) -> String { "/assets/\(name)" }

  public static func _emit(_ view: Image, _ context: EmissionContext) {
    let environment = context.environment
    let isRedacted = environment.isRedacted
    context.open(.image) { writer in
      if !isRedacted, let label = view.label { writer.set(.label, label.resolved(in: environment)) }
    }
    switch view.source {
    case .symbol(let name):
      context.writer.set(.symbol, environment.symbolVariants.applied(to: name))
      let scale = environment.imageScale
      if scale != .medium { context.writer.set(.controlSize, scale.number) }
    case .picture(let address): context.writer.set(.source, context.shownAddress(of: address))
    }
    for attribute in view.attributes { attribute.write(context.writer) }
    if isRedacted { context.writer.set(.isRedacted, true) }
    context.close { _ in view.isResizable ? 3 : 0 }
  }

  private var isResizable: Bool { attributes.contains { $0.key == .isResizable } }
}

extension Image {
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  public enum Scale: Hashable, Sendable {
    case small, medium, large
    /// As `.controlSize` of an image: 1 small, 3 large.
    var number: Int {
      switch self {
      case .small: 1
      case .medium: 2
      case .large: 3
      }
    }
  }

  /// Fills the space that it is offered.
  nonisolated public func resizable() -> Image {
    adding(TextAttribute(.isResizable, .flag(true)))
  }

  /// A template is drawn in the foreground colour, an original in its own.
  nonisolated public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    guard let renderingMode else { return self }
    return adding(TextAttribute(.style, .integer(renderingMode == .template ? 1 : 2)))
  }

  /// > Note: Symbols here are drawn in one colour; `.multicolor` too.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    guard let mode else { return self }
    return adding(TextAttribute(.shape, .numbers([Double(mode.number)])))
  }

  /// > Note: Has no meaning on a page: the browser chooses.
  nonisolated public func interpolation(
    _ interpolation: Interpolation, file: StaticString = #file, line: UInt = #line
  ) -> Image {
    noMeaning("interpolation(_:)", file, line)
    return self
  }

  /// > Note: Has no meaning on a page: the browser chooses.
  nonisolated public func antialiased(
    _ isAntialiased: Bool, file: StaticString = #file, line: UInt = #line
  ) -> Image {
    noMeaning("antialiased(_:)", file, line)
    return self
  }

  private nonisolated func adding(_ attribute: TextAttribute) -> Image {
    var copy = self
    copy.attributes.append(attribute)
    return copy
  }
}

/// With how many colours a symbol is drawn. Symbols here have one layer: all modes but multicolour
/// look alike.
public struct SymbolRenderingMode: Hashable, Sendable {
  let number: Int
  public static let monochrome = SymbolRenderingMode(number: 1)
  public static let hierarchical = SymbolRenderingMode(number: 2)
  public static let palette = SymbolRenderingMode(number: 3)
  public static let multicolor = SymbolRenderingMode(number: 4)
}

/// Forms of a symbol that its name ends with: `fill`, `circle`, …
public struct SymbolVariants: Hashable, Sendable {
  var parts: [String] = []

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(parts: ["circle"])
  public static let square = SymbolVariants(parts: ["square"])
  public static let rectangle = SymbolVariants(parts: ["rectangle"])
  public static let fill = SymbolVariants(parts: ["fill"])
  public static let slash = SymbolVariants(parts: ["slash"])

  public var circle: SymbolVariants { adding("circle") }
  public var square: SymbolVariants { adding("square") }
  public var rectangle: SymbolVariants { adding("rectangle") }
  public var fill: SymbolVariants { adding("fill") }
  public var slash: SymbolVariants { adding("slash") }

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
    return (base + added).joined(separator: ".")
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

  /// With how many colours the symbols in this view are drawn.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    attribute(.shape, .numbers([Double(mode?.number ?? 1)]))
  }
}
