import ViewGraph

nonisolated public struct _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  nonisolated init(appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.appear = appear
    self.disappear = disappear
  }

  private final class Actions: AppearanceSlot {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    override func begin() { appear?() }
    override func end() { disappear?() }
  }

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    content()
    let slot = context.slot(0xA99E) { Actions(in: context) }
    slot.appear = modifier.appear
    slot.disappear = modifier.disappear
  }
}

extension View {
  /// Runs an action when this view is put on the screen, before the host shows it.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Runs an action when this view is no longer on the screen.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
