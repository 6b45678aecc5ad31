import ViewGraph

nonisolated struct _DestinationModifier<Value: Hashable, Destination: View>: ViewModifier {
  typealias Body = Never
  let destination: (Value) -> Destination

  nonisolated init(destination: @escaping (Value) -> Destination) {
    self.destination = destination
  }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    content()
    let make = modifier.destination
    context.writePreference(
      ObjectIdentifier(NavigationDestinations.self),
      [
        ObjectIdentifier(Value.self): NavigationDestinations.Destination { value in
          guard let value = value.base as? Value else { return AnyView(EmptyView()) }
          return AnyView(_Deferred { make(value) })
        }
      ])
  }
}

/// Makes its content in a body, so that what is read on the way is tracked there.
struct _Deferred<Content: View>: View {
  let make: @MainActor () -> Content
  var body: Content { make() }
}

/// The content of a value, if there is one.
nonisolated struct _Optionally<Value, Content: View>: View {
  let value: Value?
  let content: (Value) -> Content

  nonisolated init(value: Value?, content: @escaping (Value) -> Content) {
    self.value = value
    self.content = content
  }

  @MainActor var body: some View { if let value { content(value) } }
}

/// A page that is shown while a condition holds.
nonisolated struct _PresentedDestination<Destination: View>: ViewModifier {
  typealias Body = Never
  let isPresented: Binding<Bool>
  /// The shown item, and the way to show it again.
  let item: (() -> (value: AnyHashable, show: () -> Void)?)?
  let destination: () -> Destination

  nonisolated init(
    isPresented: Binding<Bool>,
    item: (() -> (value: AnyHashable, show: () -> Void)?)? = nil,
    destination: @escaping () -> Destination
  ) {
    self.isPresented = isPresented
    self.item = item
    self.destination = destination
  }

  private final class Pushed: Slot {
    var id: Int?
    weak var navigator: Navigator?
    override func leave() {
      if let id { navigator?.remove(id) }
    }
  }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    content()
    let pushed = context.slot(0xDE57) { Pushed() }
    guard let navigator = context.environment.navigator else { return }
    pushed.navigator = navigator
    let isPresented = modifier.isPresented
    let isWanted = isPresented.wrappedValue
    let view = AnyView(_Deferred { modifier.destination() })
    let item = isWanted ? modifier.item?() : nil
    let presented = Navigator.Presented(
      part: AddressPart.of(
        presented: EmissionContext.mix(context.component!.stableKey, context.path), item?.value),
      reopen: item?.show ?? { isPresented.wrappedValue = true })
    context.graph.afterUpdate {
      if isWanted, let id = pushed.id {
        navigator.update(id, view, presented: presented)
      } else if isWanted {
        pushed.id = navigator.push(view, presented: presented) {
          pushed.id = nil
          isPresented.wrappedValue = false
        }
      } else if let id = pushed.id {
        pushed.id = nil
        navigator.remove(id)
      }
    }
  }
}

extension View {
  /// Says which page a value of the path leads to.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(_DestinationModifier(destination: destination))
  }

  /// Shows a page while a condition holds.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(_PresentedDestination(isPresented: isPresented, destination: destination))
  }

  /// Shows a page while there is an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isPresented = Binding<Bool>(
      get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return modifier(
      _PresentedDestination(
        isPresented: isPresented,
        item: {
          guard let value = item.wrappedValue else { return nil }
          return (AnyHashable(value), { item.wrappedValue = value })
        },
        destination: { _Optionally(value: item.wrappedValue, content: destination) }))
  }
}
