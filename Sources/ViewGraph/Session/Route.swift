/// The addresses of pages that an app gives none itself, and the way to one of them.
///
/// Each page of a stack and each tab has the address of the page that it lies on or in, and a part of its own.
/// An address says which links lead to a page, one after the other: to open one is to follow them, and so shows
/// nobody what no link on the screen leads to.
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
  package var hasLed: Bool? { isDerived && !pages.isEmpty ? wanted == nil || steps > 0 : nil }

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
    let path = known(Self.path(address))
    wanted = path == "/" && pages.isEmpty ? nil : path
    (steps, revealed) = (0, nil)
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
  func giveUp() { wanted = nil }

  private func settle(in graph: Graph) {
    guard isDerived, !pages.isEmpty else { return }
    if wanted != nil { goOn(in: graph) }
    guard wanted == nil else { return }
    let shown = pages.values.filter(\.isShown).map(\.address).max { $0.count < $1.count }
    guard let shown else { return }
    let address = graph.session.address
    // What the visitor opened may have a query.
    if shown == Self.path(address) { return graph.session.show(address) }
    let isLeft = Self.isIn(Self.path(address), shown)
    // The app or the visitor ended these pages, perhaps because the visitor may no longer see them.
    if isLeft {
      let gone = Self.next(from: shown, to: Self.path(address))
      remembered = remembered.filter { !Self.isIn($0.key, gone) }
    }
    // Back in the bar must not be undone by Back in the browser: no entry for what lay below.
    graph.session.show(shown, replaces: isLeft)
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
    } else if graph.tap(address: Self.next(from: base, to: wanted)) {
      steps += 1
    } else if let reopen = remembered[Self.next(from: base, to: wanted)] {
      steps += 1
      reopen()
    } else {
      return false
    }
    changed(in: graph)
    return true
  }

  // MARK: Addresses

  /// The beginning of the part of a page that no link leads to.
  nonisolated package static let unlinkedMark = "+"

  /// The path alone, without a slash at its end.
  static func path(_ address: String) -> String {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    return String(path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path)
  }

  /// The address of what lies on or in a page.
  package static func address(_ part: String, in base: String) -> String {
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
