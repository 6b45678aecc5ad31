import ViewGraph

/// A place in one of the standard menus, in their order.
enum StandardPlace: Int, Hashable, Sendable, CaseIterable {
  case appInfo, appSettings, systemServices, appVisibility, appTermination
  case newItem, saveItem, importExport, printItem
  case undoRedo, pasteboard, textEditing
  case textFormatting
  case toolbar, sidebar
  case windowSize, windowArrangement, windowList, singleWindowList
  case help

  var menu: StandardMenu {
    switch self {
    case .appInfo, .appSettings, .systemServices, .appVisibility, .appTermination: .app
    case .newItem, .saveItem, .importExport, .printItem: .file
    case .undoRedo, .pasteboard, .textEditing: .edit
    case .textFormatting: .format
    case .toolbar, .sidebar: .view
    case .windowSize, .windowArrangement, .windowList, .singleWindowList: .window
    case .help: .help
    }
  }
}

/// A menu that every app may have, in their order. Those of the app's own stand before the window's.
enum StandardMenu: Int, CaseIterable {
  case app, file, edit, format, view, window, help

  /// The app's menu has its name.
  var words: OwnWords? {
    switch self {
    case .app: nil
    case .file: .fileMenu
    case .edit: .edit
    case .format: .formatMenu
    case .view: .viewMenu
    case .window: .windowMenu
    case .help: .helpMenu
    }
  }
}

/// The menus of a bar, of what was declared.
struct CommandMenus {
  struct Menu {
    let name: String
    /// Between two groups is a line.
    let groups: [[Component]]
  }

  private(set) var menus: [Menu] = []

  init(_ declared: [DeclaredCommand], appName: String, words: PageWords) {
    for menu in StandardMenu.allCases {
      if menu == .window { menus += Self.own(declared) }
      let places = StandardPlace.allCases.filter { $0.menu == menu }
      let groups = places.map { Self.group($0, of: declared) }.filter { !$0.isEmpty }
      guard !groups.isEmpty else { continue }
      menus.append(Menu(name: menu.words.map { words[$0] } ?? appName, groups: groups))
    }
  }

  /// The app's own, those of one name together.
  private static func own(_ declared: [DeclaredCommand]) -> [Menu] {
    var names: [String] = []
    var groups: [String: [[Component]]] = [:]
    for command in declared where !command.isEmpty {
      guard case .menu(let name) = command.place else { continue }
      if groups[name] == nil { names.append(name) }
      groups[name, default: []].append([command.component])
    }
    return names.map { Menu(name: $0, groups: groups[$0] ?? []) }
  }

  /// Of several replacements the last one counts.
  private static func group(
    _ place: StandardPlace, of declared: [DeclaredCommand]
  ) -> [Component] {
    func with(_ order: DeclaredCommand.Order) -> [DeclaredCommand] {
      declared.filter { $0.place == .standard(place, order) }
    }
    let commands = with(.before) + with(.replacing).suffix(1) + with(.after)
    return commands.filter { !$0.isEmpty }.map(\.component)
  }
}

/// The bar of menus: a component of its own, so that a command that changes leaves the screen alone.
struct _MenuBar: View {
  typealias Body = Never
  let appName: String
  let declared: AnyView

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let axis = context.axis
    context.axis = 1
    let child = context.descend(1) { composite(_PageContent(content: view.declared), context) }
    let commands = context.preference(CommandsPreference.self, of: child)
    let words = context.ownWords
    let menus = CommandMenus(commands, appName: view.appName, words: words).menus
    context.open(.menuBar)
    context.writer.set(.label, words[.menuBar])
    context.place(child, endsPreferences: true)
    for (index, menu) in menus.enumerated() {
      context.descend(UInt64(2 + index)) { emit(menu, context) }
    }
    context.close { _ in 1 }
    context.axis = axis
  }

  private static func emit(_ menu: CommandMenus.Menu, _ context: EmissionContext) {
    context.open(.menu)
    context.descend(1) {
      context.open(.menuLabel)
      context.emit(1, Text(verbatim: menu.name))
      context.close()
    }
    for (index, group) in menu.groups.enumerated() {
      if index > 0 {
        context.open(.divider)
        context.close()
      }
      for component in group { context.placeAdopted(component) }
    }
    context.close { _ in 0 }
  }
}

/// A screen with the commands of its app: the bar of menus, and the screen below it.
struct _MenuScreen: View {
  typealias Body = Never
  let appName: String
  let declared: AnyView
  let content: RootContent

  static func _emit(_ view: Self, _ context: EmissionContext) {
    context.open(.menuScreen)
    context.descend(1) {
      emitComposite(_MenuBar(appName: view.appName, declared: view.declared), context)
    }
    context.descend(2) { emitComposite(_RootScreen(content: view.content), context) }
    context.close { _ in 3 }
  }
}

/// What makes a screen. An object, so that it is the same for a bar that changes.
@MainActor
final class RootContent {
  let make: @MainActor () -> AnyView
  init(_ make: @escaping @MainActor () -> AnyView) { self.make = make }
}

struct _RootScreen: View {
  let content: RootContent
  var body: AnyView { content.make() }
}
