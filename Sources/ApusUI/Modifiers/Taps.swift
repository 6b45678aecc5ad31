import ViewGraph

/// Runs an action when the view is tapped or pressed long.
public struct _PressModifier: ViewModifier {
  public typealias Body = Never
  let key: AttributeKey
  let details: [TextAttribute]
  nonisolated(unsafe) let action: () -> Void

  nonisolated init(_ key: AttributeKey, _ details: [TextAttribute], action: @escaping () -> Void) {
    self.key = key
    self.details = details
    self.action = action
  }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard context.environment.isEnabled else { return content() }
    let index = context.registerHandler(.action { modifier.action() })
    context.modify(.free) { writer in
      writer.set(modifier.key, handler: index)
      for attribute in modifier.details { attribute.write(writer) }
    } content: {
      content()
    }
  }
}

/// Hears when a press begins and when it ends.
public struct _PressingModifier: ViewModifier {
  public typealias Body = Never
  nonisolated(unsafe) let action: (Bool) -> Void

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard context.environment.isEnabled else { return content() }
    let index = context.registerHandler(
      .event { if case .press(let isPressed) = $0 { modifier.action(isPressed) } })
    context.modify(.free) { writer in
      writer.set(.onPress, handler: index)
    } content: {
      content()
    }
  }
}

extension View {
  /// Runs an action after `count` taps.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _PressModifier> {
    modifier(
      _PressModifier(
        .onTap, count > 1 ? [TextAttribute(.tapCount, .integer(count))] : [], action: action))
  }

  /// Runs an action when the view has been pressed for `minimumDuration` seconds.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    _file: StaticString = #fileID, _line: UInt = #line, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _PressModifier> {
    if maximumDistance != 10 {
      noMeaning("onLongPressGesture(maximumDistance:)", _file, _line)
    }
    return modifier(
      _PressModifier(
        .onLongPress, [TextAttribute(.pressDuration, .number(minimumDuration))], action: action))
  }

  /// - Parameter onPressingChanged: Hears when a press begins and when it ends.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: @escaping (Bool) -> Void
  ) -> ModifiedContent<ModifiedContent<Self, _PressModifier>, _PressingModifier> {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action
    ).modifier(_PressingModifier(action: onPressingChanged))
  }

  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> ModifiedContent<
    ModifiedContent<Self, _PressModifier>, _OptionalModifier<_PressingModifier>
  > {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action
    ).modifier(_OptionalModifier(pressing.map { _PressingModifier(action: $0) }))
  }

  /// The part of the view that takes taps.
  ///
  /// > Note: A page cannot draw other shapes than rectangles: the whole of an element takes taps.
  nonisolated public func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false, _file: StaticString = #fileID, _line: UInt = #line
  ) -> ModifiedContent<Self, _ContentShapeModifier<S>> {
    if S.self != Rectangle.self {
      notDrawn("contentShape(_:)", "the whole of an element takes taps", _file, _line)
    }
    return modifier(_ContentShapeModifier(shape: shape))
  }

  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> ModifiedContent<Self, _OptionalModifier<_ContentShapeModifier<S>>> {
    if kind.contains(.interaction), S.self != Rectangle.self {
      notDrawn("contentShape(_:)", "the whole of an element takes taps", _file, _line)
    }
    return modifier(
      _OptionalModifier(
        kind.contains(.interaction) ? _ContentShapeModifier(shape: shape) : nil))
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

public struct _ContentShapeModifier<ContentShape: Shape>: ViewModifier {
  public typealias Body = Never
  let shape: ContentShape

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let outline = modifier.shape._outline(size: ShapeProposal.size(in: context))
    context.modify(.free) { writer in
      writer.set(.contentShape, outline.numbers)
    } content: {
      content()
    }
  }
}
