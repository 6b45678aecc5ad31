import ViewGraph

/// Pages on top of each other, with a bar that names the page and leads back.
///
/// ```swift
/// struct Library: View {
///   @State private var path: [String] = []
///   var body: some View {
///     NavigationStack(path: $path) {
///       Button("Open") { path.append("Emma") }
///         .navigationTitle("Library")
///         .navigationDestination(for: String.self) { Text($0) }
///     }
///   }
/// }
/// ```
nonisolated public struct NavigationStack<Data, Root: View>: View {
  private let root: Root
  private let path: NavigationPathBinding?

  /// A stack that keeps its path by itself.
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.root = root()
    path = nil
  }

  /// A stack whose path is a binding, with values of any types.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.root = root()
    self.path = NavigationPathBinding(
      read: { path.wrappedValue.values },
      write: { values in
        var changed = NavigationPath()
        changed.values = values
        path.wrappedValue = changed
      })
  }

  /// A stack whose path is a binding, with values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.root = root()
    self.path = NavigationPathBinding(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in
        path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
      })
  }

  @MainActor public var body: some View { _NavigationHost(root: root, path: path) }
}

struct NavigationPathBinding {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
  var keeper: (any PageKeeper)?
}

/// The generation before `NavigationStack` and `NavigationSplitView`.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content
  /// Pages on top of each other.
  ///
  /// Two or three views of `content` are columns in a wide window, as in a ``NavigationSplitView``,
  /// unless the style is `.stack`. A narrow window has the first of them alone, as the lowest page.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
  @MainActor public var body: some View { _NavigationViewPages(content: content) }
}

/// The destinations that pages declare: closures by the type of the value.
struct NavigationDestinations: PreferenceKey {
  static var defaultValue: [ObjectIdentifier: Destination] { [:] }
  static func reduce(
    value: inout [ObjectIdentifier: Destination],
    nextValue: () -> [ObjectIdentifier: Destination]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }

  struct Destination {
    let make: (AnyHashable) -> AnyView
  }
}

/// The pages of one stack.
struct _NavigationHost<Root: View>: View {
  let root: Root
  let path: NavigationPathBinding?
  /// The column of a split view whose pages these are.
  var place: ColumnPlace?
  @State private var navigator = Navigator()
  @State private var ownPath = NavigationPath()
  @State private var viewCount = 0

  var body: some View {
    let navigator = navigator
    let ownPath = $ownPath
    let viewCount = $viewCount
    if let path {
      navigator.read = path.read
      navigator.write = path.write
      navigator.keeper = path.keeper
    } else {
      navigator.read = { ownPath.wrappedValue.values }
      navigator.write = { ownPath.wrappedValue.values = $0 }
    }
    navigator.viewsChanged = { viewCount.wrappedValue += 1 }
    _ = self.viewCount
    if let place {
      place.column.host = navigator
      navigator.next = place.column.next
    }
    return _NavigationPages(
      root: root, values: navigator.read(), navigator: navigator, place: place)
  }
}

/// Writes the pages: the root, one per value of the path, one per pushed view.
struct _NavigationPages<Root: View>: View {
  typealias Body = Never
  let root: Root
  let values: [AnyHashable]
  let navigator: Navigator
  let place: ColumnPlace?

  /// The state of the pages from the last evaluation.
  private final class Known: Slot {
    var scopes: [Int: AppearanceScope] = [:]
    var identities: [Int: IdentityStep] = [:]
    /// Whether a link leads to the page of a value, which is found out once.
    var linked: [Int: (value: AnyHashable, address: String, isLinked: Bool)] = [:]
  }

  static func _emit(_ view: Self, _ context: EmissionContext) {
    guard context.environment.navigator != nil else { return emitPages(view, context) }
    // A page around it shows the bar of the first page, so that there is one.
    let bar = context.preference(BarPreference.self, hides: true) { emitPages(view, context) }
    var state = BarState()
    if view.values.isEmpty, view.navigator.views.isEmpty {
      state.inner = [bar]
    } else {
      state.isCovered = true
    }
    context.writePreference(ObjectIdentifier(BarPreference.self), state)
  }

