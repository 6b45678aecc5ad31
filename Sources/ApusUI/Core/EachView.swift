import ViewGraph

/// Several views without a layout of their own get a modifier one by one: each stands on its own background,
/// is clipped by itself, and has its own copy of a modifier that has a body.
extension View {
  @MainActor public static var _isSeveral: Bool { false }

  @MainActor public static func _emitEach<M: ViewModifier>(
    _ view: Self, _ modifier: M, _ context: EmissionContext
  ) {
    ModifiedContent<Self, M>._emit(ModifiedContent(content: view, modifier: modifier), context)
  }
}

extension ViewModifier {
  @MainActor public static func _isAround(_ modifier: Self, _ context: EmissionContext) -> Bool {
    Body.self != Never.self
  }
}

extension Group where Content: View {
  @MainActor public static var _isSeveral: Bool { Content._isSeveral }

  @MainActor public static func _emitEach<M: ViewModifier>(
    _ view: Self, _ modifier: M, _ context: EmissionContext
  ) {
    context.descend(1) { Content._emitEach(view.content, modifier, context) }
  }
}

extension Optional where Wrapped: View {
  @MainActor public static var _isSeveral: Bool { Wrapped._isSeveral }

  @MainActor public static func _emitEach<M: ViewModifier>(
    _ view: Self, _ modifier: M, _ context: EmissionContext
  ) {
    guard let view else { return }
    context.descend(1) { Wrapped._emitEach(view, modifier, context) }
  }
}

extension _ConditionalContent {
  @MainActor public static var _isSeveral: Bool {
    TrueContent._isSeveral || FalseContent._isSeveral
  }

  @MainActor public static func _emitEach<M: ViewModifier>(
    _ view: Self, _ modifier: M, _ context: EmissionContext
  ) {
    switch view.storage {
    case .trueContent(let content):
      context.descend(1) { TrueContent._emitEach(content, modifier, context) }
    case .falseContent(let content):
      context.descend(2) { FalseContent._emitEach(content, modifier, context) }
    }
  }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
  @MainActor public static var _isSeveral: Bool { Content._isSeveral }

  @MainActor public static func _emitEach<M: ViewModifier>(
    _ view: Self, _ modifier: M, _ context: EmissionContext
  ) {
    guard Content._isSeveral else {
      return ModifiedContent<Self, M>._emit(
        ModifiedContent<Self, M>(content: view, modifier: modifier), context)
    }
    Content._emitEach(view.content, view.modifier.concat(modifier), context)
  }
}

extension ForEach where Content: View {
  @MainActor public static var _isSeveral: Bool { true }

  @MainActor public static func _emitEach<M: ViewModifier>(
    _ view: Self, _ modifier: M, _ context: EmissionContext
  ) {
    let content = view.content
    typealias Each = ForEach<Data, ID, ModifiedContent<Content, M>>
    Each._emit(
      Each(
        data: view.data, content: { ModifiedContent(content: content($0), modifier: modifier) },
        id: view.id, source: view.source),
      context)
  }
}

// MARK: - Modifiers that stand around

extension _AttributeModifier {
  @MainActor public static func _isAround(_ modifier: Self, _ context: EmissionContext) -> Bool {
    context.needsBox(modifier.stage)
  }
}

extension _PaddingLayout {
  @MainActor public static func _isAround(_: Self, _ context: EmissionContext) -> Bool {
    context.needsBox(.padding)
  }
}

extension _FrameLayout {
  @MainActor public static func _isAround(_: Self, _ context: EmissionContext) -> Bool {
    context.needsBox(.frame)
  }
}

extension _FlexFrameLayout {
  @MainActor public static func _isAround(_: Self, _ context: EmissionContext) -> Bool {
    context.needsBox(.frame)
  }
}

extension _BackgroundStyleModifier {
  @MainActor public static func _isAround(_ modifier: Self, _ context: EmissionContext) -> Bool {
    !modifier.reachesBehindBar || context.needsBox(.background)
  }
}

extension _ShadowModifier {
  @MainActor public static func _isAround(_: Self, _ context: EmissionContext) -> Bool {
    context.needsBox(.effect)
  }
}

extension _BorderModifier {
  @MainActor public static func _isAround(_: Self, _: EmissionContext) -> Bool { true }
}

extension _ClipModifier {
  @MainActor public static func _isAround(_: Self, _: EmissionContext) -> Bool { true }
}

extension _LayerModifier {
  @MainActor public static func _isAround(_: Self, _: EmissionContext) -> Bool { true }
}

extension _MaskModifier {
  @MainActor public static func _isAround(_: Self, _: EmissionContext) -> Bool { true }
}
