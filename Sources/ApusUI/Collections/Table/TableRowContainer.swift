import ViewGraph

/// Puts each line of a table in a row, which a person can choose beside others.
final class TableRowContainer: RowContainer {
  /// The tags of all rows, built or not, in order.
  var allTags: (@MainActor () -> [AnyHashable])?
  /// From which row on those are chosen that a person chooses with Shift.
  private var anchor: AnyHashable?

  init(window: LazyWindow?) { super.init(window: window, role: .tableRow) }

  override func describe(_ tag: AnyHashable?, _ context: EmissionContext) {
    if let height = context.environment.smallestRowHeight {
      context.writer.set(.minimumHeight, Double(height))
    }
    guard let selection, let tag, let isSelected = selection.contains(tag) else { return }
    offerMenu(tag, context)
    context.writer.set(.isSelected, isSelected)
    let act = primaryAction(tag, context)
    let isEditing = context.environment.isEditingRows
    if let column = context.environment.splitColumn, !isEditing {
      writeAddress(tag, selection, in: column, context)
      context.handler(.onTap, .action { selection.choose(tag, in: column) })
    } else {
      context.handler(
        .onTap,
        .action { [weak self] in
          self?.anchor = tag
          if !isEditing, let act, selection.contains(tag) == true { return act() }
          isEditing ? selection.toggle(tag) : selection.select(tag)
        })
    }
    context.handler(
      .onChoose,
      .event { [weak self] action in
        if case .choose(let way) = action { self?.choose(tag, way, in: selection) }
      })
  }

  private func choose(_ tag: AnyHashable, _ way: RowChoice, in selection: any RowSelection) {
    guard way == .extend, selection.needsEditing, let tags = allTags?(),
      let end = tags.firstIndex(of: tag)
    else {
      anchor = tag
      return way == .toggle ? selection.toggle(tag) : selection.select(tag)
    }
    let start =
      anchor.flatMap { tags.firstIndex(of: $0) }
      ?? tags.firstIndex { selection.contains($0) == true } ?? end
    anchor = tags[start]
    selection.select(all: Array(tags[min(start, end)...max(start, end)]))
  }
}
