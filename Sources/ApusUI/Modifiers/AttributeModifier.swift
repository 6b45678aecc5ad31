import ViewGraph

/// A modifier that gives the outermost element of its content some attributes.
public struct _AttributeModifier: ViewModifier {
  public typealias Body = Never
  let stage: ModifierStage
  let attributes: [TextAttribute]
  let frame: FrameFills

  nonisolated init(
    _ stage: ModifierStage = .free, _ attributes: [TextAttribute],
    frame: FrameFills = FrameFills()
  ) {
    self.stage = stage
    self.attributes = attributes
    self.frame = frame
  }

  nonisolated init(_ key: AttributeKey, _ value: AttributeValue, _ stage: ModifierStage = .free) {
    self.init(stage, [TextAttribute(key, value)])
  }

  public static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    context.modify(modifier.stage, frame: modifier.frame) { writer in
      for attribute in modifier.attributes { attribute.write(writer) }
    } content: {
      content()
    }
  }
}

extension View {
  nonisolated func attribute(
    _ key: AttributeKey, _ value: AttributeValue, _ stage: ModifierStage = .free
  ) -> ModifiedContent<Self, _AttributeModifier> {
    modifier(_AttributeModifier(key, value, stage))
  }
}
