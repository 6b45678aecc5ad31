import ViewGraph

/// How a view's colours mix with those behind it.
public enum BlendMode: Hashable, Sendable {
  /// The usual way, and ways to darken, to lighten or to strengthen what is behind.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// Ways to strengthen what is behind, to compare with it, to take one property of a colour, and
  /// to add.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, plusLighter
  /// Only where there is something behind. A page draws the whole view.
  case sourceAtop
  /// Behind what is there. A page draws the view in front.
  case destinationOver
  /// Removes its shape from the layers behind it. Pages support this mode in masks.
  case destinationOut
  /// Darkened by the sum of what both lack. A page multiplies the colours.
  case plusDarker

  var element: ElementBlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .plusLighter
    case .sourceAtop, .destinationOver: .normal
    case .destinationOut: .destinationOut
    case .plusDarker: .multiply
    }
  }

  /// The name of a mode without an equal in CSS, and the mode that a page draws instead.
  fileprivate func missing(inMask: Bool) -> (name: String, instead: String)? {
    switch self {
    case .sourceAtop: ("BlendMode.sourceAtop", "the whole view is drawn")
    case .destinationOver: ("BlendMode.destinationOver", "the view is drawn in front")
    case .destinationOut where !inMask:
      ("BlendMode.destinationOut", "a view is cut out of a mask alone, and is not seen elsewhere")
    case .plusDarker: ("BlendMode.plusDarker", "the colours are multiplied")
    default: nil
    }
  }
}

/// Mixes the view's colours with those behind it.
nonisolated public struct _BlendModifier: ViewModifier {
  public typealias Body = Never
  let mode: BlendMode
  let file: StaticString
  let line: UInt

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    if let missing = modifier.mode.missing(inMask: context.environment.isInMask) {
      notDrawn(missing.name, missing.instead, modifier.file, modifier.line)
    }
    context.modify(.effect) {
      $0.set(StoredAttribute(.blendMode, modifier.mode.element))
    } content: {
      content()
    }
  }
}

extension View {
  /// Mixes the view's colours with those behind it.
  ///
  /// In a mask, a view of the mode `destinationOut` is cut out:
  ///
  /// ```swift
  /// photo.mask { Rectangle().overlay { Circle().blendMode(.destinationOut) } }
  /// ```
  nonisolated public func blendMode(
    _ blendMode: BlendMode, _file: StaticString = #fileID, _line: UInt = #line
  ) -> some View {
    modifier(_BlendModifier(mode: blendMode, file: _file, line: _line))
  }
}

private struct IsInMaskKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a view is drawn as a mask.
  var isInMask: Bool {
    get { self[IsInMaskKey.self] }
    set { self[IsInMaskKey.self] = newValue }
  }
}
