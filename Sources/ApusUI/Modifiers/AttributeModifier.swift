import ViewGraph

/// A modifier that gives the outermost element of its content some attributes.
public struct _AttributeModifier: ViewModifier {
  public typealias Body = Never
  let stage: ModifierStage
  /// Mostly there is one, which needs no list.
  let first: TextAttribute?
  let others: [TextAttribute]
  let frame: FrameFills

  nonisolated init(
    _ stage: ModifierStage = .free, _ attributes: [TextAttribute],
    frame: FrameFills = FrameFills()
  ) {
    self.stage = stage
    first = nil
    others = attributes
    self.frame = frame
  }

  nonisolated init(_ key: AttributeKey, _ value: AttributeValue, _ stage: ModifierStage = .free) {
    self.stage = stage
    first = TextAttribute(key, value)
    others = []
    frame = FrameFills()
  }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard !context.needsBox(modifier.stage) else {
      return context.box { _emit(modifier, context, content: content) }
    }
    context.beginModifying(modifier.stage, frame: modifier.frame) { writer in
      modifier.first?.write(writer)
      for attribute in modifier.others { attribute.write(writer) }
    }
    content()
    context.endModifying()
  }
}

extension View {
  nonisolated func attribute(
    _ key: AttributeKey, _ value: AttributeValue, _ stage: ModifierStage = .free
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(key, value, stage))
  }
}
