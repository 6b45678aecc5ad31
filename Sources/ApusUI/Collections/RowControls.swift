import ViewGraph

/// The controls of a row, for actions that a device offers by swiping, by a long press, or in edit
/// mode.
@MainActor
struct RowControls {
  let offers: ItemOffers
  let choice: (isSelected: Bool, toggle: @MainActor () -> Void)?
  /// Where the row's content begins among what is being written.
  let contentStart: Int

  func emit(_ context: EmissionContext) {
    let words = context.words(in: Array(context.writer.contents[contentStart...]))
    if context.environment.isEditingRows {
      emitEditing(words, context)
    } else {
      emitActions(words, context)
    }
  }

  // MARK: While rows are edited

  private func emitEditing(_ words: String, _ context: EmissionContext) {
    // Rows that can be selected are deleted together, by a control of the screen.
    if let choice {
      bar(.leading, context) {
        button(
          1, .select, words, choice.isSelected ? "checkmark.circle.fill" : "circle", context,
          choice.toggle
        ) {
          $0.set(.isSelected, choice.isSelected)
        }
      }
    } else if offers.takes(.onDelete) {
      bar(.leading, context) {
        button(
          1, .delete, words, "minus.circle.fill", context,
          offers.action(.delete(0), as: .onDelete)
        ) {
          $0.set(.buttonRole, .destructive)
        }
      }
    }
    if offers.takes(.onMove) { bar(.trailing, context) { emitMoves(words, context) } }
    let menu = contents(context) { $0 == .menu }
    if !menu.isEmpty {
      bar(.over, context) {
        emitMenu(words, context) { menu.withUnsafeBytes { context.writer.append($0) } }
      }
    }
  }

  /// A handle. A drag of it takes the row elsewhere, and a tap opens a menu of steps.
  private func emitMoves(_ words: String, _ context: EmissionContext) {
    let (index, count) = (offers[.index] ?? 0, offers[.count] ?? 0)
    context.descend(2) {
      context.emitActions(
        named: Self.name(context.ownWords[.reorder], words),
        Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
      ) {
        // A row goes in front of another: further down that is the one behind its neighbour.
        for (step, name, symbol, target) in [
          (2 as UInt64, OwnWords.moveUp, "chevron.up", index - 1),
          (3, .moveDown, "chevron.down", index + 2),
        ] {
          button(
            step, name, words, symbol, context, isItem: true,
            offers.action(.move(from: index, to: target), as: .onMove)
          ) {
            if !(0...count).contains(target) { $0.set(.isDisabled, true) }
          }
        }
      }
    }
  }

  // MARK: Otherwise

  /// They take no room: a finger uncovers them, and they stand over the row's end for others.
  private func emitActions(_ words: String, _ context: EmissionContext) {
    let swipes = [true, false].compactMap { actions(isLeading: $0, context) }
    let menu = contents(context) { $0 == .menu }
    guard !swipes.isEmpty || !menu.isEmpty else { return }
    if menu.isEmpty, swipes.count == 1, swipes[0].isOneIcon {
      return bar(.over, context) {
        context.writer.set(.swipe, swipes[0].area)
        swipes[0].write(words)
      }
    }
    bar(.over, context) {
      emitMenu(words, context) {
        for actions in swipes where actions.area.isLeading { emit(actions, context) }
        menu.withUnsafeBytes { context.writer.append($0) }
        for actions in swipes where !actions.area.isLeading { emit(actions, context) }
      }
    }
  }

  /// What a swipe uncovers at an edge.
  private struct SwipeActions {
    let area: SwipeArea
    /// Whether there is a single button with an icon, which needs no text.
    let isOneIcon: Bool
    /// Writes them, for a menu or, given the text of the row, as a button by itself.
    let write: (_ words: String?) -> Void
  }

