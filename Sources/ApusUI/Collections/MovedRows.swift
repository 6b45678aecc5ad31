import ViewGraph

/// A row that a person drags to the place of another one of its `ForEach`.
private final class DraggedRow {
  /// The component of the `ForEach`.
  weak var group: Component?
  let index: Int
  /// Moves the row to in front of another.
  let move: @MainActor (Int) -> Void

  init(group: Component?, index: Int, move: @escaping @MainActor (Int) -> Void) {
    self.group = group
    self.index = index
    self.move = move
  }
}

extension EmissionContext {
  /// Lets a person drag the row that was just opened, if its `ForEach` moves rows. A row that is dropped on another one
  /// takes the place of that.
  ///
  /// - Parameter byKeys: Whether Return has no other meaning on the row.
  @MainActor
  func offerDragging(byKeys: Bool) {
    let offers = itemOffers
    guard environment.isEnabled, offers.takes(.onMove), let index = offers[.index],
      let owner = component
    else { return }
    let group = Self.group(of: owner)
    let state = slot(0xD20A) { DropSlot(DropEffectState(owner: owner)) }.state
    let session = graph.session
    writer.set(.isDraggable, true)
    if byKeys { writer.set(.hint, PageWords.current[.dragHint]) }
    handler(
      .onDrag,
      .event { [weak group] action in
        guard case .drag(let begins) = action else { return }
        session.dragged =
          begins
          ? DraggedRow(group: group, index: index) {
            offers.action(.move(from: index, to: $0), as: .onMove)()
          } : nil
      })
    writer.set(.isDropTarget, true)
    if let effect = state.readEffect() { writer.set(.dropEffect, effect) }
    handler(
      .onDrop,
      .event { [weak group] action in
        guard case .drop(let sample) = action else { return }
        guard let row = session.dragged as? DraggedRow, let group, row.group === group else {
          return state.show(sample.phase == .exited ? nil : .refused)
        }
        let isDown = row.index < index
        switch sample.phase {
        case .entered, .moved:
          state.show(row.index == index ? .forbidden : isDown ? .after : .before)
        case .exited: state.show(nil)
        case .dropped:
          state.show(nil)
          session.dragged = nil
          guard row.index != index else { return }
          row.move(isDown ? index + 1 : index)
        }
      })
  }

  /// The `ForEach` around.
  private static func group(of component: Component) -> Component? {
    var at: Component? = component
    while let next = at, !(next is any WindowedRows) { at = next.parent }
    return at
  }
}
