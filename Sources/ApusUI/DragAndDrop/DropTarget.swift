import ApusUniformTypeIdentifiers
import ViewGraph

/// A view that takes drops.
nonisolated public struct _DropModifier: ViewModifier {
  public typealias Body = Never
  let types: [UTType]
  let delegate: any DropDelegate

  @MainActor public static func _emit(
    _ modifier: Self, _ context: EmissionContext, content: () -> Void
  ) {
    guard context.environment.isEnabled else { return content() }
    let owner = context.component!
    let state = context.slot(0xD209) { DropSlot(DropState(owner: owner)) }.state
    let session = context.graph.session
    context.box {
      context.open(.box)
      context.takeDrops(state) { state.follow($0, modifier.types, modifier.delegate, in: session) }
      context.takingTouches(content)
      context.close()
    }
  }
}
