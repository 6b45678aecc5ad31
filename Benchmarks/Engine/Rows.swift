import SwiftUI
import ViewGraph

/// Rows whose texts all come from one state of their owner, which a tap changes.
struct OwnedRows: View {
  static let texts = 3
  let count: Int
  @State private var generation = 0

  var body: some View {
    VStack {
      TapArea(Text(verbatim: "All")) { generation += 1 }
      ForEach(0..<count, id: \.self) { index in
        OwnedRow(index: index, generation: generation)
      }
    }
  }
}

struct OwnedRow: View {
  let index: Int
  let generation: Int

  var body: some View {
    HStack {
      Text(verbatim: "Row \(index)")
      Text(verbatim: "Note \(index * 7919 % 1000)")
      Text(verbatim: "Changed \(generation)")
    }
  }
}

/// Rows that each keep a state of their own, which a tap on them changes.
struct OwnRows: View {
  let count: Int

  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { OwnRow(index: $0) }
    }
  }
}

struct OwnRow: View {
  let index: Int
  @State private var changes = 0

  var body: some View {
    TapArea(
      HStack {
        Text(verbatim: "Row \(index)")
        Text(verbatim: "Note \(index * 7919 % 1000)")
        Text(verbatim: "Changed \(changes)")
      }
    ) {
      changes += 1
    }
  }
}

/// A box that takes taps: the least that makes a view change, without a control's own cost.
struct TapArea<Content: View>: View {
  typealias Body = Never
  let action: @MainActor () -> Void
  nonisolated(unsafe) let content: Content

  init(_ content: Content, action: @escaping @MainActor () -> Void) {
    self.action = action
    self.content = content
  }

  static func _emit(_ view: Self, _ context: EmissionContext) {
    context.open(.box)
    context.handler(.onTap, .action(view.action))
    context.descend(1) { Content._emit(view.content, context) }
    context.close()
  }
}
