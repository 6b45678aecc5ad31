import ViewGraph

/// Calls `dismissed` when a presentation has ended.
final class PresentationSlot: Slot {
  var isShown = false
  var dismissed: (() -> Void)?
  /// The height to which a person dragged the sheet.
  private(set) var rested: PresentationDetent?
  /// The sheet's frame.
  private weak var frame: Component?
  private var isPresented: Binding<Bool>?

  func dismiss() { isPresented?.wrappedValue = false }

  /// Takes the present state; runs `onDismiss` after an end.
  func update(_ isPresented: Binding<Bool>, in graph: Graph, onDismiss: (() -> Void)?) {
    self.isPresented = isPresented
    let isShown = isPresented.wrappedValue
    if self.isShown, !isShown, let action = dismissed { graph.afterUpdate(action) }
    self.isShown = isShown
    dismissed = onDismiss
    if !isShown { rested = nil }
  }

  func isFramed(by frame: Component) { self.frame = frame }

  /// Takes the height to which a person dragged the sheet.
  func rest(at height: SheetHeights.Height, of heights: SheetHeights) {
    rested = height.detent
    heights.choose?(height.detent)
    frame?.invalidate()
  }
}

/// A view over the screen while a condition holds.
nonisolated struct _ModalModifier<Modal: View>: ViewModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  let modality: Modality
  /// Of what presents it, where it stands; nil: where there is room.
  let edge: Edge?
  let onDismiss: (() -> Void)?
  let modal: () -> Modal

  nonisolated init(
    _ modality: Modality, isPresented: Binding<Bool>, edge: Edge? = nil,
    onDismiss: (() -> Void)? = nil, modal: @escaping () -> Modal
  ) {
    self.isPresented = isPresented
    self.modality = modality
    self.edge = edge
    self.onDismiss = onDismiss
    self.modal = modal
  }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    content()
    let slot = context.slot(0x30DA) { PresentationSlot() }
    slot.update(modifier.isPresented, in: context.graph, onDismiss: modifier.onDismiss)
    guard slot.isShown else { return }
    context.outsideOfItems {
      context.descend(0x30DA) {
        let modal = modifier.modal
        let content = _Deferred { modal() }
          .environment(\.dismiss, DismissAction(slot) { $0.dismiss() })
          .environment(\.navigator, nil)
          .environment(\.addressBase, nil)
          .environment(\.scrollAxes, [])
          .environment(\.splitColumn, nil)
          .transformEnvironment(\.roomForColumns) { room in
            // A sheet is narrow in a wide window, too.
            if modifier.modality != .fullScreen { room = 1 }
          }
          .environment(\.sidebarToggle, nil)
          .environment(\.chosenRows, nil)
          .environment(\.isInRows, false)
        emitComposite(
          _ModalFrame(
            modality: modifier.modality, edge: modifier.edge, content: content, slot: slot),
          context)
      }
    }
  }
}

/// A sheet around its content. A component of its own, so that preferences of the content
/// re-evaluate the frame and not the view that presents it.
struct _ModalFrame<Content: View>: View {
  typealias Body = Never
  let modality: Modality
  let edge: Edge?
  let content: Content
  let slot: PresentationSlot

  static func _emit(_ view: Self, _ context: EmissionContext) {
    let axis = context.axis
    context.axis = 1
    let child = composite(_PageContent(content: view.content), context)
    let detents = context.preference(PresentationPreference.self, of: child)
    context.open(.modal)
    if context.environment.modalEntersAtOnce { context.enterAtOnce() }
    let modality =
      view.modality == .popover && context.environment.roomForColumns == 1
      ? detents.adaptation.modality : view.modality
    context.writer.set(.modality, modality)
    if modality == .popover, let edge = view.edge {
      context.writer.set(.arrowEdge, edge.element)
    }
    context.writer.set(.traits, Traits.modal)
    // It stands beside the elements that have the tint.
    if let tint = context.environment.tint { context.writer.set(.tint, tint.paint) }
    // Who hears the page is told by its title what has come up.
    let title = context.preference(BarPreference.self, of: child).merged.title
    if let title = title?.resolved(in: context.environment), !title.isEmpty {
      context.writer.set(.label, title)
    }
    if modality == .sheet {
      if detents.hasDragIndicator { context.writer.set(.hasDragIndicator, true) }
      writeHeights(of: view.slot, detents, context)
    }
    if let radius = detents.cornerRadius { context.writer.set(.cornerRadius, [radius]) }
    detents.background?._fill(in: context.environment)
      .write(context.writer, paint: .background, gradient: .backgroundGradient)
    if detents.isDismissDisabled, let attempted = detents.attempted {
      context.writer.set(.asksToDismiss, true)
      context.handler(.onDismiss, .action(attempted))
    } else if !detents.isDismissDisabled, modality != .fullScreen {
      let slot = view.slot
      context.handler(.onDismiss, .action { slot.dismiss() })
    }
    // A sheet's title, tools and detents do not go up to the view that presents it.
    context.place(child, endsPreferences: true)
    context.close { _ in 0 }
    context.axis = axis
  }

