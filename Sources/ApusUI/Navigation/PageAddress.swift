import ViewGraph

/// Tells the session the address that a page has by its place: see `Route`.
final class PageAddressSlot: AppearanceSlot {
  private var address: String?
  private var isOnTop = false
  private var reveal: () -> Void = {}
  private var reopen: (() -> Void)?
  private let graph: Graph
  /// The page or tab around it.
  private let outer: PageAround?
  /// The value for the environment of the page's content.
  let around = PageAround()

  override init(in context: EmissionContext) {
    graph = context.graph
    outer = context.environment.pageAround
    super.init(in: context)
    around.slot = self
  }

  /// - Parameters:
  ///   - isOnTop: Whether it is the one that is seen of those beside it.
  ///   - reopen: Shows the page on the one below, if no link leads to it.
  func update(
    _ address: String?, isOnTop: Bool, reopen: (() -> Void)? = nil, reveal: @escaping () -> Void
  ) {
    self.reveal = reveal
    self.reopen = reopen
    guard (address, isOnTop) != (self.address, self.isOnTop) else { return }
    (self.address, self.isOnTop) = (address, isOnTop)
    note()
  }

  override func begin() { note() }
  override func end() { note() }

  override func leave() {
    address = nil
    note()
    super.leave()
  }

  private func note() {
    guard let address else { return graph.session.route.forget(self, in: graph) }
    graph.session.route.note(
      address, by: self, isShown: isActive && isOnTop, in: graph, reopen: reopen
    ) { [weak self] in self?.show() }
  }

  /// Takes away what lies over it, and over the pages and tabs around it.
  private func show() {
    outer?.slot?.show()
    if !isOnTop { reveal() }
  }
}

/// A weak link from the environment to a page or tab, which holds the environment.
@MainActor
final class PageAround {
  fileprivate(set) weak var slot: PageAddressSlot?
}

private struct PageAroundKey: EnvironmentKey { static let defaultValue: PageAround? = nil }
private struct OpenedAddressKey: EnvironmentKey { static let defaultValue: OpenedAddress? = nil }
private struct AddressBaseKey: EnvironmentKey { static let defaultValue: String? = "/" }

extension EnvironmentValues {
  /// The page or tab around.
  var pageAround: PageAround? {
    get { self[PageAroundKey.self] }
    set { self[PageAroundKey.self] = newValue }
  }

  /// The address that the app took, under which the pages that it showed have theirs.
  var openedAddress: OpenedAddress? {
    get { self[OpenedAddressKey.self] }
    set { self[OpenedAddressKey.self] = newValue }
  }

  /// The page's address of a link to a place.
  func linkAddress(to place: String) -> String { openedAddress?.written(place) ?? place }

  /// The address of the page around; nil where pages have none by their place, such as in a sheet.
  var addressBase: String? {
    get { self[AddressBaseKey.self] }
    set { self[AddressBaseKey.self] = newValue }
  }
}

/// What a value or a link adds to the address of its page.
///
/// Only what the code names, numbers and identifiers can be read in it. All else is a digest, so that nothing of a
/// person stands in a history or a log.
enum AddressPart {
  /// The part of a value of a path; nil for an object, which another process does not have.
  static func of(_ value: Any) -> String? {
    if let hashable = value as? AnyHashable, type(of: value) == AnyHashable.self {
      return of(hashable.base)
    }
    if let text = scalar(value) { return text }
    if let id = (value as? any Identifiable)?.id, let text = scalar(id) {
      return name(of: type(of: value)) + text
    }
    if type(of: value) is AnyClass { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .enum else { return digest(StableIdentity.number(of: value)) }
    if let payload = mirror.children.first {
      guard let label = payload.label.flatMap(token), let part = of(payload.value) else {
        return nil
      }
      return "\(label)-\(part)"
    }
    return token("\(value)") ?? digest(StableIdentity.number(of: value))
  }

  /// The part of a page that no link leads to.
  static func unlinked(_ part: String) -> String { Route.unlinkedMark + part }

  /// The part of a page that a view shows while a condition holds, or while there is an item.
  static func of(presented origin: UInt64, _ item: AnyHashable?) -> String {
    unlinked(
      digest(item.map { EmissionContext.mix(origin, StableIdentity.number(of: $0)) } ?? origin))
  }

  /// The part of a link with a destination, by its place among the views.
  static func of(origin: UInt64) -> String { digest(origin) }

  /// The part of a tab: of its tag, or else of its place.
  @MainActor static func of(tab: TabPart) -> String {
    guard let tag = tab.tag, let part = of(tag) else { return digest(tab.key) }
    // A number alone is too likely that of a page in the first tab.
    return part.allSatisfy(\.isNumber) ? "tab-\(part)" : part
  }

  private static func scalar(_ value: Any) -> String? {
    switch value {
    case let text as String: token(text) ?? digest(StableIdentity.number(of: text))
    case let uuid as UUID: uuid.uuidString.lowercased()
    case let number as any BinaryInteger: "\(number)"
    case let raw as any RawRepresentable: scalar(raw.rawValue)
    default: nil
    }
  }

  /// A text that is like a name of code, or nil.
  private static func token(_ text: String) -> String? {
    let isToken = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
    return isToken && (1...40).contains(text.utf8.count) ? text : nil
  }

  private static func name(of type: Any.Type) -> String {
    token("\(type)").map { $0.lowercased() + "-" } ?? ""
  }

  private static func digest(_ number: UInt64) -> String {
    "~" + String(number & 0xFF_FFFF_FFFF, radix: 36)
  }
}

/// The address of what is shown in a page with tabs or a stack in it, on which the page above lies.
struct InnerAddress: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = nextValue() ?? value
  }
}
