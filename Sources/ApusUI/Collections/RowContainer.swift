import ViewGraph

/// Wraps each view in a form or list in a row.
class RowContainer: WindowingContainer {
  /// Nil if rows can't be selected.
  var selection: (any RowSelection)?
  /// Of the row that is being written: whether it is selected, and what selects it.
  var choice: (isSelected: Bool, toggle: @MainActor () -> Void)?

  override var readsTags: Bool { selection != nil }

  init(window: LazyWindow?, role: Role = .row) { super.init(role: role, window: window) }

  override func describe(_ tag: AnyHashable?, _ context: EmissionContext) {
    if let height = context.environment.smallestRowHeight {
      context.writer.set(.minimumHeight, Double(height))
    }
    context.offerDragging(byKeys: !describeChoice(tag, context))
  }

  /// - Returns: Whether the row does something when it is tapped.
  private func describeChoice(_ tag: AnyHashable?, _ context: EmissionContext) -> Bool {
    choice = nil
    guard let selection, let tag else { return false }
    offerMenu(tag, context)
    let isEditing = context.environment.isEditingRows
    if !isEditing, let act = primaryAction(tag, context) {
      context.handler(.onTap, .action(act))
      return true
    }
    // In a column of a split view a tap chooses one row, and the next column shows it.
    let column = context.environment.splitColumn
    guard isEditing || !selection.needsEditing || column != nil,
      let isSelected = selection.contains(tag)
    else { return false }
    context.writer.set(.isSelected, isSelected)
    if let column, !isEditing {
      writeAddress(tag, selection, in: column, context)
      context.handler(.onTap, .action { selection.choose(tag, in: column) })
      return true
    }
    context.handler(.onTap, .action { selection.tapped(tag) })
    if isEditing { choice = (isSelected, { selection.tapped(tag) }) }
    return true
  }

  /// The address of what a column shows when a row is chosen.
  final func writeAddress(
    _ tag: AnyHashable, _ selection: any RowSelection, in column: SplitColumn,
    _ context: EmissionContext
  ) {
    guard column.next != nil, context.graph.session.route.isDerived,
      let base = context.environment.addressBase, let value = selection.value(of: tag),
      let part = AddressPart.of(value)
    else { return }
    context.writer.set(
      .address, context.environment.linkAddress(to: Route.address(part, in: base)))
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
  /// A set of what is selected if the row is part of it, else of what it stands for; nil if that is
  /// of another type.
  func values(at tag: AnyHashable) -> Any?
  func tapped(_ tag: AnyHashable)
  /// Selects a row and no other.
  func select(_ tag: AnyHashable)
  /// Selects none.
  func clear()
  /// What a row stands for; nil if that is of another type.
  func value(of tag: AnyHashable) -> AnyHashable?
  /// What is selected, if anything is.
  var chosen: AnyHashable? { get }
  /// Selects a row, or no longer, and leaves the others.
  func toggle(_ tag: AnyHashable)
  /// Selects these rows and no others.
  func select(all tags: [AnyHashable])
  /// Whether rows are chosen only while a person edits them.
  var needsEditing: Bool { get }
}

extension RowSelection {
  /// Selects a row and no other; the next column shows it.
  func choose(_ tag: AnyHashable, in column: SplitColumn) {
    select(tag)
    column.next?.advance()
  }
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

  @MainActor func value(of tag: AnyHashable) -> AnyHashable? {
    tag.tag(as: Value.self).map { AnyHashable($0) }
  }

  @MainActor func values(at tag: AnyHashable) -> Any? { tag.tag(as: Value.self).map { Set([$0]) } }

  @MainActor func toggle(_ tag: AnyHashable) { contains(tag) == true ? clear() : select(tag) }
  @MainActor func select(all tags: [AnyHashable]) { if let last = tags.last { select(last) } }
  @MainActor func tapped(_ tag: AnyHashable) { select(tag) }
  @MainActor func select(_ tag: AnyHashable) { binding.wrappedValue = tag.tag(as: Value.self) }
  @MainActor func clear() { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
  @MainActor var chosen: AnyHashable? { binding.wrappedValue.map { AnyHashable($0) } }
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

  @MainActor func value(of tag: AnyHashable) -> AnyHashable? {
    tag.tag(as: Value.self).map { AnyHashable($0) }
  }

  @MainActor func values(at tag: AnyHashable) -> Any? {
    guard let value = tag.tag(as: Value.self) else { return nil }
    return binding.location.readPart { $0.contains(value) ? $0 : [value] }
  }

  @MainActor func toggle(_ tag: AnyHashable) { tapped(tag) }
  @MainActor func select(all tags: [AnyHashable]) {
    binding.wrappedValue = Set(tags.compactMap { $0.tag(as: Value.self) })
  }

  @MainActor func tapped(_ tag: AnyHashable) {
    guard let value = tag.tag(as: Value.self) else { return }
    binding.wrappedValue.formSymmetricDifference([value])
  }

  @MainActor func select(_ tag: AnyHashable) {
    guard let value = tag.tag(as: Value.self) else { return }
    binding.wrappedValue = [value]
  }
  @MainActor func clear() { if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] } }
  @MainActor var chosen: AnyHashable? {
    let values = binding.wrappedValue
    return values.count == 1 ? AnyHashable(values.first!) : values.isEmpty ? nil : values
  }
}
