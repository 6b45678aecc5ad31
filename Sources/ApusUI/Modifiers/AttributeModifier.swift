import ViewGraph

/// A modifier that gives the outermost element of its content some attributes.
public struct _AttributeModifier: ViewModifier {
  public typealias Body = Never
  let stage: ModifierStage
  /// Mostly there is one, which needs no list.
  let first: StoredAttribute?
  let others: [StoredAttribute]
  let frame: FrameFills

  nonisolated init(
    _ stage: ModifierStage = .free, _ attributes: [StoredAttribute],
    frame: FrameFills = FrameFills()
  ) {
    self.stage = stage
    first = nil
    others = attributes
    self.frame = frame
  }

  /// Whether what it modifies is as opaque as without.
  var keepsColor: Bool { first?.key != .opacity && first?.key != .isHidden }

  nonisolated init<Value>(
    _ attribute: Attribute<Value>, _ value: Value, _ stage: ModifierStage = .free
  ) {
    self.stage = stage
    first = StoredAttribute(attribute, value)
    others = []
    frame = FrameFills()
  }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    guard !context.needsBox(modifier.stage) else {
      return context.box { _emit(modifier, context, content: content) }
    }
    context.beginModifying(modifier.stage, frame: modifier.frame) { writer in
      if let first = modifier.first { writer.set(first) }
      for attribute in modifier.others { writer.set(attribute) }
    }
    content()
    context.endModifying()
  }
}

extension View {
  nonisolated func attribute<Value>(
    _ attribute: Attribute<Value>, _ value: Value, _ stage: ModifierStage = .free
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(attribute, value, stage))
  }
}
