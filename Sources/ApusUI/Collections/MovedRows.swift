import ApusUniformTypeIdentifiers
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

/// Puts dropped content before or behind a row.
nonisolated private struct InsertionDelegate: DropDelegate {
  let insertion: any RowInsertion
  let place: Int

  @MainActor func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .copy) }
  @MainActor func performDrop(info: DropInfo) -> Bool {
    insertion.insert(info.content, at: place)
    return true
  }
}

extension EmissionContext {
  /// Lets a person drag the row that was just opened, if its `ForEach` moves rows, and drop content beside it, if its
  /// `ForEach` inserts some. A row that is dropped on another one takes the place of that.
  ///
  /// - Parameter byKeys: Whether Return has no other meaning on the row.
  @MainActor
  func offerDragging(byKeys: Bool) {
    let offers = itemOffers
    guard environment.isEnabled, let index = offers[.index], let owner = component else { return }
    let group = Self.group(of: owner)
    let moves = offers.takes(.onMove)
    let inserts = (group as? any WindowedRows)?.insertion != nil
    guard moves || inserts else { return }
    if moves { offerMoving(index, offers, group, byKeys: byKeys) }
    let state = slot(0xD20A) { DropSlot(DropState(owner: owner)) }.state
    let session = graph.session
    takeDrops(state, takesFiles: inserts) { [weak group] sample in
      guard let group else { return }
      if let row = session.dragged as? DraggedRow, row.group === group {
        Self.follow(sample, row, over: index, state, session)
      } else if let insertion = (group as? any WindowedRows)?.insertion {
        let isBehind = sample.y > sample.height / 2
        state.placing = isBehind ? .after : .before
        state.follow(
          sample, insertion.types,
          InsertionDelegate(insertion: insertion, place: isBehind ? index + 1 : index), in: session)
      } else {
        state.show(sample.phase == .exited ? nil : .refused)
      }
    }
  }

  @MainActor
  private func offerMoving(_ index: Int, _ offers: ItemOffers, _ group: Component?, byKeys: Bool) {
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
  }

  /// Follows a row over another one of its `ForEach`.
  @MainActor
  private static func follow(
    _ sample: DropSample, _ row: DraggedRow, over index: Int, _ state: DropState, _ session: Session
  ) {
    let isDown = row.index < index
    switch sample.phase {
    case .entered, .moved: state.show(row.index == index ? .forbidden : isDown ? .after : .before)
    case .exited: state.show(nil)
    case .dropped:
      state.show(nil)
      session.dragged = nil
      guard row.index != index else { return }
      row.move(isDown ? index + 1 : index)
    }
  }

  /// The `ForEach` around.
  private static func group(of component: Component) -> Component? {
    var at: Component? = component
    while let next = at, !(next is any WindowedRows) { at = next.parent }
    return at
  }
}
