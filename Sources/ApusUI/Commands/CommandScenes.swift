import ViewGraph

nonisolated struct _CommandsScene<Content: Scene>: Scene {
  typealias Body = Never
  let content: Content
  /// Whether those that the content has by itself are left out.
  let isAlone: Bool
  let declared: AnyView?

  nonisolated init(content: Content, isAlone: Bool, declared: AnyView?) {
    self.content = content
    self.isAlone = isAlone
    self.declared = declared
  }

  @MainActor static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
    let known = windows.commands.count
    Content._collect(scene.content, into: &windows)
    if scene.isAlone { windows.commands.removeSubrange(known...) }
    if let declared = scene.declared { windows.commands.append(.declared(declared)) }
  }
}

extension Scene {
  /// Adds commands to the app: menus in a bar above the page where the window is wide and has a pointer, and
  /// keys everywhere.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    _CommandsScene(
      content: self, isAlone: false, declared: AnyView(_DeclaredCommands(commands: content())))
  }

  /// Removes all commands that the scene defines.
  nonisolated public func commandsRemoved() -> some Scene {
    _CommandsScene(content: self, isAlone: true, declared: nil)
  }

  /// Replaces all commands that the scene defines by others.
  nonisolated public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    _CommandsScene(
      content: self, isAlone: true, declared: AnyView(_DeclaredCommands(commands: content())))
  }
}

/// The app's settings. The app's menu has an item that opens them, with the key ⌘, as on a Mac; on a page
/// they are a sheet.
nonisolated public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  let content: () -> Content

  /// Settings with these views.
  nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  @MainActor public static func _collect(_ scene: Self, into windows: inout _SceneWindows) {
    let content = scene.content
    windows.settings = { AnyView(content()) }
    windows.commands.append(.settings)
  }
}

extension _SceneWindows {
  /// What the scenes add to the bar of menus.
  enum CommandSource {
    case declared(AnyView)
    case settings
  }

  /// The screen of the first window, with the app's commands around it.
  @MainActor func screen(appName: String) -> AnyView {
    guard let first = windows.first else { return AnyView(EmptyView()) }
    guard windows.count > 1 || first.values != nil else { return page(first, appName: appName) }
    return AnyView(page(first, appName: appName).modifier(OpenedWindows(windows: windows)))
  }

  @MainActor private func page(_ window: Window, appName: String) -> AnyView {
    guard !commands.isEmpty || settings != nil else { return window.root() }
    return AnyView(
      _AppScreen(
        appName: appName, commands: commands, content: RootContent(window.root), settings: settings
      ))
  }
}

/// A screen with the app's commands and settings.
struct _AppScreen: View {
  let appName: String
  let commands: [_SceneWindows.CommandSource]
  let content: RootContent
  let settings: (@MainActor () -> AnyView)?
  @State private var showsSettings = false

  var body: some View {
    _MenuScreen(appName: appName, declared: AnyView(declared), content: content)
      .environment(\.openSettings, openSettings)
      .sheet(isPresented: $showsSettings) {
        if let settings { _SettingsSheet(content: settings) }
      }
  }

  private var openSettings: OpenSettingsAction {
    guard settings != nil else { return OpenSettingsAction(nil) }
    return OpenSettingsAction { showsSettings = true }
  }

  private var declared: some View {
    ForEach(commands.indices, id: \.self) { index in
      switch commands[index] {
      case .declared(let commands): commands
      case .settings: _DeclaredCommands(commands: SettingsCommand { showsSettings = true })
      }
    }
  }
}

private struct SettingsCommand: Commands {
  let open: @MainActor () -> Void

  var body: some Commands {
    CommandGroup(replacing: .appSettings) {
      Button(action: open) { Text(own: .settingsItem) }.keyboardShortcut(",")
    }
  }
}

private struct _SettingsSheet: View {
  let content: @MainActor () -> AnyView
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      content()
        .navigationTitle(Text(own: .settings))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .confirmationAction) {
            Button {
              dismiss()
            } label: {
              Text(own: .done)
            }
          }
        }
    }
  }
}
