import ViewGraph

/// Wraps each view in a form or list in a row.
final class RowContainer: WindowingContainer {
  /// Nil if rows can't be selected.
  var selection: (any RowSelection)?
  /// Of the row that is being written: whether it is selected, and what selects it.
  var choice: (isSelected: Bool, toggle: @MainActor () -> Void)?

  init(window: LazyWindow?) { super.init(role: .row, window: window) }

  override func describe(_ tag: AnyHashable?, _ context: EmissionContext) {
    if let height = context.environment.smallestRowHeight {
      context.writer.set(.minimumHeight, Double(height))
    }
    choice = nil
    guard let selection, let tag else { return }
    let isEditing = context.environment.isEditingRows
    guard isEditing || !selection.needsEditing, let isSelected = selection.contains(tag) else {
      return
    }
    context.writer.set(.isSelected, isSelected)
    context.handler(.onTap, .action { selection.tapped(tag) })
    if isEditing { choice = (isSelected, { selection.tapped(tag) }) }
  }

  override func finish(from start: Int, _ context: EmissionContext) {
    let offers = context.itemOffers
    guard !offers.isEmpty || choice != nil else { return }
    RowControls(offers: offers, choice: choice, contentStart: start).emit(context)
    choice = nil
  }
}

/// Which rows of a list are selected.
@MainActor
protocol RowSelection {
  /// Whether a row is selected, as a dependency of just that; nil if the value is of another type.
  func contains(_ tag: AnyHashable) -> Bool?
  func tapped(_ tag: AnyHashable)
  /// Whether rows are chosen only while a person edits them.
  var needsEditing: Bool { get }
}

/// One row, or none.
nonisolated struct SingleSelection<Value: Hashable>: RowSelection {
  let binding: Binding<Value?>
  nonisolated init(binding: Binding<Value?>) { self.binding = binding }
  @MainActor var needsEditing: Bool { false }

  @MainActor func contains(_ tag: AnyHashable) -> Bool? {
    guard let value = tag.tag(as: Value.self) else { return nil }
    return binding.location.readPart { $0 == value }
  }

  @MainActor func tapped(_ tag: AnyHashable) { binding.wrappedValue = tag.tag(as: Value.self) }
}

/// Any number of rows: each tap selects or deselects.
nonisolated struct MultipleSelection<Value: Hashable>: RowSelection {
  let binding: Binding<Set<Value>>
  nonisolated init(binding: Binding<Set<Value>>) { self.binding = binding }
  @MainActor var needsEditing: Bool { true }

  @MainActor func contains(_ tag: AnyHashable) -> Bool? {
    guard let value = tag.tag(as: Value.self) else { return nil }
    return binding.location.readPart { $0.contains(value) }
  }

  @MainActor func tapped(_ tag: AnyHashable) {
    guard let value = tag.tag(as: Value.self) else { return }
    binding.wrappedValue.formSymmetricDifference([value])
  }
}
