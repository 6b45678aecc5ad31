/// The addresses of pages that an app gives none itself, and the way to one of them.
///
/// Each page of a stack and each tab has the address of the page that it lies on or in, and a part of its own.
/// An address says which links lead to a page, one after the other: to open one is to follow them, and so shows
/// nobody what no link on the screen leads to. Above an address that the app took, they go on: see `OpenedAddress`.
@MainActor
package final class Route {
  private struct Page {
    let address: String
    var isShown = false
    let reveal: () -> Void
  }

  @exclusivity(unchecked) private var pages: [ObjectIdentifier: Page] = [:]
  /// Views that give the address themselves.
  @exclusivity(unchecked) private var givers: Set<ObjectIdentifier> = []
  /// The address that the visitor opened, until it is shown or given up.
  @exclusivity(unchecked) private var wanted: String?
  private var steps = 0
  /// How many links of the way were followed, or pages shown again.
  private var linksFollowed = 0
  /// The address that the app took, once what it showed for it is known.
  package private(set) var opened: OpenedAddress?
  /// The address that the app has just taken.
  @exclusivity(unchecked) private var taken: String?
  /// The address that the app took before there was a page.
  @exclusivity(unchecked) private var early: String?
  /// The parts above the page of the app's own address, which the visitor opened with it.
  @exclusivity(unchecked) private var rest: String?
  /// Whether the app is told of the address, even if links lead there.
  private var isAppAsked = false
  /// Whether the app is told of the address unless pages have to change for it.
  private var isAppAskedIfShown = false
  /// Views that hand the opened address down to links.
  @exclusivity(unchecked) private var watchers: [ObjectIdentifier: () -> Void] = [:]
  /// The page over which all was taken away last: what stays over it does so for good.
  private var revealed: String?
  /// How to show again, in this visit, the pages that no link leads to.
  @exclusivity(unchecked) private var remembered: [String: () -> Void] = [:]
  /// So many pages are remembered.
  private static let mostRemembered = 100
  /// A page that hides itself again must not hold up everything.
  private static let most = 32
  @exclusivity(unchecked) private var isDue = false

  init(to address: String) { follow(address) }

  /// Whether pages have addresses by their place.
  package var isDerived: Bool { givers.isEmpty }
  /// Whether a page of the address that was opened has not been reached.
  package var isUnderWay: Bool { isDerived && wanted != nil && !pages.isEmpty }
  /// Whether the address that was opened led anywhere; nil where pages have no addresses by their place.
  package var hasLed: Bool? {
    guard isDerived, !pages.isEmpty else { return nil }
    if isAppAsked || isAppAskedIfShown && steps == 0 { return false }
    return wanted == nil || linksFollowed > 0
  }
  /// Whether the app took an address, and pages above it are missing.
  var isRestMissing: Bool { opened != nil && isUnderWay }

  // MARK: What there is

  /// A page came on the screen, or under another, or its address changed.
  ///
  /// - Parameters:
  ///   - reopen: Shows the page on the one below, if no link leads to it.
  ///   - reveal: Takes away what lies over the page.
  package func note(
    _ address: String, by owner: AnyObject, isShown: Bool, in graph: Graph,
    reopen: (() -> Void)?, reveal: @escaping () -> Void
  ) {
    if let reopen {
      if remembered.count >= Self.mostRemembered { remembered = [:] }
      remembered[address] = reopen
    }
    pages[ObjectIdentifier(owner)] = Page(address: address, isShown: isShown, reveal: reveal)
    changed(in: graph)
  }

  package func forget(_ owner: AnyObject, in graph: Graph) {
    guard pages.removeValue(forKey: ObjectIdentifier(owner)) != nil else { return }
    changed(in: graph)
  }

  /// The app gives addresses itself as long as one of its views does.
  package func give(by owner: AnyObject) { givers.insert(ObjectIdentifier(owner)) }
  package func stopGiving(by owner: AnyObject) { givers.remove(ObjectIdentifier(owner)) }

  /// The app has got an address and follows it. The page that the app shows then has this address.
  package func take(_ address: String, in graph: Graph) {
    (taken, wanted, isAppAsked, isAppAskedIfShown) = (address, nil, false, false)
    graph.afterUpdate {
      graph.afterUpdate { [self] in
        guard taken == address else { return }
        (taken, early) = (nil, address)
        settle(in: graph)
      }
    }
  }

  private func setOpened(_ address: String, in graph: Graph) {
    let rest = rest
    self.rest = nil
    guard var base = shown else { return }
    if let rest {
      if base.hasSuffix("/" + rest) {
        base = String(base.dropLast(rest.count + 1))
        if base.isEmpty { base = "/" }
      } else if graph.restoration == nil {
        wanted = Self.address(rest, in: base)
        (steps, linksFollowed, revealed) = (0, 0, nil)
      }
    }
    // An address by its place needs no other.
    set(Self.path(address) == base ? nil : OpenedAddress(address: address, base: base))
  }

  private func set(_ opened: OpenedAddress?) {
    guard opened != self.opened else { return }
    self.opened = opened
    for watcher in watchers.values { watcher() }
  }

  /// Calls an action whenever `opened` has changed.
  package func watch(by owner: AnyObject, _ action: @escaping () -> Void) {
    watchers[ObjectIdentifier(owner)] = action
  }
  package func stopWatching(by owner: AnyObject) { watchers[ObjectIdentifier(owner)] = nil }

  /// Two passes later, as with addresses that an app gives: what appears may lead elsewhere.
  private func changed(in graph: Graph) {
    guard !isDue else { return }
    isDue = true
    graph.afterUpdate {
      graph.afterUpdate { [self] in
        isDue = false
        settle(in: graph)
      }
    }
  }

  // MARK: The way

  /// The visitor opened an address.
  func follow(_ address: String) {
    let (own, rest) = OpenedAddress.split(address)
    (steps, linksFollowed, revealed) = (0, 0, nil)
    (taken, early) = (nil, nil)
    let isSame = opened?.address == own
    isAppAsked = !isSame && (opened != nil || rest != nil)
    isAppAskedIfShown = isSame && rest == nil
    self.rest = isSame ? nil : rest
    let path = known(isSame ? opened!.place(of: address) : Self.path(own))
    wanted = path == "/" && pages.isEmpty ? nil : path
  }

  /// The address of the uppermost page that can be shown again: pages that no link leads to are known only in the
  /// visit that showed them.
  private func known(_ path: String) -> String {
    guard path.contains("/" + Self.unlinkedMark) else { return path }
    var known = "/"
    for part in path.split(separator: "/") {
      let next = Self.address(String(part), in: known)
      if part.hasPrefix(Self.unlinkedMark), remembered[next] == nil { break }
      known = next
    }
    return known
  }

  /// The session ends. What shows pages again holds the screen.
  func forgetPages() { remembered = [:] }

  /// The visitor did something else.
  func giveUp() { (wanted, rest) = (nil, nil) }

  /// The derived address of the visible page.
  private var shown: String? {
    pages.values.filter(\.isShown).map(\.address).max { $0.count < $1.count }
  }

  private func settle(in graph: Graph) {
    guard isDerived, !pages.isEmpty, taken == nil else { return }
    if let early, shown != nil {
      self.early = nil
      setOpened(early, in: graph)
    }
    if wanted != nil { goOn(in: graph) }
    guard wanted == nil, let shown else { return }
    let address = graph.session.address
    let last = opened?.place(of: address) ?? Self.path(address)
    if let base = opened?.base, !Self.isIn(shown, base) { set(nil) }
    let written = opened?.written(shown) ?? shown
    // What the visitor opened may have a query.
    if Self.path(written) == Self.path(address) { return graph.session.show(address) }
    let isLeft = Self.isIn(last, shown)
    // The app or the visitor ended these pages, perhaps because the visitor may no longer see them.
    if isLeft {
      let gone = Self.next(from: shown, to: last)
      remembered = remembered.filter { !Self.isIn($0.key, gone) }
    }
    // Back in the bar must not be undone by Back in the browser: no entry for what lay below.
    graph.session.show(written, replaces: isLeft)
  }

  /// Takes one step to the wanted address, if the screen has one now.
  ///
  /// - Returns: Whether something may have changed.
  @discardableResult
  package func goOn(in graph: Graph) -> Bool {
    guard let wanted, isDerived, graph.restoration == nil, steps < Self.most else { return false }
    guard
      let base = pages.values.map(\.address).filter({ Self.isIn(wanted, $0) })
        .max(by: { $0.count < $1.count })
    else { return false }
    // A tab and the first page of its stack have the same.
    let hidden = pages.values.filter { $0.address == base && !$0.isShown }
    if !hidden.isEmpty, revealed != base {
      revealed = base
      steps += 1
      for page in hidden { page.reveal() }
    } else if base == wanted {
      self.wanted = nil
    } else {
      let next = Self.next(from: base, to: wanted)
      if !graph.tap(address: opened?.written(next) ?? next) {
        guard let reopen = remembered[next] else { return false }
        reopen()
      }
      (steps, linksFollowed) = (steps + 1, linksFollowed + 1)
    }
    changed(in: graph)
    return true
  }

  // MARK: Addresses

  /// The beginning of the part of a page that no link leads to.
  nonisolated package static let unlinkedMark = "+"

  /// The path alone, without a slash at its end.
  nonisolated static func path(_ address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return String(path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path)
  }

  /// The app's part of an address.
  nonisolated package static func own(_ address: String) -> String {
    OpenedAddress.split(address).own
  }

  /// The address of what lies on or in a page.
  nonisolated package static func address(_ part: String, in base: String) -> String {
    base == "/" ? "/" + part : base + "/" + part
  }

  /// Whether an address is that of a page, or of what lies on it or in it.
  private static func isIn(_ address: String, _ base: String) -> Bool {
    base == "/" || address == base || address.hasPrefix(base + "/")
  }

  private static func next(from base: String, to wanted: String) -> String {
    let rest = wanted.dropFirst(base == "/" ? 1 : base.count + 1)
    return address(String(rest.prefix { $0 != "/" }), in: base)
  }
}

extension Graph {
  /// Does what a tap on the link or tab of an address does, if the screen has one and it is not disabled.
  func tap(address: String) -> Bool {
    guard let action = root.link(to: address) else { return false }
    action()
    return true
  }
}

extension Component {
  /// The action of the enabled link or tab with an address; nil if it has none.
  package func link(to address: String) -> (() -> Void)? {
    stream.withBytes { bytes in
      var reader = ElementReader(bytes)
      var disabled: [Bool] = []
      while let record = reader.next() {
        switch record {
        case .open(let role, _, let attributes):
          let isDisabled = attributes.flag(.isDisabled) || disabled.last ?? false
          disabled.append(isDisabled)
          guard !isDisabled, role == .button || role == .tab || role.isRow,
            attributes[.address] == address,
            let index = attributes[.onTap]?.index, case .action(let action) = handlers[index]
          else { continue }
          return action
        case .close: disabled.removeLast()
        case .child(let id):
          if disabled.last != true, let action = child(id).link(to: address) { return action }
        }
      }
      return nil
    }
  }
}
