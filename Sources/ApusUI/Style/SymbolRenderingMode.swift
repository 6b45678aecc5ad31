import ViewGraph

/// With how many colours a symbol is drawn.
///
/// A sign and what it stands in are layers of a symbol, and so are a badge and what it stands on. The
/// sign or the badge is the first layer. A symbol that has no such parts is one layer.
public struct SymbolRenderingMode: Hashable, Sendable {
  let number: Int
  /// All layers in the first style.
  public static let monochrome = SymbolRenderingMode(number: 1)
  /// All layers in the first style, each fainter than the one before.
  public static let hierarchical = SymbolRenderingMode(number: 2)
  /// Each layer in a style of its own: the first, second and third of `foregroundStyle`.
  public static let palette = SymbolRenderingMode(number: 3)
  /// The symbol's own colours, if they are known here; else as `.monochrome`.
  public static let multicolor = SymbolRenderingMode(number: 4)

  /// What ``Attribute/symbolLayers`` is; nil: one colour.
  ///
  /// Several styles ask for a palette by themselves.
  static func layers(_ own: SymbolRenderingMode?, in environment: EnvironmentValues) -> [Double]? {
    let styles = environment.foregroundLevels
    switch own ?? environment.symbolRenderingMode ?? (styles.count > 1 ? .palette : .monochrome) {
    case .hierarchical: return [1]
    case .palette where styles.count > 1:
      return [2] + styles.dropFirst().map { Double($0.paint.bits) }
    case .multicolor: return [3]
    default: return nil
    }
  }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
  static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
  /// With how many colours symbols are drawn; nil: as their styles ask for.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// With how many colours the symbols in this view are drawn; nil: as their styles ask for.
  ///
  /// > Note: With `.multicolor`, only the symbols have colours whose own are known here.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
