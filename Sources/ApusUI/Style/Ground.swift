import Foundation
import ViewGraph

/// A view that others stand on, so that words over it are coloured to be read there.
@MainActor
private protocol GroundView {
  func ground(in environment: EnvironmentValues) -> ElementGround?
}

/// Whether a view is dark or light, if it is an area of a colour or a gradient: the lowest of those in a
/// `ZStack`, or what lies behind a view. Nil: it is something else, or lets shine through what is behind it.
@MainActor
func ground(of view: some View, in environment: EnvironmentValues) -> ElementGround? {
  (view as? any GroundView)?.ground(in: environment)
}

extension Color: GroundView {}
extension LinearGradient: GroundView {}
extension RadialGradient: GroundView {}
extension EllipticalGradient: GroundView {}
extension AngularGradient: GroundView {}
extension MeshGradient: GroundView {}

extension ShapeStyle {
  @MainActor fileprivate func ground(in environment: EnvironmentValues) -> ElementGround? {
    _fill(in: environment).ground
  }
}

extension _ShapeView: GroundView {
  @MainActor fileprivate func ground(in environment: EnvironmentValues) -> ElementGround? {
    style.ground(in: environment)
  }
}

extension ModifiedContent: GroundView where Content: View {
  @MainActor fileprivate func ground(in environment: EnvironmentValues) -> ElementGround? {
    let keepsColor =
      (modifier as? _AttributeModifier)?.keepsColor ?? (modifier is _FrameLayout)
    return keepsColor ? ApusUI.ground(of: content, in: environment) : nil
  }
}

extension TupleView: GroundView {
  @MainActor fileprivate func ground(in environment: EnvironmentValues) -> ElementGround? {
    withFirst { ApusUI.ground(of: $0, in: environment) }
  }
}

extension _StyleFill {
  /// Whether what it fills is dark or light; nil: something shines through.
  var ground: ElementGround? {
    switch kind {
    case .paint(let paint): return paint.ground
    case .gradient(let gradient):
      let grounds = gradient.stops.map(\.paint.ground)
      guard let first = grounds.first, grounds.allSatisfy({ $0 != nil }) else { return nil }
      let dark = grounds.filter { $0 == .dark }.count
      return dark * 2 == grounds.count ? first : dark * 2 > grounds.count ? .dark : .light
    case .material: return nil
    }
  }
}

extension Paint {
  /// Whether it is dark or light, in light surroundings; nil: something shines through.
  fileprivate var ground: ElementGround? {
    guard alpha > 200 else { return nil }
    guard let system else {
      // Relative luminance as WCAG 2 defines it.
      let parts = [red, green, blue].map { part -> Double in
        let value = Double(part) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] < 0.3 ? .dark : .light
    }
    switch system {
    case .primary, .label, .black, .accent, .red, .blue, .indigo, .purple, .pink, .brown, .gray:
      return .dark
    case .clear, .secondary, .tertiary, .quaternary, .separator, .fill, .placeholder: return nil
    default: return .light
    }
  }
}
