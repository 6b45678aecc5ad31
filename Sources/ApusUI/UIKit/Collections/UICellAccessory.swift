import Foundation

/// An edge sign or edge view of a ``UICollectionViewListCell``.
///
/// ```swift
/// cell.accessories = [.checkmark(), .disclosureIndicator()]
/// ```
@MainActor @preconcurrency
public struct UICellAccessory {
  /// The cell states that show an accessory.
  public enum DisplayedState: Sendable { case always, whenEditing, whenNotEditing }
  /// Called when a person taps an accessory.
  public typealias ActionHandler = () -> Void

  /// The looks of a disclosure indicator.
  public struct DisclosureIndicatorOptions {
    /// Whether the accessory is not shown.
    public var isHidden: Bool
    /// The colour; nil for the system's.
    public var tintColor: UIColor?

    /// Looks of a sign.
    public init(isHidden: Bool? = nil, tintColor: UIColor? = nil) {
      self.isHidden = isHidden ?? false
      self.tintColor = tintColor
    }
  }
  /// The looks of a checkmark.
  public typealias CheckmarkOptions = DisclosureIndicatorOptions
  /// The looks of a sign for details.
  public typealias DetailOptions = DisclosureIndicatorOptions
  /// The looks of a sign for deleting.
  public typealias DeleteOptions = DisclosureIndicatorOptions
  /// The looks of a label.
  public typealias LabelOptions = DisclosureIndicatorOptions

  enum Kind {
    case disclosure, checkmark
    case label(String)
    case detail(ActionHandler?)
    case delete(ActionHandler?)
    case view(UIView)
  }

  let kind: Kind
  let displayed: DisplayedState
  let options: DisclosureIndicatorOptions
  var isLeading = false

  /// A chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .disclosure, displayed: displayed, options: options)
  }
  /// A checkmark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory { UICellAccessory(kind: .checkmark, displayed: displayed, options: options) }
  /// A button for details.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(kind: .detail(actionHandler), displayed: displayed, options: options)
  }
  /// A button that deletes.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      kind: .delete(actionHandler), displayed: displayed, options: options, isLeading: true)
  }
  /// Words.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    UICellAccessory(kind: .label(text), displayed: displayed, options: options)
  }
  /// A view of the app.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(
      kind: .view(configuration.customView), displayed: configuration.placement.displayed,
      options: DisclosureIndicatorOptions(
        isHidden: configuration.isHidden, tintColor: configuration.tintColor))
    if case .leading = configuration.placement { accessory.isLeading = true }
    return accessory
  }

  /// The edge at which a view of the app stands.
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)

    var displayed: DisplayedState {
      switch self {
      case .leading(let displayed), .trailing(let displayed): displayed
      }
    }
  }

  /// A view of the app as an accessory.
  public struct CustomViewConfiguration {
    let customView: UIView
    let placement: Placement
    let isHidden: Bool
    let tintColor: UIColor?

    /// A view at an edge.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil, tintColor: UIColor? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.tintColor = tintColor
    }
  }

  func isShown(isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}

/// An accessory on a page.
struct ShownAccessory: View {
  let accessory: UICellAccessory

  var body: some View {
    sign.modifier(AccessoryTint(color: accessory.options.tintColor))
  }

  @ViewBuilder private var sign: some View {
    switch accessory.kind {
    case .disclosure: DisclosureSign(color: accessory.options.tintColor)
    case .checkmark: CheckmarkSign()
    case .label(let words): Text(verbatim: words).foregroundStyle(.secondary)
    case .detail(let action): DetailsSign { action?() }
    case .delete(let action):
      Button(role: .destructive) {
        action?()
      } label: {
        Image(systemName: "minus.circle.fill").foregroundStyle(.red)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("Delete")
    case .view(let view): SizedView(view: view)
    }
  }
}

private struct AccessoryTint: ViewModifier {
  let color: UIColor?

  func body(content: Content) -> some View {
    if let color {
      content.tint(Color(color))
    } else {
      content
    }
  }
}
