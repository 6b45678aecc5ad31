import ViewGraph

/// Runs an action when the view is tapped or pressed long.
nonisolated public struct _PressModifier: ViewModifier {
  public typealias Body = Never
  let event: Attribute<HandlerIndex>
  var details: [StoredAttribute]
  let action: () -> Void
  /// The closure that hears the place of a tap.
  let placed: PlacedTap?
  /// The symbol that is all of the view, which names it unless the author does.
  var symbol: String?

  nonisolated init(
    _ event: Attribute<HandlerIndex>, _ details: [StoredAttribute], action: @escaping () -> Void
  ) {
    self.event = event
    self.details = details
    self.action = action
    placed = nil
  }

  nonisolated init(
    count: Int, in space: CoordinateSpace, action: @escaping (CGPoint) -> Void
  ) {
    event = .onTap
    details = count > 1 ? [StoredAttribute(.tapCount, count)] : []
    self.action = {}
    placed = PlacedTap(space: space, action: action)
  }

  /// Whether a tap action around it, for the same element so far, may take another number of taps.
  @MainActor private func isOtherwiseTapped(_ context: EmissionContext) -> Bool {
    guard event.key == .onTap, let waiting = context.waiting else { return false }
    return waiting[.tapCount] != nil || details.contains { $0.key == .tapCount }
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    context.apartFromFrame {
      guard modifier.isOtherwiseTapped(context) else {
        return modifier.emit(
          symbol: context.waiting?.hasLabel == true ? nil : modifier.symbol, context, content)
      }
      // An element has one number of taps. The box has the name.
      context.open(.box)
      modifier.emit(symbol: nil, context, content)
      context.close()
    }
  }

  @MainActor private func emit(
    symbol: String?, _ context: EmissionContext, _ content: () -> Void
  ) {
    if let placed {
      return placed.emit(details: details, context) { _ in content() }
    }
    guard context.environment.isEnabled else { return content() }
    let index = context.registerHandler(.action { action() })
    context.modify(.free) { writer in
      writer.set(event, handler: index)
      for attribute in details { writer.set(attribute) }
      if let symbol { context.name(writer, by: symbol) }
    } content: {
      content()
    }
  }
}

extension PendingAttributes {
  /// Whether an author named the view.
  fileprivate var hasLabel: Bool {
    meaning.withUnsafeBytes { Attributes(bytes: $0).has(.label) }
  }
}

/// Called with `true` when a press begins, and with `false` when it ends.
nonisolated public struct _PressingModifier: ViewModifier {
  public typealias Body = Never
  let action: (Bool) -> Void

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard context.environment.isEnabled else { return content() }
    let index = context.registerHandler(
      .event { if case .press(let isPressed) = $0 { modifier.action(isPressed) } })
    context.apartFromFrame {
      context.modify(.free) { writer in
        writer.set(.onPress, handler: index)
      } content: {
        content()
      }
    }
  }
}

extension View {
  /// Runs an action after `count` taps.
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> ModifiedContent<Self, _PressModifier> {
    var press = _PressModifier(
      .onTap, count > 1 ? [StoredAttribute(.tapCount, count)] : [], action: action)
    press.symbol = (self as? any SymbolView)?.onlySymbol
    return modifier(press)
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
        .onLongPress, [StoredAttribute(.pressDuration, minimumDuration)], action: action))
  }

  /// - Parameter onPressingChanged: Called with `true` when a press begins, and with `false` when
  ///   it ends.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: @escaping (Bool) -> Void
  ) -> ModifiedContent<ModifiedContent<Self, _PressModifier>, _PressingModifier> {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action
    ).modifier(_PressingModifier(action: onPressingChanged))
  }

  /// Runs an action when the view has been pressed for `minimumDuration` seconds.
  ///
  /// - Parameter pressing: Called with `true` when a press begins and with `false` when it ends.
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
  ) -> Self {
    if S.self != Rectangle.self {
      notDrawn("contentShape(_:)", "the whole of an element takes taps", _file, _line)
    }
    return self
  }

  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false, _file: StaticString = #fileID,
    _line: UInt = #line
  ) -> Self {
    if kind.contains(.interaction), S.self != Rectangle.self {
      notDrawn("contentShape(_:)", "the whole of an element takes taps", _file, _line)
    }
    return self
  }
}

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is shown while the view is dragged; nothing on a page.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is shown with its menu; nothing on a page.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What is shown under a pointer; nothing on a page.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive technology takes for its place; nothing on a page.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
