import ViewGraph

/// Runs an action with the address that the screen was opened with, and again when the visitor
/// goes back or forward.
nonisolated struct _OpenAddressModifier: ViewModifier {
  typealias Body = Never
  let action: (URL) -> Void

  nonisolated init(action: @escaping (URL) -> Void) { self.action = action }

  private final class Listener: Slot {
    var action: (URL) -> Void = { _ in }
    private let graph: Graph
    private var session: Session { graph.session }
    private var token: Int?

    init(in context: EmissionContext) {
      graph = context.graph
      super.init()
      // Links write their addresses anew.
      session.route.watch(by: self) { [weak component = context.component] in
        component?.invalidate()
      }
      token = session.listenToAddress { [weak self] in self?.arrived() }
      graph.afterUpdate { [weak self] in
        guard let self, session.address != "/" else { return }
        arrived()
      }
    }

    /// Pages with addresses by their place come first.
    ///
    /// - Parameter passes: In how many updates they take a first step.
    private func arrived(passes: Int = 4) {
      guard passes > 0, session.route.hasLed != nil else { return open() }
      // The way is gone on with when nothing else is left to do, which would be too late.
      session.route.goOn(in: graph)
      graph.afterUpdate { [weak self] in self?.arrived(passes: passes - 1) }
    }

    private func open() {
      guard session.route.hasLed != true,
        let url = URL(string: Route.own(session.address), relativeTo: URL(string: "apus://screen"))
      else {
        return
      }
      session.route.take(Route.own(session.address), in: graph)
      action(url.absoluteURL)
    }

    override func leave() {
      session.route.stopWatching(by: self)
      if let token { session.stopListening(token) }
    }
  }

  @MainActor static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let opened = context.graph.session.route.opened
    context.withEnvironment(EnvironmentValues.entries { $0.openedAddress = opened }[...], content)
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
    private let route: Route

    init(_ route: Route) {
      self.route = route
      super.init()
      route.give(by: self)
    }

    override func leave() {
      isGone = true
      route.stopGiving(by: self)
    }
  }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    let graph = context.graph
    // Before its content, whose links have no addresses of their own.
    let shown = context.slot(0xADD8) { Shown(graph.session.route) }
    content()
    shown.address = modifier.address
    // Two passes later: `onOpenURL` may lead elsewhere in the first.
    graph.afterUpdate {
      graph.afterUpdate {
        if !shown.isGone { graph.session.show(shown.address) }
      }
    }
  }
}

/// Says that what the page's address names does not exist.
struct _PageMissingModifier: ViewModifier {
  typealias Body = Never
  let isMissing: Bool

  nonisolated init(isMissing: Bool) { self.isMissing = isMissing }

  private final class Said: Slot {
    let session: Session
    init(_ session: Session) {
      self.session = session
      super.init()
    }
    override func leave() { session.setMissing(false, by: self) }
  }

  static func _emit(_ modifier: Self, _ context: EmissionContext, content: () -> Void) {
    content()
    let said = context.slot(0x4040) { Said(context.graph.session) }
    said.session.setMissing(modifier.isMissing, by: said)
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

  /// Says that what the page's address names does not exist: a book that was deleted, a page that never
  /// was. The view itself tells the person; search engines and link checkers are answered with the
  /// status 404 instead of 200.
  ///
  /// ```swift
  /// if let book = library[id] {
  ///   BookView(book: book)
  /// } else {
  ///   ContentUnavailableView("No such book", systemImage: "book").pageNotFound()
  /// }
  /// ```
  ///
  /// What counts is the first HTML: say it when the screen is built, not after a task.
  ///
  /// Apus's own: on iOS a screen has no address.
  nonisolated public func pageNotFound(_ isMissing: Bool = true) -> some View {
    modifier(_PageMissingModifier(isMissing: isMissing))
  }
}
