import Foundation

/// An entry of a menu: a ``UIAction`` or a ``UIMenu``.
@MainActor @preconcurrency
open class UIMenuElement {
  /// Whether an action is marked.
  public enum State: Int, Sendable { case off, on, mixed }

  /// Attributes of actions.
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The action cannot be chosen.
    public static let disabled = Attributes(rawValue: 1)
    /// The action destroys something, and is red.
    public static let destructive = Attributes(rawValue: 2)
    /// The action is left away.
    public static let hidden = Attributes(rawValue: 4)
    /// The menu stays open after the action. A page closes it.
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// The words of the entry.
  open var title: String
  /// More words, below the title.
  open var subtitle: String?
  /// The picture of the entry.
  open var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}

/// Actions and menus under one title.
///
/// ```swift
/// let sort = UIMenu(title: "Sort", children: [
///   UIAction(title: "Name", state: .on) { _ in byName() },
///   UIAction(title: "Date") { _ in byDate() },
/// ])
/// ```
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// The name of a menu.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu stands in the one around.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The entries stand among those of the menu around, between lines.
    public static let displayInline = Options(rawValue: 1)
    /// The menu is red.
    public static let destructive = Options(rawValue: 2)
    /// A single action is marked at a time. The app sets their states.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// The name of the menu.
  public let identifier: Identifier
  /// How the menu stands in the one around.
  public let options: Options
  /// The entries.
  public let children: [UIMenuElement]

  /// A menu of entries.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: newChildren)
  }
}

/// A menu on a page.
struct MenuItems: View {
  let menu: UIMenu

  var body: some View {
    ForEach(Array(menu.children.enumerated()), id: \.offset) { _, child in
      if let action = child as? UIAction {
        if !action.attributes.contains(.hidden) { MenuAction(action: action, menu: menu) }
      } else if let inner = child as? UIMenu {
        if inner.options.contains(.displayInline) {
          Section(inner.title) { AnyView(MenuItems(menu: inner)) }
        } else {
          Menu {
            AnyView(MenuItems(menu: inner))
          } label: {
            MenuLabel(element: inner)
          }
        }
      }
    }
  }
}

private struct MenuAction: View {
  let action: UIAction
  let menu: UIMenu

  var body: some View {
    let (action, menu) = (action, menu)
    Group {
      if action.state == .off {
        Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
          action.run(from: menu)
        } label: {
          MenuLabel(element: action)
        }
      } else {
        Toggle(isOn: Binding(get: { true }, set: { _ in action.run(from: menu) })) {
          MenuLabel(element: action)
        }
      }
    }
    .disabled(action.attributes.contains(.disabled))
  }
}

private struct MenuLabel: View {
  let element: UIMenuElement

  var body: some View {
    if let image = element.image {
      Label {
        Text(verbatim: element.title)
      } icon: {
        Image(uiImage: image)
      }
    } else {
      Text(verbatim: element.title)
    }
    if let subtitle = element.subtitle { Text(verbatim: subtitle) }
  }
}
