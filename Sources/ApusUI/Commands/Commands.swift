import ViewGraph

/// A group of commands: menus of the bar above a wide page, and keys everywhere.
///
/// A type with properties, such as `@FocusedValue`, makes commands of other commands in its `body`.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the commands that these are made of.
  associatedtype Body: Commands
  /// What the commands are made of.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Declares the commands. Not for apps.
  static func _declare(_ commands: Self, _ context: EmissionContext)
}

extension Commands {
  public static func _declare(_ commands: Self, _ context: EmissionContext) {
    emitComposite(_CommandsBody(app: commands), context)
  }
}

extension Never: Commands {
  public static func _declare(_ commands: Never, _ context: EmissionContext) {}
}

extension Commands where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Optional: Commands where Wrapped: Commands {
  @MainActor public static func _declare(_ commands: Self, _ context: EmissionContext) {
    guard let commands else { return }
    context.descend(1) { Wrapped._declare(commands, context) }
  }
}

/// Makes one group of commands of several statements.
@resultBuilder
public struct CommandsBuilder {
  /// A statement that is a command.
  nonisolated public static func buildExpression<Content: Commands>(
    _ content: Content
  ) -> Content { content }

  /// No statement.
  nonisolated public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// One statement: the commands themselves.
  nonisolated public static func buildBlock<Content: Commands>(_ content: Content) -> Content {
    content
  }

  /// Several statements: all of their commands.
  nonisolated public static func buildBlock<First: Commands, each Rest: Commands>(
    _ first: First, _ rest: repeat each Rest
  ) -> _TupleCommands<First, repeat each Rest> {
    _TupleCommands(first: first, rest: (repeat each rest))
  }

  /// An `if` without an `else`: its commands, or none.
  nonisolated public static func buildIf<Content: Commands>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or `switch`.
  nonisolated public static func buildEither<True: Commands, False: Commands>(
    first: True
  ) -> _EitherCommands<True, False> { _EitherCommands(first: first, second: nil) }

  /// The second branch of an `if` or `switch`.
  nonisolated public static func buildEither<True: Commands, False: Commands>(
    second: False
  ) -> _EitherCommands<True, False> { _EitherCommands(first: nil, second: second) }

  /// An `if #available`: its commands, with their type hidden.
  nonisolated public static func buildLimitedAvailability<Content: Commands>(
    _ content: Content
  ) -> _AnyCommands { _AnyCommands(content) }
}

extension Group: Commands where Content: Commands {
  /// A group of the commands in `content`.
  nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _declare(_ group: Self, _ context: EmissionContext) {
    context.descend(1) { Content._declare(group.content, context) }
  }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands {
  public typealias Body = Never
  /// No commands.
  nonisolated public init() {}
  @MainActor public static func _declare(_ commands: Self, _ context: EmissionContext) {}
}

nonisolated public struct _TupleCommands<First: Commands, each Rest: Commands>: Commands {
  public typealias Body = Never
  let first: First
  let rest: (repeat each Rest)

  nonisolated init(first: First, rest: (repeat each Rest)) {
    self.first = first
    self.rest = rest
  }

  @MainActor public static func _declare(_ commands: Self, _ context: EmissionContext) {
    context.descend(1) { First._declare(commands.first, context) }
    var step: UInt64 = 2
    for commands in repeat each commands.rest {
      context.descend(step) { declare(commands, context) }
      step += 1
    }
  }

  @MainActor private static func declare<Content: Commands>(
    _ commands: Content, _ context: EmissionContext
  ) {
    Content._declare(commands, context)
  }
}

nonisolated public struct _EitherCommands<First: Commands, Second: Commands>: Commands {
  public typealias Body = Never
  let first: First?
  let second: Second?

  nonisolated init(first: First?, second: Second?) {
    self.first = first
    self.second = second
  }

  @MainActor public static func _declare(_ commands: Self, _ context: EmissionContext) {
    if let first = commands.first {
      context.descend(1) { First._declare(first, context) }
    }
    if let second = commands.second {
      context.descend(2) { Second._declare(second, context) }
    }
  }
}

nonisolated public struct _AnyCommands: Commands {
  public typealias Body = Never
  let declared: AnyView

  nonisolated init<Content: Commands>(_ commands: Content) {
    declared = AnyView(_DeclaredCommands(commands: commands))
  }

  @MainActor public static func _declare(_ commands: Self, _ context: EmissionContext) {
    AnyView._emit(commands.declared, context)
  }
}

/// The body of commands with properties that the graph keeps something for.
nonisolated struct _CommandsBody<Content: Commands>: View, AppCarrier {
  let app: Content
  @MainActor static var appType: Any.Type { Content.self }
  @MainActor var body: _DeclaredCommands<Content.Body> { _DeclaredCommands(commands: app.body) }
}

/// A view that shows nothing and declares commands.
nonisolated struct _DeclaredCommands<Content: Commands>: View {
  typealias Body = Never
  let commands: Content

  nonisolated init(commands: Content) { self.commands = commands }

  @MainActor static func _emit(_ view: Self, _ context: EmissionContext) {
    Content._declare(view.commands, context)
  }
}
