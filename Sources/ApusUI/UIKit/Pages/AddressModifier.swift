import ViewGraph

/// Keeps the browser's address and what is shown the same, both ways.
struct AddressModifier: ViewModifier {
  typealias Body = Never
  /// The addresses of the pages, of which the last is seen.
  let addresses: [String]
  /// The visitor went to an address.
  let open: @MainActor (String) -> Void

  private final class Sync: Slot {
    var addresses: [String] = []
    var open: @MainActor (String) -> Void = { _ in }
    private let graph: Graph
    private var token: Int?
    private var isGone = false

    init(in context: EmissionContext) {
      graph = context.graph
      super.init()
      graph.session.route.give(by: self)
      token = graph.session.listenToAddress { [weak self] in self?.arrived() }
      // An app may have shown a page of its own accord: the visitor's wish comes after that.
      graph.afterUpdate { [weak self] in
        guard let self, graph.session.address != "/" else { return }
        arrived()
      }
    }

    /// Nothing else may change the address meanwhile: what cannot be shown must not stay in it.
    private func arrived() {
      open(graph.session.address)
      afterTheNextUpdate { sync in
        sync.graph.session.show(sync.addresses.last ?? "/", replaces: true)
      }
    }

    func update(_ addresses: [String]) {
      guard addresses != self.addresses else { return }
      // Back in the bar must not be undone by Back in the browser: no entry for what lay below.
      let isBack = self.addresses.starts(with: addresses)
      self.addresses = addresses
      afterTheNextUpdate { sync in
        sync.graph.session.show(sync.addresses.last ?? "/", replaces: isBack)
      }
    }

    private func afterTheNextUpdate(_ action: @escaping (Sync) -> Void) {
      let graph = graph
      graph.afterUpdate { [weak self] in
        graph.afterUpdate { if let self, !self.isGone { action(self) } }
      }
    }

    override func leave() {
      isGone = true
      graph.session.route.stopGiving(by: self)
      if let token { graph.session.stopListening(token) }
    }
  }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    // Before its content, whose links have no addresses of their own.
    let sync = context.slot(0x0A77) { Sync(in: context) }
    content()
    sync.open = modifier.open
    sync.update(modifier.addresses)
  }
}
