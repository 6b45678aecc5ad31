import ViewGraph

/// The first, second … level of the styles that hold here.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  let level: Int

  /// The first level: the style of the content here.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level, less strong.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level, the faintest.
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    let set = environment.foregroundLevels
    if level < set.count { return set[level] }
    if let base = set.first {
      let factors = [1, 0.5, 0.25, 0.18, 0.1]
      return base.multiplied(by: factors[level] / factors[set.count - 1])
    }
    return switch level {
    case 0: _StyleFill(.paint(Paint(.primary)))
    case 1: _StyleFill(.paint(Paint(.secondary)))
    case 2: _StyleFill(.paint(Paint(.tertiary)))
    case 3: _StyleFill(.paint(Paint(.quaternary)))
    default: _StyleFill(.paint(Paint(.quaternary, opacity: 0.6)))
    }
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level: the style of the content here.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level, less strong.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level, the faintest.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The style of the content here.
public struct ForegroundStyle: ShapeStyle {
  /// The style of the content here.
  public init() {}
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    HierarchicalShapeStyle.primary._fill(in: environment)
  }
}

/// The background of the screen.
public struct BackgroundStyle: ShapeStyle {
  /// The background of the screen.
  public init() {}
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    environment.backgroundStyle?._fill(in: environment) ?? _StyleFill(.paint(Paint(.background)))
  }
}

/// The tint that holds here.
public struct TintShapeStyle: ShapeStyle {
  /// The tint that holds here.
  public init() {}
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    environment.tint ?? Color.accentColor._fill(in: environment)
  }
}

/// The line between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The colour of the line between rows.
  public init() {}
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    _StyleFill(.paint(Paint(.separator)))
  }
}

/// One of the system's styles.
public struct SystemShapeStyle: ShapeStyle {
  let system: Paint.System
  public func _fill(in environment: EnvironmentValues) -> _StyleFill {
    _StyleFill(.paint(Paint(system)))
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the content here.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The background of the screen.
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The tint that holds here.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of the line between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == SystemShapeStyle {
  /// The colour of a field's prompt.
  public static var placeholder: SystemShapeStyle { SystemShapeStyle(system: .placeholder) }
  /// The colour of links.
  public static var link: SystemShapeStyle { SystemShapeStyle(system: .link) }
  /// The colour of quiet areas, such as the track of a slider.
  public static var fill: SystemShapeStyle { SystemShapeStyle(system: .fill) }
}

private struct ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [_StyleFill] { [] } }
private struct TintKey: EnvironmentKey { static var defaultValue: _StyleFill? { nil } }

extension EnvironmentValues {
  /// What `foregroundStyle` set here, from the first level on; empty if nothing did.
  var foregroundLevels: [_StyleFill] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  var tint: _StyleFill? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
