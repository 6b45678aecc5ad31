import Foundation

/// A look of a layer over content.
@MainActor @preconcurrency
open class UIVisualEffect {
  init() {}
}

/// A layer that blurs what is behind it.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// How much a layer lets through.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark

    var material: Material {
      switch self {
      case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
        .ultraThin
      case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thin
      case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent:
        .thick
      case .extraLight: .ultraThick
      case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
      default: .regular
      }
    }

    /// Light or dark, where the style says it.
    var scheme: ColorScheme? {
      switch self {
      case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
        .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
        .light
      case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
        .systemThickMaterialDark, .systemChromeMaterialDark:
        .dark
      default: nil
      }
    }
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) { self.style = style }
}

/// A layer over what is behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// The look of the layer; `nil` for none.
  open var effect: UIVisualEffect? { didSet { changed() } }
  /// Holds the views on the layer.
  open private(set) lazy var contentView: UIView = {
    let view = UIView()
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    return view
  }()

  /// A layer of a look.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Nil: there are no archives of views here.
  public required init?(coder: NSCoder) { nil }

  override func makeContent() -> AnyView {
    let content = SubviewsView(view: self, version: version)
    guard let style = (effect as? UIBlurEffect)?.style else { return AnyView(content) }
    let layer = content.background(style.material)
    return style.scheme.map { AnyView(layer.environment(\.colorScheme, $0)) } ?? AnyView(layer)
  }
}
