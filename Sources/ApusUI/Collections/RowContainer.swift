import ViewGraph

/// What a form or list puts around each view in it.
final class RowContainer: WindowingContainer {
  /// Nil if rows can't be selected.
  var selection: (any RowSelection)?

  init(window: ListWindow?) { super.init(role: .row, window: window) }

  override func describe(_ tag: AnyHashable?, _ context: EmissionContext) {
    if let height = context.environment.smallestRowHeight {
      context.writer.set(.minimumHeight, Double(height))
    }
    guard let selection, let tag, let isSelected = selection.contains(tag) else { return }
    context.writer.set(.isSelected, isSelected)
    context.handler(.onTap, .action { selection.tapped(tag) })
  }
}

/// Which rows of a list are selected.
@MainActor
protocol RowSelection {
  /// Whether a row is selected, as a dependency of just that; nil if the value is of another type.
  func contains(_ tag: AnyHashable) -> Bool?
  func tapped(_ tag: AnyHashable)
}

/// One row, or none.
struct SingleSelection<Value: Hashable>: RowSelection {
  nonisolated(unsafe) let binding: Binding<Value?>
  nonisolated init(binding: Binding<Value?>) { self.binding = binding }

  func contains(_ tag: AnyHashable) -> Bool? {
    guard let value = tag.tag(as: Value.self) else { return nil }
    return binding.location.readPart { $0 == value }
  }

  func tapped(_ tag: AnyHashable) { binding.wrappedValue = tag.tag(as: Value.self) }
}

/// Any number of rows: each tap selects or deselects.
struct MultipleSelection<Value: Hashable>: RowSelection {
  nonisolated(unsafe) let binding: Binding<Set<Value>>
  nonisolated init(binding: Binding<Set<Value>>) { self.binding = binding }

  func contains(_ tag: AnyHashable) -> Bool? {
    guard let value = tag.tag(as: Value.self) else { return nil }
    return binding.location.readPart { $0.contains(value) }
  }

  func tapped(_ tag: AnyHashable) {
    guard let value = tag.tag(as: Value.self) else { return }
    binding.wrappedValue.formSymmetricDifference([value])
  }
}