  /// - Returns: Nil if a swipe uncovers nothing there.
  private func actions(isLeading: Bool, _ context: EmissionContext) -> SwipeActions? {
    let areas = offers.ends.compactMap(\.kind.swipe)
    // A row with swipe actions of its own has no Delete of `onDelete`.
    if areas.isEmpty, !isLeading, offers.takes(.onDelete) {
      return SwipeActions(area: .trailingFull, isOneIcon: true) { emitDelete($0, context) }
    }
    // What the outermost modifier says counts, whose actions come first.
    guard let area = areas.last(where: { $0.isLeading == isLeading }) else { return nil }
    // Symbols of swipe actions are filled.
    let filled = EnvironmentValues.entries { $0.symbolVariants = .fill }
    var items: [UInt8] = []
    context.withEnvironment(filled[...]) {
      items = contents(context) { $0.swipe?.isLeading == isLeading }
    }
    if items.isEmpty { return nil }
    return SwipeActions(area: area, isOneIcon: isOneIcon(items, context)) { _ in
      items.withUnsafeBytes { context.writer.append($0) }
    }
  }

  private func emit(_ actions: SwipeActions, _ context: EmissionContext) {
    context.descend(0x5A10 + UInt64(actions.area.isLeading ? 1 : 2)) {
      context.open(.barItems)
      context.writer.set(.swipe, actions.area)
      actions.write(nil)
      context.close { _ in 0 }
    }
  }

  private func emitDelete(_ words: String?, _ context: EmissionContext) {
    button(
      4, .delete, words, "trash", context, hasTitle: true,
      offers.action(.delete(0), as: .onDelete)
    ) {
      $0.set(.buttonRole, .destructive)
    }
  }

  private func emitMenu(_ words: String, _ context: EmissionContext, _ items: () -> Void) {
    context.descend(5) {
      context.emitActions(
        named: Self.name(context.ownWords[.actions], words), for: .actions, items: items)
    }
  }

  private func contents(
    _ context: EmissionContext, _ isWanted: (ItemEnd.Kind) -> Bool
  ) -> [UInt8] {
    // The modifier further out comes first, and was written last.
    let ends = offers.ends.reversed().filter { isWanted($0.kind) }
    return ends.isEmpty
      ? []
      : context.capture {
        context.emitMenuItems { for end in ends { end.write(context) } }
      }
  }

  /// Whether there is a single button with an icon, which needs no text.
  private func isOneIcon(_ items: [UInt8], _ context: EmissionContext) -> Bool {
    var (controls, icons) = (0, 0)
    context.forEachElement(in: items) { role, attributes in
      switch role {
      case .button: controls += 1
      case .menu, .link, .toggle, .picker, .disclosure: controls += 2
      case .image: icons += 1
      default: break
      }
      if attributes[.symbol] != nil, role == .button { icons += 1 }
    }
    return controls == 1 && icons > 0
  }

  // MARK: Parts

  private func bar(_ area: BarArea, _ context: EmissionContext, _ items: () -> Void) {
    context.descend(0xEDA0 + UInt64(area.rawValue)) {
      context.open(.barItems)
      context.writer.set(.barArea, area)
      items()
      context.close { _ in 0 }
    }
  }

  /// - Parameters:
  ///   - words: The text of the row, for the label of a button with an icon alone.
  ///   - isItem: Whether it stands in a menu, with its name.
  ///   - hasTitle: Whether a swipe shows its name.
  private func button(
    _ step: UInt64, _ name: OwnWords, _ words: String?, _ symbol: String,
    _ context: EmissionContext, isItem: Bool = false, hasTitle: Bool = false,
    _ action: @escaping @MainActor () -> Void,
    _ describe: (ElementWriter) -> Void
  ) {
    let name = context.ownWords[name]
    context.descend(step) {
      context.open(.button)
      if let words { context.writer.set(.label, Self.name(name, words)) }
      if isItem || words == nil { context.writer.set(.text, name) }
      context.writer.set(.symbol, symbol)
      describe(context.writer)
      context.handler(.onTap, .action(action))
      if words != nil, hasTitle { context.emit(1, Text(verbatim: name)) }
      context.close { _ in 0 }
    }
  }

  private static func name(_ name: String, _ words: String) -> String {
    words.isEmpty ? name : "\(name), \(words)"
  }
}
