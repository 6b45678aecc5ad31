import ViewGraph

/// A change of a view that can be used on any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the view that the modifier makes.
  associatedtype Body: View
  /// The view that is modified, as the modifier's body sees it.
  typealias Content = _ViewModifier_Content<Self>
  /// Makes the modified view. It is evaluated again when something that it read has changed.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

  /// Writes the elements of the modified content. Not for apps.
  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void)
  /// Whether it puts its content into something, so that each of several views needs its own. Not for apps.
  static func _isAround(_ modifier: Self, _ context: EmissionContext) -> Bool
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) has no body: it is drawn by the host.")
  }
}

extension ViewModifier {
  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    preconditionFailure("\(Self.self) is emitted by its ModifiedContent.")
  }

  /// Both modifiers, this one first.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier changes, inside of the modifier's body.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never
  let emit: @MainActor (EmissionContext) -> Void

  public static func _emit(_ view: Self, _ context: EmissionContext) { view.emit(context) }
}

/// A view with a modifier, or two modifiers in a row.
public struct ModifiedContent<Content, Modifier> {
  /// What is modified: a view, or another modifier that comes first.
  public var content: Content
  /// What modifies it.
  public var modifier: Modifier

  /// A view with a modifier, or two modifiers of which `content` comes first.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  public static func _emit(_ view: Self, _ context: EmissionContext) {
    if Content._isSeveral, Modifier._isAround(view.modifier, context) {
      context.descend(1) { Content._emitEach(view.content, view.modifier, context) }
      return
    }
    if Modifier.Body.self == Never.self {
      Modifier._emit(view.modifier, context) {
        let outer = context.enter(1)
        Content._emit(view.content, context)
        context.leave(outer)
      }
    } else {
      context.descend(0xB0D7) {
        emitComposite(_ModifierHost(content: view.content, modifier: view.modifier), context)
      }
    }
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

/// A view whose dynamic properties are those of the modifier in its property `modifier`.
@MainActor
package protocol ModifierCarrier {
  static var modifierType: Any.Type { get }
}

/// The node of a modifier that has a body.
struct _ModifierHost<Content: View, Modifier: ViewModifier>: View, ModifierCarrier {
  let content: Content
  // Read and changed on the main thread alone, where views are evaluated.
  nonisolated(unsafe) var modifier: Modifier

  static var modifierType: Any.Type { Modifier.self }

  var body: Modifier.Body {
    let content = content
    return modifier.body(
      content: _ViewModifier_Content { context in
        context.descend(2) { Content._emit(content, context) }
      })
  }
}

extension View {
  /// This view, changed by a modifier.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  public typealias Body = Never
  /// A modifier that changes nothing.
  nonisolated public static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  nonisolated public init() {}
  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    content()
  }
}
