import ViewGraph

/// Runs an action with the address that the screen was opened with, and again when the visitor
/// goes back or forward.
nonisolated struct _OpenAddressModifier: ViewModifier {
  typealias Body = Never
  let action: (URL) -> Void

  nonisolated init(action: @escaping (URL) -> Void) { self.action = action }

  private final class Listener: Slot {
    var action: (URL) -> Void = { _ in }
    private let session: Session
    private var token: Int?

    init(in context: EmissionContext) {
      session = context.graph.session
      super.init()
      let graph = context.graph
      token = session.listenToAddress { [weak self] in self?.open() }
      graph.afterUpdate { [weak self] in
        guard let self, session.address != "/" else { return }
        open()
      }
    }

    private func open() {
      guard let url = URL(string: session.address, relativeTo: URL(string: "apus://screen")) else {
        return
      }
      action(url.absoluteURL)
    }

    override func leave() {
      if let token { session.stopListening(token) }
    }
  }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    content()
    let listener = context.slot(0x0BE4) { Listener(in: context) }
    listener.action = modifier.action
  }
}

/// Tells the browser the address of what is shown.
struct _PageAddressModifier: ViewModifier {
  typealias Body = Never
  let address: String

  nonisolated init(address: String) { self.address = address }

  private final class Shown: Slot {
    var address = ""
    var isGone = false
    override func leave() { isGone = true }
  }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    content()
    let graph = context.graph
    let shown = context.slot(0xADD8) { Shown() }
    shown.address = modifier.address
    // Two passes later: `onOpenURL` may lead elsewhere in the first.
    graph.afterUpdate {
      graph.afterUpdate {
        if !shown.isGone { graph.session.show(shown.address) }
      }
    }
  }
}

extension View {
  /// Runs an action when the screen is opened by an address other than `/`, and when the visitor
  /// goes back or forward in the browser's history. The URL's path and query are the address.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_OpenAddressModifier(action: action))
  }

  /// The address of what this view shows, such as `/report/photo`. The browser's address follows
  /// it, and `onOpenURL(perform:)` is called with it on a deep link, a reload, Back and Forward.
  ///
  /// Apus's own: on iOS a screen has no address.
  nonisolated public func pageAddress(_ address: String) -> some View {
    modifier(_PageAddressModifier(address: address))
  }
}