  private static func emitPages(_ view: Self, _ context: EmissionContext) {
    let known = context.slot(0x4A71) { Known() }
    let isNested = context.environment.navigator != nil
    let navigator = view.navigator
    // The stack that is the tab's, not one in its pages: those come later.
    if let stack = context.environment.tabStack, stack.navigator == nil {
      stack.navigator = navigator
    }
    if view.place == nil { context.environment.splitColumn?.inner = navigator }
    let count = 1 + view.values.count + navigator.views.count
    // What a keeper shows has addresses by it.
    var address = navigator.keeper == nil ? context.environment.addressBase : nil
    context.open(.navigation)
    // What a link of a column before leads to is shown here.
    var destinations = view.place?.destinations ?? [:]
    var below: [Component] = []
    var isLargeBelow = true
    var titleBelow = view.place?.titleBefore.map { BackTitle.words($0) }
    for index in 0..<count {
      var reopen: (() -> Void)?
      let content: AnyView
      let step: UInt64
      var isRenewing = false
      if index == 0 {
        content = AnyView(view.root)
        if let root = navigator.keeper?.root {
          isRenewing = known.identities[0, default: IdentityStep()].update(root)
          step = EmissionContext.mix(1, known.identities[0]!.step)
        } else {
          step = 1
        }
      } else if index <= view.values.count {
        let value = view.values[index - 1]
        address = address.map { base in
          let place = view.address(of: value, at: index, on: base, known, below, context)
          if !place.isLinked {
            reopen = { [weak navigator] in navigator?.push(value) }
          }
          return place.address
        }
        isRenewing = known.identities[index, default: IdentityStep()].update(value)
        step = EmissionContext.mix(UInt64(index + 1), known.identities[index]!.step)
        if let destination = destinations[ObjectIdentifier(type(of: value.base))] {
          content = destination.make(value)
        } else {
          content = AnyView(_MissingDestination(type: "\(type(of: value.base))"))
          context.graph.onFault(
            "No navigationDestination(for: \(type(of: value.base)).self) is on the pages below.")
        }
      } else {
        let pushed = navigator.views[index - 1 - view.values.count]
        step = EmissionContext.mix(0x9B5, UInt64(pushed.id))
        content = pushed.content
        address = address.map { Route.address(pushed.part, in: $0) }
        reopen = pushed.presented?.reopen
      }
      let isTop = index == count - 1
      // Another root takes the place of the one before, and comes from nowhere.
      let entersAtOnce =
        index <= view.values.count
        && navigator.keeper.map { index == 0 || $0.entersAtOnce(view.values[index - 1]) } ?? false
      let scope =
        known.scopes[index]
        ?? AppearanceScope(isVisible: isTop, in: context.environment.appearance)
      known.scopes[index] = scope
      scope.setVisible(isTop, in: context.graph)
      context.descend(step) {
        let outer = context.isRenewing
        context.isRenewing = outer || isRenewing
        let page = composite(
          _NavigationPage(
            content: content, address: address, depth: index, isTop: isTop,
            entersAtOnce: entersAtOnce, hasBar: index > 0 || !isNested, navigator: navigator,
            place: view.place, isFirst: index <= navigator.base, isLargeBelow: isLargeBelow,
            titleBelow: titleBelow, scope: scope, reopen: reopen),
          context)
        context.isRenewing = outer
        // The page above lies on what is shown in this one.
        let inner = context.preference(InnerAddress.self, hides: true) { context.place(page) }
        if address != nil { address = inner ?? address }
        below.append(page)
        isLargeBelow = context.preference(LargeTitlePreference.self, of: page)
        titleBelow =
          context.preference(BackTitlePreference.self, of: page)
          ?? context.preference(TitlePreference.self, of: page).map { .words($0) }
        for (type, destination) in context.preference(NavigationDestinations.self, of: page) {
          destinations[type] = destination
        }
      }
    }
    for index in known.scopes.keys where index >= count {
      known.scopes[index] = nil
      known.identities[index] = nil
      known.linked[index] = nil
    }
    if let address {
      context.writePreference(ObjectIdentifier(InnerAddress.self), Optional(address))
    }
    navigator.shown = Set(navigator.views.map(\.id))
    navigator.declared = Set(destinations.keys)
    context.close { _ in 3 }
  }
}

extension _NavigationPages {
  /// The address of the page of a value, and whether a link of the pages below leads there.
  private func address(
    of value: AnyHashable, at index: Int, on base: String, _ known: Known, _ below: [Component],
    _ context: EmissionContext
  ) -> (address: String, isLinked: Bool) {
    let part = AddressPart.of(value)
    let address = Route.address(part ?? "\(index)", in: base)
    if let last = known.linked[index], last.value == value, last.address == address {
      return (last.isLinked ? address : unlinked(part, index, base), last.isLinked)
    }
    let link = context.environment.linkAddress(to: address)
    // Rows and links of another column lead here, too.
    let isLinked =
      part != nil
      && (place != nil || navigator.led.contains(value)
        || below.contains { $0.link(to: link) != nil })
    known.linked[index] = (value, address, isLinked)
    return (isLinked ? address : unlinked(part, index, base), isLinked)
  }

  private func unlinked(_ part: String?, _ index: Int, _ base: String) -> String {
    Route.address(AddressPart.unlinked(part ?? "\(index)"), in: base)
  }
}

/// Shown where a value has no destination, as SwiftUI does: a warning sign. The reason is logged.
struct _MissingDestination: View {
  let type: String
  var body: some View { Text(verbatim: "⚠︎ \(type)") }
}

/// One page: a bar made of what its content says, and the content.
struct _NavigationPage: View {
  let content: AnyView
  let address: String?
  let depth: Int
  let isTop: Bool
  let entersAtOnce: Bool
  let hasBar: Bool
  let navigator: Navigator
  let place: ColumnPlace?
  /// Whether none of these pages is below it.
  let isFirst: Bool
  let isLargeBelow: Bool
  let titleBelow: BackTitle?
  let scope: AppearanceScope
  /// Shows it on the page below, if no link leads to it.
  let reopen: (() -> Void)?
  @State private var editMode = EditMode.inactive

  var body: some View {
    let pop = pop
    _PageLayout(
      content: content.modifier(_EditModeProvider(mode: $editMode)).environment(
        \.navigator, navigator
      ).environment(\.appearance, scope).environment(\.addressBase, address)
        // The first page cannot be popped: `dismiss` there ends the presentation around the stack.
        .transformEnvironment(\.dismiss) { [depth, navigator] dismiss in
          guard depth > 0 else { return }
          dismiss = DismissAction(navigator, part: depth) { $0.pop(to: depth - 1) }
        },
      address: address, depth: depth, isTop: isTop, entersAtOnce: entersAtOnce, hasBar: hasBar,
      place: depth == 0 ? place : nil, isFirst: isFirst,
      isLargeBelow: isLargeBelow, titleBelow: titleBelow, pop: pop, reopen: reopen,
      reveal: { [navigator, depth, place] in
        navigator.pop(to: depth)
        if depth == 0 { place?.reveal() }
      })
  }

  /// Nil: there is no page below, also none of another column.
  private var pop: (@MainActor () -> Void)? {
    guard !isFirst else { return place?.back }
    return { [navigator, depth] in navigator.pop(to: depth - 1) }
  }
}
