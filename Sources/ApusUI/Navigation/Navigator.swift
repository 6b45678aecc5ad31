import ViewGraph

/// What a stack's pages do with it: links push, the bar's button and `dismiss` pop.
@MainActor
final class Navigator {
  /// Values of the path, wherever it is kept.
  var read: () -> [AnyHashable] = { [] }
  var write: ([AnyHashable]) -> Void = { _ in }
  /// Pages that links with a destination view pushed; above those of the path.
  private(set) var views: [PushedView] = []
  /// Re-evaluates the stack when `views` changes.
  var viewsChanged: () -> Void = {}
  /// Keeps the pages in place of this object.
  weak var keeper: (any PageKeeper)?
  private var pushCount = 0
  /// The pushed pages that are on the screen.
  var shown: Set<Int> = []
  /// The column of a split view in which links of these pages show theirs, if it is not their own.
  weak var next: SplitColumn?
  /// How many pages at the beginning have no way back to the ones below: one, where a link of the column
  /// before put a page in place of the first.
  private(set) var base = 0
  /// The values that a link of the column before led to.
  private(set) var led: Set<AnyHashable> = []
  /// The types of values for which the pages say where they lead.
  var declared: Set<ObjectIdentifier> = []

  struct PushedView {
    let id: Int
    let content: AnyView
    /// A stable hash of the place of the link that pushed it; nil if a binding did.
    var origin: UInt64?
    /// The part of the address for the binding that pushed it, and the way to push it again.
    var presented: Presented?
    /// Called when the page is popped.
    let popped: () -> Void

    /// What it adds to the address of the page below.
    var part: String {
      origin.map(AddressPart.of(origin:)) ?? presented?.part ?? AddressPart.unlinked("\(id)")
    }
  }

  struct Presented {
    let part: String
    let reopen: () -> Void
  }

  func push(_ value: AnyHashable) {
    if let next { return next.lead(to: value) }
    write(read() + [value])
  }

  /// Shows what a link of the column before leads to, in place of all pages.
  func begin(with values: [AnyHashable], base: Int) {
    while let page = views.popLast() { page.popped() }
    viewsChanged()
    self.base = base
    led = Set(values)
    write(values)
  }

  @discardableResult
  func push(
    _ view: AnyView, origin: UInt64? = nil, presented: Presented? = nil,
    popped: @escaping () -> Void = {}
  ) -> Int {
    if let next, let host = next.host {
      host.begin(with: [], base: 1)
      next.advance()
      return host.push(view, origin: origin, presented: presented, popped: popped)
    }
    if let keeper {
      pushCount += 1
      keeper.push(view, id: pushCount, popped: popped)
      return pushCount
    }
    // The smallest free number, so that the page gets the same one in another process.
    var id = 1
    while shown.contains(id) || views.contains(where: { $0.id == id }) { id += 1 }
    views.append(
      PushedView(id: id, content: view, origin: origin, presented: presented, popped: popped))
    viewsChanged()
    return id
  }

  /// Links that had pushed pages in another process and have not appeared yet.
  private(set) var origins: [UInt64] = []

  var kept: KeptValue {
    let origins = views.compactMap(\.origin).map { Data("\($0)".utf8) }
    guard !origins.isEmpty, let data = Keeping.joined(origins) else { return .unchanged }
    return .value(type: Keeping.name(of: Navigator.self), data, isEntered: false)
  }

  func restore(_ data: Data) {
    origins = (Keeping.parts(data) ?? []).compactMap { UInt64(String(decoding: $0, as: UTF8.self)) }
  }

  /// Called when a link appears that may have pushed a page in another process.
  func restore(_ origin: UInt64, _ view: AnyView, in graph: Graph) {
    guard graph.restoration != nil, origins.first == origin else { return }
    origins.removeFirst()
    graph.afterUpdate { [self] in push(view, origin: origin) }
  }

  func update(_ id: Int, _ view: AnyView, presented: Presented) {
    if let host = next?.host { return host.update(id, view, presented: presented) }
    if let keeper { return keeper.update(id, view) }
    guard let index = views.firstIndex(where: { $0.id == id }) else { return }
    let old = views[index]
    views[index] = PushedView(
      id: id, content: view, origin: old.origin, presented: presented, popped: old.popped)
    // Another item has another address.
    if old.part != views[index].part { viewsChanged() }
  }

  func remove(_ id: Int) {
    if let host = next?.host { return host.remove(id) }
    if let keeper { return keeper.remove(id) }
    guard let index = views.firstIndex(where: { $0.id == id }) else { return }
    let gone = views[index...]
    views.removeSubrange(index...)
    viewsChanged()
    for page in gone { page.popped() }
    if index == 0, read().isEmpty { base = 0 }
  }

  /// Removes pages until `count` are left above the root.
  func pop(to count: Int) {
    let values = read()
    while views.count > 0, values.count + views.count > count {
      views.removeLast().popped()
      viewsChanged()
    }
    if values.count > count { write(Array(values.prefix(max(0, count)))) }
    if count <= 0 { base = 0 }
  }
}

private struct NavigatorKey: EnvironmentKey { static let defaultValue: Navigator? = nil }
private struct DismissKey: EnvironmentKey {
  static let defaultValue = DismissAction()
}

extension EnvironmentValues {
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }

  /// Ends the present page, sheet or popover; does nothing elsewhere.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented over another.
  public var isPresented: Bool { dismiss.ends }

  /// The older form of `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let dismiss = dismiss
    return Binding(
      get: { PresentationMode(isPresented: dismiss.ends) },
      set: { mode in
        if !mode.isPresented { Tracking.onMain(dismiss) { $0() } }
      })
  }
}

/// Ends a presentation when called as a function.
@MainActor @preconcurrency
public struct DismissAction {
  /// The object to end, and which part of it: actions are equal if these are.
  nonisolated private let target: ObjectIdentifier?
  nonisolated private let part: Int
  nonisolated private let action: (@MainActor () -> Void)?

  nonisolated init() { (target, part, action) = (nil, 0, nil) }

  nonisolated init<Target: AnyObject & Sendable>(
    _ target: Target, part: Int = 0, _ action: @escaping @MainActor (Target) -> Void
  ) {
    self.target = ObjectIdentifier(target)
    self.part = part
    self.action = { action(target) }
  }

  /// Whether there is anything to end.
  nonisolated var ends: Bool { action != nil }
  /// Whether it ends a sheet, a cover or a popover, and no page of a stack.
  nonisolated var endsPresentation: Bool { action != nil && part == 0 }

  /// Ends the page, sheet or popover. Does nothing where there is none.
  public func callAsFunction() { action?() }
}

/// Views that read it are not evaluated again because the same action was made anew.
extension DismissAction: InputComparable {
  /// Whether two actions end the same. Not for apps.
  nonisolated public static func isSameInput(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    let first = first.assumingMemoryBound(to: DismissAction.self).pointee
    let second = second.assumingMemoryBound(to: DismissAction.self).pointee
    return first.target == second.target && first.part == second.part
  }
}

/// Whether a view is presented; setting it through `dismiss()` ends the presentation.
public struct PresentationMode {
  /// Whether the view is presented over another.
  public private(set) var isPresented: Bool
  init(isPresented: Bool) { self.isPresented = isPresented }
  /// Ends the presentation when the changed value is written back.
  public mutating func dismiss() { isPresented = false }
}
