import ViewGraph

extension FocusedValues {
  private enum SidebarKey: FocusedValueKey { typealias Value = SidebarToggle }
  private enum InspectorKey: FocusedValueKey { typealias Value = Binding<Bool> }

  /// The split view that is seen.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarKey.self] }
    set { self[SidebarKey.self] = newValue }
  }

  /// Whether the inspector of what is seen is shown.
  var inspector: Binding<Bool>? {
    get { self[InspectorKey.self] }
    set { self[InspectorKey.self] = newValue }
  }
}

/// The command that shows and hides the sidebar of a `NavigationSplitView`.
public struct SidebarCommands: Commands {
  @FocusedValue(\.sidebarToggle) private var toggle

  /// The command that shows and hides the sidebar.
  nonisolated public init() {}

  public var body: some Commands {
    CommandGroup(before: .sidebar) {
      Button {
        toggle?.action()
      } label: {
        Text(own: toggle?.hides ?? true ? .hideSidebar : .showSidebar)
      }
      .keyboardShortcut("s", modifiers: [.control, .command])
      .disabled(toggle == nil)
    }
  }
}

/// The command that shows and hides an `inspector(isPresented:content:)`.
public struct InspectorCommands: Commands {
  @FocusedBinding(\.inspector) private var isShown

  /// The command that shows and hides the inspector.
  nonisolated public init() {}

  public var body: some Commands {
    CommandGroup(after: .sidebar) {
      Button {
        isShown?.toggle()
      } label: {
        Text(own: isShown ?? true ? .hideInspector : .showInspector)
      }
      .keyboardShortcut("i", modifiers: [.control, .command])
      .disabled(isShown == nil)
    }
  }
}

/// > Note: Has no meaning on a page: a person does not hide or change its tools.
nonisolated public struct ToolbarCommands: Commands {
  public typealias Body = Never
  /// > Note: Has no meaning on a page: a person does not hide or change its tools.
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("ToolbarCommands", _file, _line)
  }
  @MainActor public static func _declare(_ commands: Self, _ context: EmissionContext) {}
}

/// > Note: Has no meaning on a page: a browser searches, corrects and speaks by its own menus.
nonisolated public struct TextEditingCommands: Commands {
  public typealias Body = Never
  /// > Note: Has no meaning on a page: a browser searches, corrects and speaks by its own menus.
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("TextEditingCommands", _file, _line)
  }
  @MainActor public static func _declare(_ commands: Self, _ context: EmissionContext) {}
}

/// > Note: Has no meaning on a page: what is typed there has no format.
nonisolated public struct TextFormattingCommands: Commands {
  public typealias Body = Never
  /// > Note: Has no meaning on a page: what is typed there has no format.
  nonisolated public init(_file: StaticString = #fileID, _line: UInt = #line) {
    noMeaning("TextFormattingCommands", _file, _line)
  }
  @MainActor public static func _declare(_ commands: Self, _ context: EmissionContext) {}
}
