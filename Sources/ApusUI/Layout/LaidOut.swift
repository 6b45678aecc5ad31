import Foundation
import ViewGraph

/// Views that a layout arranges.
nonisolated public struct _LaidOut<Arrangement: Layout, Content: View>: View {
  public typealias Body = Never
  let layout: Arrangement
  let content: Content

  nonisolated init(_ layout: Arrangement, _ content: Content) {
    self.layout = layout
    self.content = content
  }

  @MainActor public static func _emit(_ view: Self, _ context: EmissionContext) {
    // What the host lays out by itself needs no code of the app.
    switch (view.layout as? any SystemLayout)?.standard {
    case .stack(let axis, let alignment, let spacing):
      emitStack(
        axis: axis == .horizontal ? 0 : 1, alignment: alignment,
        spacing: spacing.map { CGFloat($0) }, view.content, context)
    case .layers(let alignment):
      context.open(.zstack)
      context.writer.set(.alignment, alignment)
      context.emit(1, view.content)
      context.close()
    case .grid(let alignment, let across, let along):
      context.open(.grid)
      context.writer.set(.alignment, alignment)
      if let along { context.writer.set(.spacing, along) }
      if let across { context.writer.set(.spacingAcross, across) }
      context.emit(1, view.content)
      context.close()
    case nil: emitArranged(view, context)
    }
  }

  @MainActor private static func emitArranged(_ view: Self, _ context: EmissionContext) {
    let kept = context.slot(0x1A70) {
      ArrangementSlot(view.layout, context.graph.session.layouts)
    }
    kept.use(view.layout)
    let layout = kept.layout
    let guides = layout.answers?.guides ?? []
    // What is said of guides from outside is said of a box around.
    if !guides.isEmpty, context.pending[.guides] != nil {
      return context.box { emitArranged(view, context) }
    }
    layout.write = { [weak owner = context.component] in owner?.invalidate() }
    context.open(.box)
    context.writer.set(.arrangement, [Double(kept.number), Double(kept.version)])
    if let answers = layout.answers { context.writer.set(.arranged, answers.text) }
    if !guides.isEmpty { context.writer.set(.guides, ElementGuides(guides)) }
    context.handler(
      .onArrange,
      .event { [weak layout] action in
        if case .arrange(let report) = action { layout?.take(report) }
      })
    let orientation = Arrangement.layoutProperties.stackOrientation
    if let orientation { context.writer.set(.axis, orientation.element) }
    let outer = context.enterStack(axis: orientation == .horizontal ? 0 : 1)
    context.emit(1, view.content)
    context.leaveStack(outer)
    context.close()
  }
}

/// A layout as it is kept from one evaluation to the next.
private final class ArrangementSlot<Arrangement: Layout>: Slot {
  private let registry: LayoutRegistry
  private let arrangement: LayoutArrangement<Arrangement>
  let layout: CustomLayout
  let number: Int
  /// Another one when the layout is.
  private(set) var version = 0

  init(_ layout: Arrangement, _ registry: LayoutRegistry) {
    self.registry = registry
    arrangement = LayoutArrangement(layout)
    self.layout = CustomLayout(arrangement)
    number = registry.add(self.layout)
  }

  func use(_ layout: Arrangement) {
    guard !isSameInput(arrangement.layout, layout) else { return }
    arrangement.layout = layout
    version += 1
  }

  override func leave() { registry.remove(number) }
}
