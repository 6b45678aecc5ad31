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
    let menu = contents(.menu, context)
    guard offers.takes(.onMove) || !menu.isEmpty else { return }
    bar(.trailing, context) {
      if offers.takes(.onMove) { emitMoves(words, context) }
      if !menu.isEmpty { emitMenu(menu, words, context) }
    }
  }

  private func emitMoves(_ words: String, _ context: EmissionContext) {
    let (index, count) = (offers[.index] ?? 0, offers[.count] ?? 0)
    // A row goes in front of another: further down that is the one behind its neighbour.
    for (step, name, symbol, target) in [
      (2 as UInt64, OwnWords.moveUp, "chevron.up", index - 1),
      (3, .moveDown, "chevron.down", index + 2),
    ] {
      button(
        step, name, words, symbol, context,
        offers.action(.move(from: index, to: target), as: .onMove)
      ) {
        if !(0...count).contains(target) { $0.set(.isDisabled, true) }
      }
    }
  }

  // MARK: Otherwise

  private func emitActions(_ words: String, _ context: EmissionContext) {
    let swipes = contents(.swipe, context)
    // A row with swipe actions of its own has no Delete of `onDelete`.
    let deletes = offers.takes(.onDelete) && !offers.ends.contains { $0.kind == .swipe }
    let menu = contents(.menu, context)
    guard deletes || !swipes.isEmpty || !menu.isEmpty else { return }
    bar(.trailing, context) {
      if menu.isEmpty, deletes {
        emitDelete(words, context)
      } else if menu.isEmpty, isOneIcon(swipes, context) {
        swipes.withUnsafeBytes { context.writer.append($0) }
      } else {
        emitMenu(swipes + menu, words, context) { if deletes { emitDelete(nil, context) } }
      }
    }
  }

  private func emitDelete(_ words: String?, _ context: EmissionContext) {
    button(
      4, .delete, words, "trash", context, offers.action(.delete(0), as: .onDelete)
    ) {
      $0.set(.buttonRole, .destructive)
    }
  }

  private func emitMenu(
    _ items: [UInt8], _ words: String, _ context: EmissionContext, more: () -> Void = {}
  ) {
    context.descend(5) {
      context.emitActions(named: Self.name(context.ownWords[.actions], words), for: .actions) {
        items.withUnsafeBytes { context.writer.append($0) }
        more()
      }
    }
  }

  private func contents(_ kind: ItemEnd.Kind, _ context: EmissionContext) -> [UInt8] {
    // The modifier further out comes first, and was written last.
    let ends = offers.ends.reversed().filter { $0.kind == kind }
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

  /// - Parameter words: The text of the row, for the label of a button with an icon alone.
  private func button(
    _ step: UInt64, _ name: OwnWords, _ words: String?, _ symbol: String,
    _ context: EmissionContext, _ action: @escaping @MainActor () -> Void,
    _ describe: (ElementWriter) -> Void
  ) {
    let name = context.ownWords[name]
    context.descend(step) {
      context.open(.button)
      if let words {
        context.writer.set(.label, Self.name(name, words))
      } else {
        context.writer.set(.text, name)
      }
      context.writer.set(.symbol, symbol)
      describe(context.writer)
      context.handler(.onTap, .action(action))
      context.close { _ in 0 }
    }
  }

  private static func name(_ name: String, _ words: String) -> String {
    words.isEmpty ? name : "\(name), \(words)"
  }
}