  /// Writes the height of a sheet, the other heights to which a person can drag it, and whether the page behind can be
  /// used meanwhile.
  private static func writeHeights(
    of slot: PresentationSlot, _ state: PresentationState, _ context: EmissionContext
  ) {
    slot.isFramed(by: context.component!)
    let place = state.heights?.place(rested: slot.rested)
    let present = place.flatMap { state.heights?.all[$0].resolved }
    if let height = present?.height {
      context.writer.set(.height, height)
    } else if let part = present?.fraction, part != 1 {
      context.writer.set(.scale, [part])
    }
    if state.behind?.isUsable(behind: present, in: WindowSizeKey.current.height) == true {
      context.writer.set(.isModeless, true)
    }
    guard let heights = state.heights, heights.all.count > 1, let place else { return }
    context.writer.set(.detents, heights.all.map(\.resolved.number))
    context.writer.set(.number, Double(place))
    context.writer.set(.minimum, 0)
    context.writer.set(.maximum, Double(heights.all.count - 1))
    context.writer.set(.step, 1)
    if state.scrolling == .scrolls { context.writer.set(.scrollsFirst, true) }
    context.handler(
      .onNumber,
      .event {
        guard case .number(let number) = $0 else { return }
        slot.rest(at: heights.all[Int(number)], of: heights)
      })
  }
}

extension View {
  /// Shows a sheet while a condition holds.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(_ModalModifier(.sheet, isPresented: isPresented, onDismiss: onDismiss, modal: content))
  }

  /// Shows a sheet while there is an item.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ModalModifier(.sheet, isPresented: Binding(isPresent: item), onDismiss: onDismiss) {
        _ItemContent(item: item, content: content)
      })
  }

  /// Covers the whole screen while a condition holds.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      _ModalModifier(.fullScreen, isPresented: isPresented, onDismiss: onDismiss, modal: content))
  }

  /// Covers the whole screen while there is an item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _ModalModifier(.fullScreen, isPresented: Binding(isPresent: item), onDismiss: onDismiss) {
        _ItemContent(item: item, content: content)
      })
  }

  /// The heights at which a sheet rests. The sheet comes up at the smallest one, and a person drags it to the others.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>
  ) -> some View {
    modifier(_DetentsModifier(detents: detents, selection: nil))
  }

  /// Keeps a sheet until the app itself ends it. At Escape, Back and a click outside, the page
  /// shows and announces that it stays. Without this, a sheet is dismissed at once, or after a
  /// confirmation if the person has typed something.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_PresentationStateModifier(PresentationState(isDismissDisabled: isDisabled)))
  }
}

extension View {
  /// Runs an action when a person tries to dismiss a sheet that stays.
  package func onDismissAttempt(_ action: (@MainActor () -> Void)?) -> some View {
    modifier(_PresentationStateModifier(PresentationState(attempted: action)))
  }
}

extension Binding where Value == Bool {
  /// True while there is an item; setting it to false takes the item away.
  init<Item>(isPresent item: Binding<Item?>) {
    self.init(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
  }
}

nonisolated struct _ItemContent<Item: Identifiable, Content: View>: View {
  let item: Binding<Item?>
  let content: (Item) -> Content
  nonisolated init(item: Binding<Item?>, content: @escaping (Item) -> Content) {
    self.item = item
    self.content = content
  }
  @MainActor var body: some View {
    if let value = item.wrappedValue { content(value).id(value.id) }
  }
}
