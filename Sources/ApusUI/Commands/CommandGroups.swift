import ViewGraph

/// Where commands stand among those of the standard menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  let place: StandardPlace

  /// What the app is: in its own menu.
  public static let appInfo = Self(place: .appInfo)
  /// What leads to the app's settings: in its own menu.
  public static let appSettings = Self(place: .appSettings)
  /// What other programs offer: in the app's menu. A page has nothing there by itself.
  public static let systemServices = Self(place: .systemServices)
  /// What hides and shows the app: in its own menu. A page has nothing there by itself.
  public static let appVisibility = Self(place: .appVisibility)
  /// What ends the app: in its own menu. A page has nothing there by itself.
  public static let appTermination = Self(place: .appTermination)
  /// What makes or opens something: in the File menu.
  public static let newItem = Self(place: .newItem)
  /// What saves something: in the File menu.
  public static let saveItem = Self(place: .saveItem)
  /// What imports and exports: in the File menu.
  public static let importExport = Self(place: .importExport)
  /// What prints: in the File menu.
  public static let printItem = Self(place: .printItem)
  /// What undoes and redoes: in the Edit menu. A browser has its own for fields.
  public static let undoRedo = Self(place: .undoRedo)
  /// What copies and pastes: in the Edit menu. A browser has its own for fields.
  public static let pasteboard = Self(place: .pasteboard)
  /// What edits text, such as a search: in the Edit menu.
  public static let textEditing = Self(place: .textEditing)
  /// What formats text: in the Format menu.
  public static let textFormatting = Self(place: .textFormatting)
  /// What is about the tools of a page: in the View menu.
  public static let toolbar = Self(place: .toolbar)
  /// What is about the sidebar: in the View menu.
  public static let sidebar = Self(place: .sidebar)
  /// What is about the size of the window: in the Window menu.
  public static let windowSize = Self(place: .windowSize)
  /// What orders windows: in the Window menu.
  public static let windowArrangement = Self(place: .windowArrangement)
  /// What shows a window among several: in the Window menu.
  public static let windowList = Self(place: .windowList)
  /// What shows a window of which there is one: in the Window menu.
  public static let singleWindowList = Self(place: .singleWindowList)
  /// What helps: in the Help menu.
  public static let help = Self(place: .help)
}

/// Controls that stand in one of the standard menus.
nonisolated public struct CommandGroup<Content: View>: Commands {
  public typealias Body = Never
  let placement: CommandGroupPlacement
  let order: DeclaredCommand.Order
  let content: Content

  /// Controls before those of a place.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    (placement, order, content) = (group, .before, addition())
  }

  /// Controls after those of a place.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    (placement, order, content) = (group, .after, addition())
  }

  /// Controls instead of those of a place.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {
    (placement, order, content) = (group, .replacing, addition())
  }

  @MainActor public static func _declare(_ group: Self, _ context: EmissionContext) {
    context.declare(group.content, in: .standard(group.placement.place, group.order))
  }
}

/// A menu of the app's own, between View and Window.
nonisolated public struct CommandMenu<Content: View>: Commands {
  public typealias Body = Never
  let name: Text
  let content: Content

  /// A menu with a localized name.
  nonisolated public init(
    _ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(nameKey), content: content)
  }

  /// A menu with a text as its name.
  nonisolated public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  /// A menu whose name is shown as given.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  @MainActor public static func _declare(_ menu: Self, _ context: EmissionContext) {
    context.declare(menu.content, in: .menu(menu.name.resolved(in: context.environment)))
  }
}

/// Controls that an app declared, and where they stand. The controls are kept by what declared them.
struct DeclaredCommand {
  enum Order: Hashable { case before, replacing, after }
  enum Place: Hashable {
    case standard(StandardPlace, Order)
    case menu(String)
  }

  let place: Place
  let component: Component
  /// Whether there are no controls now.
  let isEmpty: Bool
}

struct CommandsPreference: PreferenceKey {
  static var defaultValue: [DeclaredCommand] { [] }
  static func reduce(value: inout [DeclaredCommand], nextValue: () -> [DeclaredCommand]) {
    value += nextValue()
  }
}

private struct IsCommandKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether controls are written into the bar of menus, where each is an item.
  var isCommand: Bool {
    get { self[IsCommandKey.self] }
    set { self[IsCommandKey.self] = newValue }
  }
}

extension EmissionContext {
  fileprivate func declare<Content: View>(_ content: Content, in place: DeclaredCommand.Place) {
    let axis = axis
    self.axis = 1
    var component: Component?
    let entries = EnvironmentValues.entries {
      $0.isInMenu = true
      $0.isCommand = true
    }
    withEnvironment(entries[...]) {
      component = composite(_PageContent(content: content), self)
    }
    self.axis = axis
    guard let component else { return }
    writePreference(
      ObjectIdentifier(CommandsPreference.self),
      [DeclaredCommand(place: place, component: component, isEmpty: !component.hasElements)])
  }
}
